import { Temporal } from 'temporal-polyfill';
import type {
  AnswerAwaited,
  BookingAccepted,
  BookingExpired,
  BookingRequested,
  BookingRescheduled,
} from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import { fullName } from '../../accounts/index.ts';
import type { Email } from '../../../telling/content.ts';
import {
  bookingAccepted,
  bookingAnswerDue,
  bookingExpired,
  bookingRequested,
  bookingRescheduled,
} from '../emails/requests.ts';
import { answerBy, proposedOf } from '../facts.ts';
import { mentorsToOffer } from '../queries/people.ts';
import { offersOtherMentors } from '../rules/requests.ts';
import { portalPath } from '../../programmes/index.ts';
import { pages } from '../../../telling/addresses.ts';
import type { BookingGround } from './ground.ts';
import {
  actorIn,
  fileOfEnd,
  forTheCalendar,
  getsCreditBack,
  type Meeting,
  meetingOf,
  othersThan,
  sessionOf,
  type Side,
  stillStands,
  tellSide,
} from './meeting.ts';
import type { Telling } from '../../../telling/telling.ts';
import { say } from './lines.ts';

/** Tells the side that is asked. */
export const ofRequest = async (change: Change, event: BookingRequested, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = stillStands(meeting, event, 'pending');
  return meeting.sides
    .filter(({ role }) => role === event.awaiting)
    .map((side) => {
      const data = { ...sessionOf(meeting, side, ground), answerBy: answerBy(meeting.view) };
      const letter = stands ? bookingRequested(data) : null;
      return tellSide(meeting, side, { line: say('booking.requested', { other: side.named }), letter }, ground);
    });
};

/** BKG-128: half of the time to answer is gone; nobody who has answered since is reminded. */
export const ofWaiting = async (change: Change, event: AnswerAwaited, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { booking } = meeting.view;
  const move = proposedOf(booking);
  if (!stillStands(meeting, event, move === null ? 'pending' : 'upcoming')) return [];
  return meeting.sides
    .filter(({ role }) => role === event.awaiting && role === booking.awaitingRole)
    .map((side) => {
      const suggested = move && { start: move.startAt, end: move.endAt };
      const session = { ...sessionOf(meeting, side, ground), answerBy: answerBy(meeting.view) };
      const data = { ...session, ...(suggested && { suggested }) };
      const letter = bookingAnswerDue(data);
      return tellSide(meeting, side, { line: say('booking.awaited', { other: side.named }), letter }, ground);
    });
};

/** Both get the email with the calendar file; in the app only those are told who did not accept it themselves. */
export const ofAcceptance = async (
  change: Change,
  event: BookingAccepted,
  ground: BookingGround,
): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = stillStands(meeting, event, 'upcoming');
  const by = actorIn(meeting, event.byId);
  return meeting.sides.map((side) => {
    const didIt = side.person.id === event.byId;
    const byOther = by !== null && !didIt;
    const data = { ...sessionOf(meeting, side, ground), calendarFile: true, byOther };
    const letter = stands ? bookingAccepted(data) : null;
    const ics = ground.sessionFile(meeting.view, side.person, ground.settings, change.now);
    const line = byOther
      ? say('booking.accepted', { other: by.named })
      : say('booking.confirmed', { other: side.named });
    const { notice, ...told } = tellSide(meeting, side, { line, letter, ics }, ground);
    return didIt || !notice ? told : { ...told, notice };
  });
};

const letterOfMove = (meeting: Meeting, side: Side, event: BookingRescheduled, ground: BookingGround): Email => {
  const { view } = meeting;
  const by = actorIn(meeting, event.byId);
  const reason = view.reschedules[0]?.rescheduleReason;
  const data = {
    ...sessionOf(meeting, side, ground),
    previous: { start: Temporal.Instant.from(event.oldStartAt), end: Temporal.Instant.from(event.oldEndAt) },
    calendarFile: event.awaiting === null,
    ...(by !== null && side.person.id !== event.byId && { by: by.name }),
    ...(reason && { reason }),
    ...(event.awaiting === side.role && { answerBy: answerBy(view) }),
    ...(event.awaiting !== null && event.awaiting !== side.role && { otherAnswers: true }),
    ...(event.wasProposed && { acceptedBy: side.person.id === event.byId ? ('you' as const) : ('other' as const) }),
  };
  return bookingRescheduled(data);
};

const lineOfMove = (event: BookingRescheduled, side: Side, by: ReturnType<typeof actorIn>) => {
  if (event.awaiting === side.role && by !== null) return say('booking.new_time_asked', { other: by.named });
  if (event.wasProposed) return say('booking.move_accepted', { other: side.named });
  return say('booking.moved', { other: side.named });
};

/**
 * A new time, which has to be answered or is already settled. Once settled, everyone gets the calendar file, including
 * the person who moved it (C2).
 */
export const ofMove = async (change: Change, event: BookingRescheduled, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const isSettled = event.awaiting === null;
  const stands = stillStands(meeting, event, isSettled ? 'upcoming' : 'pending');
  const by = actorIn(meeting, event.byId);
  const sides = isSettled ? meeting.sides : othersThan(meeting, event);
  return sides.map((side) => {
    const said = {
      line: lineOfMove(event, side, by),
      letter: stands ? letterOfMove(meeting, side, event, ground) : null,
      ...(isSettled && { ics: ground.sessionFile(meeting.view, side.person, ground.settings, change.now) }),
    };
    const told = tellSide(meeting, side, said, ground);
    return side.person.id === event.byId ? forTheCalendar(told) : told;
  });
};

/** M04, D20: a mentee whose request lapsed is shown three other mentors with a free slot. */
const othersToAsk = async (change: Change, { view, programme }: Meeting, menteeId: number, ground: BookingGround) => {
  const asked = { mentorId: view.booking.mentorId, menteeId, programme: programme?.program ?? null };
  const ids = await ground.mentorsInstead(change, asked);
  const mentors = await mentorsToOffer(change.tx, ids);
  return mentors.map((mentor) => ({
    name: fullName(mentor),
    about: [mentor.jobTitle, mentor.company].filter(Boolean).join(', '),
    url:
      ground.settings.BASE_URL +
      (programme ? pages.portalMember(portalPath(programme), mentor.slug) : pages.mentorProfile(mentor.slug)),
  }));
};

/** BKG-128: nobody answered in time. If the request was for a new time, the session may already be in calendars. */
export const ofExpiry = async (change: Change, event: BookingExpired, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { programme } = meeting;
  const findPath = programme ? pages.portalDirectory(portalPath(programme)) : pages.discover;
  const told: Telling[] = [];
  for (const side of meeting.sides) {
    const youAsked = side.person.id === event.requesterId;
    const looksForAnother = youAsked && offersOtherMentors(side.role, programme?.program.pairingMethod ?? null);
    const data = {
      ...sessionOf(meeting, side, ground),
      youAsked,
      creditReturned: getsCreditBack(meeting, side, event),
      alternatives: looksForAnother ? await othersToAsk(change, meeting, side.person.id, ground) : [],
      ...(looksForAnother && { findUrl: ground.settings.BASE_URL + findPath }),
    };
    const line = youAsked
      ? say('booking.unanswered', { other: side.named })
      : say('booking.lapsed', { other: side.named });
    const ics = fileOfEnd(meeting, side, ground, change);
    told.push(tellSide(meeting, side, { line, letter: bookingExpired(data), ics }, ground));
  }
  return told;
};
