import type { RunningLate } from '../../../domain-events/bookings.ts';
import type { Telling } from '../../../telling/telling.ts';
import type { Change } from '../../../platform/work.ts';
import { bookingLate } from '../emails/late.ts';
import type { BookingGround } from './ground.ts';
import { say } from './lines.ts';
import { actorIn, meetingOf, othersThan, sessionOf, stillStands, tellSide } from './meeting.ts';

/** Everyone else in the session hears that somebody is late for it, unless it was called off or moved meanwhile. */
export const ofLateness = async (change: Change, event: RunningLate, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  if (by === null || !stillStands(meeting, event, 'upcoming')) return [];
  const { minutes } = event;
  const line =
    minutes === null
      ? say('booking.late', { other: by.named })
      : say('booking.late_by', { other: by.named, minutes: { minutes } });
  return othersThan(meeting, event).map((side) => {
    const letter = bookingLate({ ...sessionOf(meeting, side, ground), by: by.name, minutes });
    return tellSide(meeting, side, { line, letter }, ground);
  });
};
