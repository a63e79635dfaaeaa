import type { BookingAccepted } from '../../../domain-events/bookings.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { menteesPick } from '../../../policies/pairings.ts';
import { pairUpByBooking } from '../../pairings/index.ts';
import { lockProgramme } from '../../programmes/index.ts';
import { guard, loadForAct } from '../load.ts';
import { programmeOf } from '../queries/programme.ts';
import { settle } from '../settle.ts';

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
  const programme = await lockPlace(work, id);
  const loaded = await loadForAct(work, id);
  const { booking, people } = loaded;
  if (booking.status === 'upcoming') return; // a repeated act answers the present state (C2)
  const { to } = guard('accept', loaded, work.now);
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
