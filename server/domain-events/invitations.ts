import type { DomainEvent } from './event.ts';

/** People are invited by email to join a programme; each email creates its own token when it is written (M20). */
export interface InvitationsSent extends DomainEvent {
  name: 'invitations.sent';
  programId: number;
  inviteIds: readonly number[];
}

/** Someone joined through a link or an email; the admins are told (C5). */
export interface InvitationAccepted extends DomainEvent {
  name: 'invitation.accepted';
  programId: number;
  roleId: number;
  userId: number;
}
