export { ApplicantsPage, type ApplicantsSearch } from './ApplicantsPage.tsx';
export { ApplicationBuilderPage } from './ApplicationBuilderPage.tsx';
export { ApplicationsPage } from './ApplicationsPage.tsx';
export { ApplyPage } from './ApplyPage.tsx';
export { OwnApplicationsPage } from './OwnApplicationsPage.tsx';
