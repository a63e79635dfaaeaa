export { InvitedPeoplePage } from './InvitedPeoplePage.tsx';
export { InvitesPage } from './InvitesPage.tsx';
export { PeopleTabs } from './PeopleTabs.tsx';
export { ProgrammeSignInPage } from './ProgrammeSignInPage.tsx';
export { ProgrammeSignUpPage } from './ProgrammeSignUpPage.tsx';
export { invitedSearch } from './search.ts';
