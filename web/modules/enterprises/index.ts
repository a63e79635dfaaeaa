export { EnterpriseHomePage } from './EnterpriseHomePage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
