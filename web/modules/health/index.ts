export { PairingHealthPage } from './PairingHealthPage.tsx';
export { ReportPage } from './report/ReportPage.tsx';
export { healthSearch } from './search.ts';
