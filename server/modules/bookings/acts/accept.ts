import type { BookingAct } from '../../../../contract/bookings/index.ts';
import type { BookingAccepted } from '../../../domain-events/bookings.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { menteesPick } from '../../../policies/pairings.ts';
import { pairUpByBooking } from '../../pairings/index.ts';
import { lockProgramme } from '../../programmes/index.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { lastActOf } from '../queries/repeated.ts';
import { settle } from '../settle.ts';
import { acceptMove } from './answer-move.ts';

/** M26: how a suggestion ends without a yes; who accepts it after that is told that it is no longer open. */
const withoutYes: readonly string[] = ['keep_time', 'withdraw_move', 'lapse_move'] satisfies BookingAct[];

/**
 * The awaited side says yes (BKG-69). The request already took the time, and the database keeps it reserved. B70: where
 * mentees pick, accepting also makes the two a pair if they aren't one yet, provided the mentor takes another mentee
 * (D12). M26: of a confirmed session, the awaited side accepts the time that the other one suggests.
 */
export const accept = async (work: Work<Actor>, seen: SeenBooking) => {
  // Lock the programme before the booking: every transaction locks the two in that order.
  const programme = seen.programme === null ? undefined : await lockProgramme(work.tx, seen.programme.id);
  const loaded = await lockForAct(work, seen);
  const { booking, people } = loaded;
  const isMove = booking.proposedStartAt !== null;
  if (booking.status === 'upcoming' && !isMove) {
    const last = await lastActOf(work.tx, booking.id);
    if (!withoutYes.includes(last?.action ?? '')) return; // a repeated act answers the present state (C2)
  }
  const { to } = guard('accept', loaded, work.now);
  if (isMove) return acceptMove(work, loaded, to); // M26
  const mentee = people.find(({ userType }) => userType === 'mentee');
  const isPair = booking.bookingType === 'one_on_one';
  if (programme && mentee && isPair && menteesPick(programme.pairingMethod)) {
    const pair = { programId: programme.id, mentorId: booking.mentorId, menteeId: mentee.userId };
    await pairUpByBooking(work, pair, booking);
  }
  await settle<BookingAccepted>(work, loaded, {
    act: 'accept',
    to,
    patch: { acceptedAt: work.now },
    activity: 'confirmed',
    event: (base) => ({ name: 'booking.accepted', ...base }),
  });
};
