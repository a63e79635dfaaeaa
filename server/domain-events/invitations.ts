import type { DomainEvent } from './event.ts';

/** People are asked by letter to join a programme; each letter mints its own token when it is written (M20). */
export interface InvitationsSent extends DomainEvent {
  name: 'invitations.sent';
  programId: number;
  inviteIds: readonly number[];
}

/** Somebody joined by a link or a letter; the admins are told (C5). */
export interface InvitationAccepted extends DomainEvent {
  name: 'invitation.accepted';
  programId: number;
  roleId: number;
  userId: number;
}
