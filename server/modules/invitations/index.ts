export { acceptAtSignUp } from './accept.ts';
export { invitePeople } from './invite-people.ts';
export { forgetAddress, letterWritten } from './letters-written.ts';
export { ownData } from './own-data.ts';
export { lettersToWrite } from './queries.ts';
export { invitationRoutes } from './routes.ts';
