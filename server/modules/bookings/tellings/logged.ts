import type { BookingDenied, BookingLogged } from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import type { Telling } from '../../../telling/telling.ts';
import { bookingDenied, bookingLogged } from '../emails/logged.ts';
import type { BookingGround } from './ground.ts';
import { say } from './lines.ts';
import { actorIn, meetingOf, sessionOf, tellSide } from './meeting.ts';

/** M43: the side that did not log the session is asked whether it took place, unless somebody has answered already. */
export const ofLogging = async (change: Change, event: BookingLogged, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  const { confirmation, hiddenAt } = meeting.view.booking;
  if (by === null || confirmation !== 'awaited' || hiddenAt !== null) return [];
  return meeting.sides
    .filter(({ role }) => role === event.asks)
    .map((side) => {
      const letter = bookingLogged({ ...sessionOf(meeting, side, ground), by: by.name });
      return tellSide(meeting, side, { line: say('booking.confirmation_asked', { other: by.named }), letter }, ground);
    });
};

/** M43: the person who logged it reads that the other side says that it did not happen. */
export const ofDenial = async (change: Change, event: BookingDenied, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  if (by === null) return [];
  return meeting.sides
    .filter(({ person }) => person.id === event.loggedById)
    .map((side) => {
      const letter = bookingDenied({ ...sessionOf(meeting, side, ground), by: by.name });
      return tellSide(meeting, side, { line: say('booking.denied', { other: by.named }), letter }, ground);
    });
};
