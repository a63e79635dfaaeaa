import type { BookingCreated } from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import { bookingAccepted } from '../emails/requests.ts';
import type { BookingGround } from './ground.ts';
import { meetingOf, sessionOf, stillStands, tellSide } from './meeting.ts';
import type { Telling } from '../../../telling/telling.ts';
import { say } from './lines.ts';

/**
 * A session that nobody had to accept (C2): everyone gets the email with the calendar file. Those who did not arrange
 * it are told in the app as well: as InstantBooking when an admin arranged it, as Group when a mentor did for their
 * group.
 */
export const ofCreation = async (change: Change, event: BookingCreated, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { group, booking } = meeting.view;
  const stands = stillStands(meeting, event, 'upcoming');
  const byMember = meeting.view.participants.some(({ userId }) => userId === event.byId);
  return meeting.sides.map((side) => {
    const data = { ...sessionOf(meeting, side, ground), calendarFile: true, byOther: false };
    const letter = stands ? bookingAccepted(data) : null;
    const ics = ground.sessionFile(meeting.view, side.person, ground.settings, change.now);
    const line = say('booking.arranged', { other: side.named });
    const { notice, ...told } = tellSide(meeting, side, { line, letter, ics }, ground);
    if (side.person.id === event.byId || !notice) return told;
    const ofGroup = byMember && group !== null;
    return {
      ...told,
      notice: ofGroup
        ? { ...notice, objectType: 'Group', objectId: group.id }
        : { ...notice, objectType: 'InstantBooking', objectId: booking.id },
    };
  });
};
