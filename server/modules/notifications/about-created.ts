import type { BookingCreated } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { sessionFile } from '../calendars/index.ts';
import type { Post } from './mail.ts';
import { meetingOf, sessionOf, stillStands, telling } from './meeting.ts';
import type { Telling } from '../../telling/telling.ts';
import { texts } from './texts.ts';

/**
 * A session that nobody had to accept (C2): everybody gets the letter with the calendar file, and in the app who did not
 * arrange it is told, of an admin's by InstantBooking, of a mentor's for their group by Group.
 */
export const ofCreation = async (change: Change, event: BookingCreated, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { group, booking } = meeting.view;
  const stands = stillStands(meeting, event, 'upcoming');
  const byMember = meeting.view.participants.some(({ userId }) => userId === event.byId);
  return meeting.sides.map((side) => {
    const data = { ...sessionOf(meeting, side, post), calendarFile: true, byOther: false };
    const letter = stands ? ({ kind: 'booking.accepted', data } as const) : null;
    const ics = sessionFile(meeting.view, side.person.id, post.settings, change.now);
    const message = texts.booking.arranged(side.other);
    const { notice, ...told } = telling(meeting, side, { message, letter, ics }, post);
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
