export { invitePeople } from './invite-people.ts';
