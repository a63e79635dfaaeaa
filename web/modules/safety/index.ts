export { SafetyReportsPage } from './admin/SafetyReportsPage.tsx';
export { BlockedPeople, PersonMenu } from './parts.ts';
export { ReportReasons } from './ReportReasons.tsx';
export { safetyTabInSearch } from './search.ts';
export { usePersonActs } from './usePersonActs.tsx';
