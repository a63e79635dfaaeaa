export { CertificatePage } from './certificate/CertificatePage.tsx';
export { RecordPage } from './record/RecordPage.tsx';
