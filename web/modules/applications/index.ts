export { ApplicantsPage } from './ApplicantsPage.tsx';
export { applicantSearch } from './search.ts';
export { ApplicationBuilderPage } from './ApplicationBuilderPage.tsx';
export { ApplicationsPage } from './ApplicationsPage.tsx';
export { ApplyPage } from './ApplyPage.tsx';
export { OwnApplicationsPage } from './OwnApplicationsPage.tsx';
export { fieldOfWire, fieldsOfQuestions, newQuestion, type QuestionValues } from './builder-values.ts';
export { QuestionList } from './QuestionList.tsx';
