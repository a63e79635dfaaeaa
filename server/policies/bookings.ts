import type { BookingSide } from '../../contract/bookings/index.ts';
import type { Actor } from './actor.ts';
import { administered, administers, type ProgrammeRef, standingIn } from './programmes.ts';

/** Which bookings exist for this viewer: queries turn it into a WHERE, everything else is a 404. */
export type BookingScope =
  | 'all'
  | {
      participantId: number;
      /** Whose programmes' sessions are there as well, for those who administer them. */
      administers?: { enterprises: readonly number[]; programmes: readonly number[] };
    };

/** Permissions table (Booking, read): part for participants, prog and ent for admins, all for platform admins. */
export const bookingScope = (actor: Actor): BookingScope => {
  const scope = administered(actor);
  if (scope === 'all') return 'all';
  const isAdmin = scope.enterprises.length > 0 || scope.programmes.length > 0;
  return { participantId: actor.id, ...(isAdmin && { administers: scope }) };
};

/** Only those who take part: notes, the brief, files. */
export const ownBookings = (actor: Actor): BookingScope => ({ participantId: actor.id });

interface Participant {
  userId: number;
  userType: BookingSide;
  /** Who has left the group is no part of it any more. */
  hiddenAt?: unknown;
}

/** ADB-48: the admins of the programme that it belongs to; on the platform (null) its own. */
export const administersBooking = (actor: Actor, programme: ProgrammeRef | null) =>
  actor.isPlatformAdmin || (programme !== null && administers(standingIn(actor, programme)));

/** In what capacity the actor meets a booking; null for a stranger. Who takes part acts as that, whatever else they are. */
export const roleIn = (
  actor: Actor,
  participants: readonly Participant[],
  programme: ProgrammeRef | null,
): BookingSide | 'admin' | null =>
  participants.find(({ userId, hiddenAt }) => userId === actor.id && !hiddenAt)?.userType ??
  (administersBooking(actor, programme) ? 'admin' : null);
