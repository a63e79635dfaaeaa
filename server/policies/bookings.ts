import type { BookingSide } from '../../contract/bookings/index.ts';
import type { Actor } from './actor.ts';
import { administered, administers, type ProgrammeRef, standingIn } from './programmes.ts';

/** Which bookings exist for this viewer: queries turn it into a WHERE, and any other booking is a 404. */
export type BookingScope =
  | 'all'
  | {
      participantId: number;
      /** Sessions of these programmes exist for the viewer too, because they administer them. */
      administers?: { enterprises: readonly number[]; programmes: readonly number[] };
    };

/** Permissions table (Booking, read): part for participants, prog and ent for admins, all for platform admins. */
export const bookingScope = (actor: Actor): BookingScope => {
  const scope = administered(actor);
  if (scope === 'all') return 'all';
  const isAdmin = scope.enterprises.length > 0 || scope.programmes.length > 0;
  return { participantId: actor.id, ...(isAdmin && { administers: scope }) };
};

/** Only for participants: notes, the brief, files. */
export const ownBookings = (actor: Actor): BookingScope => ({ participantId: actor.id });

interface Participant {
  userId: number;
  userType: BookingSide;
  /** Set once the person has left the group; they no longer count as a participant. */
  hiddenAt?: unknown;
}

/** ADB-48: the admins of the programme that the booking belongs to; on the platform (null) the platform's admins. */
export const administersBooking = (actor: Actor, programme: ProgrammeRef | null) =>
  actor.isPlatformAdmin || (programme !== null && administers(standingIn(actor, programme)));

/**
 * In what role the actor meets a booking; null for a stranger. Participants act as participants, whatever else they
 * are.
 */
export const roleIn = (
  actor: Actor,
  participants: readonly Participant[],
  programme: ProgrammeRef | null,
): BookingSide | 'admin' | null =>
  participants.find(({ userId, hiddenAt }) => userId === actor.id && !hiddenAt)?.userType ??
  (administersBooking(actor, programme) ? 'admin' : null);
