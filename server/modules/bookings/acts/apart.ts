import type { BookingSide } from '../../../../contract/bookings/index.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { blockedWith } from '../../safety/index.ts';

interface Meeting {
  /** Whoever asks for the session, and on which side. */
  askedBy: number;
  side: BookingSide;
  /** The mentor who leads it. */
  mentorId: number;
  people: readonly { userId: number; userType: BookingSide }[];
}

/**
 * M47: no new session of people of whom one has blocked the other, and nobody is told which. A mentee asks the mentor
 * who leads; what a mentor arranges for a group is refused when nobody in it is left to meet. Call it under the lock on
 * the people: whoever blocks takes the same.
 */
export const refuseApart = async (tx: Tx, { askedBy, side, mentorId, people }: Meeting) => {
  const apart = new Set(await blockedWith(tx, askedBy));
  const mentees = people.filter(({ userType }) => userType === 'mentee').map(({ userId }) => userId);
  const wanted = side === 'mentee' ? [mentorId] : mentees;
  refuseIf(wanted.every((id) => apart.has(id)) ? 'bookings.not_bookable' : null);
};
