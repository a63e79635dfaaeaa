export { CreateEnterprisePage } from './CreateEnterprisePage.tsx';
export { useCurrentAdmin } from './queries.ts';
export { RegisterPage } from './RegisterPage.tsx';
export { WelcomeDialog } from './WelcomeDialog.tsx';
export { AllEnterprisesPage } from './AllEnterprisesPage.tsx';
