import type { BookingAccepted } from '../../../domain-events/bookings.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { menteesPick } from '../../../policies/pairings.ts';
import { pairUpByBooking } from '../../pairings/index.ts';
import { lockProgramme } from '../../programmes/index.ts';
import { activityOf, eventOf, refreshPages } from '../announce.ts';
import { loadForAct } from '../load.ts';
import { programmeOf } from '../queries/programme.ts';
import { whyNot } from '../rules/states.ts';
import { recordAct, recordActivity, updateBooking } from '../store/bookings.ts';

/**
 * B70: where mentees pick, an accepted session makes a pair of who are none yet, as long as the mentor takes another
 * (D12). The programme is locked before the booking: that is the order in which everybody takes the two.
 */
const lockPlace = async ({ tx }: Work<Actor>, bookingId: number) => {
  const programId = await programmeOf(tx, bookingId);
  return programId === null ? undefined : lockProgramme(tx, programId);
};

/** The awaited side says yes (BKG-69). The time was taken by the request; the database still holds it. */
export const accept = async (work: Work<Actor>, id: number) => {
  const { tx, now, actor, announce } = work;
  const programme = await lockPlace(work, id);
  const { booking, people, role, facts } = await loadForAct(work, id);
  if (booking.status === 'upcoming') return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('accept', facts, role, now));
  const mentee = people.find(({ userType }) => userType === 'mentee');
  const isPair = booking.bookingType === 'one_on_one';
  if (programme && mentee && isPair && menteesPick(programme.pairingMethod)) {
    const pair = { programId: programme.id, mentorId: booking.mentorId, menteeId: mentee.userId };
    await pairUpByBooking(work, pair, booking);
  }
  await updateBooking(tx, id, { status: 'upcoming', awaitingRole: null, awaitingSince: null, acceptedAt: now }, now);
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'accept',
    fromStatus: 'pending',
    toStatus: 'upcoming',
    at: now,
  });
  await recordActivity(tx, activityOf(booking, people, 'confirmed', actor.id, work));
  await announce<BookingAccepted>({ name: 'booking.accepted', ...eventOf(booking, people, actor.id, work) });
  refreshPages(work, people);
};
