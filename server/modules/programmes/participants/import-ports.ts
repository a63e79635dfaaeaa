/** What an import asks of the later module of invitations; the app hands it in. */
export type { SampleInvitation } from './last-look.ts';
export type { InvitePeople } from './run-import.ts';
export type { TakeBack } from './undo-import.ts';
