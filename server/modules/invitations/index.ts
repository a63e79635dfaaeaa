export { invitePeople } from './invite-people.ts';
export { letterWritten } from './letters-written.ts';
export { lettersToWrite } from './queries.ts';
