export { refuseWrongInvitation } from './accept.ts';
export { invitePeople } from './invite-people.ts';
export { sampleInvitation } from './sample.ts';
export { takeBackInvitations } from './take-back.ts';
