import type { DomainEvent } from './event.ts';

/** Someone signed up, as a member or for a company. Emails create their own tokens when they are rendered (M20). */
export interface AccountSignedUp extends DomainEvent {
  name: 'account.signed_up';
  userId: number;
  /** The word in the referral link that they used; profiles knows whose it is. */
  ref: string | null;
  /** The hash of the invitation that they used; invitations knows which one it is. */
  invite: string | null;
}

export interface ConfirmationRequested extends DomainEvent {
  name: 'account.confirmation_requested';
  userId: number;
}

export interface AccountConfirmed extends DomainEvent {
  name: 'account.confirmed';
  userId: number;
}

export interface ResetRequested extends DomainEvent {
  name: 'account.reset_requested';
  userId: number;
}

/** M39: someone asked for another address; the link goes there. */
export interface AddressAsked extends DomainEvent {
  name: 'account.address_asked';
  userId: number;
  changeId: number;
}

/** M39: the new address was confirmed; the old one is told, and can undo it. */
export interface AddressChanged extends DomainEvent {
  name: 'account.address_changed';
  userId: number;
  changeId: number;
}

/** Somebody who is signed in chose a new password. */
export interface PasswordChanged extends DomainEvent {
  name: 'account.password_changed';
  userId: number;
}

/** Somebody chose a new password with the link at their address. */
export interface PasswordReset extends DomainEvent {
  name: 'account.password_reset';
  userId: number;
}

/**
 * Its owner has the account to themselves again, with the link at the address: whoever had it before, or had made it
 * ready for themselves, has no way in any more.
 */
export interface AccountWonBack extends DomainEvent {
  name: 'account.won_back';
  userId: number;
}

/** Deactivated immediately, purged after 30 days (B06). Within: future bookings are cancelled, points returned. */
export interface AccountDeleted extends DomainEvent {
  name: 'account.deleted';
  userId: number;
}

export interface AccountRestored extends DomainEvent {
  name: 'account.restored';
  userId: number;
}

/** The 30 days have passed: each module wipes the personal columns of its own tables. */
export interface AccountPurged extends DomainEvent {
  name: 'account.purged';
  userId: number;
}
