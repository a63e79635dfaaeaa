export { InvitesPage } from './InvitesPage.tsx';
export { ProgrammeSignInPage } from './ProgrammeSignInPage.tsx';
export { ProgrammeSignUpPage } from './ProgrammeSignUpPage.tsx';
