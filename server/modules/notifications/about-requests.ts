import { Temporal } from 'temporal-polyfill';
import type {
  AnswerAwaited,
  BookingAccepted,
  BookingExpired,
  BookingRequested,
  BookingRescheduled,
} from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { answerBy, offersOtherMentors } from '../bookings/index.ts';
import { sessionFile } from '../calendars/index.ts';
import { mentorsInstead } from '../discovery/index.ts';
import { portalPath } from '../programmes/index.ts';
import { pages } from '../../telling/addresses.ts';
import type { Post } from './mail.ts';
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
  telling,
} from './meeting.ts';
import { mentorsToOffer } from './queries.ts';
import type { Telling } from '../../telling/telling.ts';
import type { LetterContents } from './letters/registry.ts';
import { texts } from './texts.ts';

const words = texts.booking;

/** The side that is asked. */
export const ofRequest = async (change: Change, event: BookingRequested, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = stillStands(meeting, event, 'pending');
  return meeting.sides
    .filter(({ role }) => role === event.awaiting)
    .map((side) => {
      const data = { ...sessionOf(meeting, side, post), answerBy: answerBy(meeting.view) };
      const letter = stands ? ({ kind: 'booking.requested', data } as const) : null;
      return telling(meeting, side, { message: words.requested(side.other), letter }, post);
    });
};

/** BKG-128: half of the time to answer is gone; who has answered since is not reminded. */
export const ofWaiting = async (change: Change, event: AnswerAwaited, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  if (!stillStands(meeting, event, 'pending')) return [];
  return meeting.sides
    .filter(({ role }) => role === event.awaiting && role === meeting.view.booking.awaitingRole)
    .map((side) => {
      const data = { ...sessionOf(meeting, side, post), answerBy: answerBy(meeting.view) };
      const letter = { kind: 'booking.answer_due', data } as const;
      return telling(meeting, side, { message: words.awaited(side.other), letter }, post);
    });
};

/** Both get the letter with the calendar file; in the app it is told to who did not do it. */
export const ofAcceptance = async (change: Change, event: BookingAccepted, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = stillStands(meeting, event, 'upcoming');
  const by = actorIn(meeting, event.byId);
  return meeting.sides.map((side) => {
    const didIt = side.person.id === event.byId;
    const byOther = by !== null && !didIt;
    const data = { ...sessionOf(meeting, side, post), calendarFile: true, byOther };
    const letter = stands ? ({ kind: 'booking.accepted', data } as const) : null;
    const ics = sessionFile(meeting.view, side.person.id, post.settings, change.now);
    const message = byOther ? words.accepted(by) : words.confirmed(side.other);
    const { notice, ...told } = telling(meeting, side, { message, letter, ics }, post);
    return didIt || !notice ? told : { ...told, notice };
  });
};

const letterOfMove = (meeting: Meeting, side: Side, event: BookingRescheduled, post: Post): LetterContents => {
  const { view } = meeting;
  const by = actorIn(meeting, event.byId);
  const reason = view.reschedules[0]?.rescheduleReason;
  const data = {
    ...sessionOf(meeting, side, post),
    previous: { start: Temporal.Instant.from(event.oldStartAt), end: Temporal.Instant.from(event.oldEndAt) },
    calendarFile: event.awaiting === null,
    ...(by !== null && side.person.id !== event.byId && { by }),
    ...(reason && { reason }),
    ...(event.awaiting === side.role && { answerBy: answerBy(view) }),
    ...(event.awaiting !== null && event.awaiting !== side.role && { otherAnswers: true }),
  };
  return { kind: 'booking.rescheduled', data };
};

/** A new time: to be answered, or settled already, which is when the calendar file goes along, to who moved it too (C2). */
export const ofMove = async (change: Change, event: BookingRescheduled, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const isSettled = event.awaiting === null;
  const stands = stillStands(meeting, event, isSettled ? 'upcoming' : 'pending');
  const by = actorIn(meeting, event.byId);
  const sides = isSettled ? meeting.sides : othersThan(meeting, event);
  return sides.map((side) => {
    const asks = event.awaiting === side.role && by !== null;
    const said = {
      message: asks ? words.newTimeAsked(by) : words.moved(side.other),
      letter: stands ? letterOfMove(meeting, side, event, post) : null,
      ...(isSettled && { ics: sessionFile(meeting.view, side.person.id, post.settings, change.now) }),
    };
    const told = telling(meeting, side, said, post);
    return side.person.id === event.byId ? forTheCalendar(told) : told;
  });
};

/** M04, D20: a mentee whose request lapsed is shown three other mentors with a free slot. */
const othersToAsk = async (change: Change, { view, programme }: Meeting, menteeId: number, { settings }: Post) => {
  const asked = { mentorId: view.booking.mentorId, menteeId, programme: programme?.program ?? null };
  const ids = await mentorsInstead(change, asked);
  const mentors = await mentorsToOffer(change.tx, ids);
  return mentors.map((mentor) => ({
    name: fullName(mentor),
    about: [mentor.jobTitle, mentor.company].filter(Boolean).join(', '),
    url:
      settings.BASE_URL +
      (programme ? pages.portalMember(portalPath(programme), mentor.slug) : pages.mentorProfile(mentor.slug)),
  }));
};

/** BKG-128: nobody answered in time; a new time may have been asked for a session that is in calendars already. */
export const ofExpiry = async (change: Change, event: BookingExpired, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { programme } = meeting;
  const findPath = programme ? pages.portalDirectory(portalPath(programme)) : pages.discover;
  const told: Telling[] = [];
  for (const side of meeting.sides) {
    const youAsked = side.person.id === event.requesterId;
    const looksForAnother = youAsked && offersOtherMentors(side.role, programme?.program.pairingMethod ?? null);
    const data = {
      ...sessionOf(meeting, side, post),
      youAsked,
      creditReturned: getsCreditBack(meeting, side, event),
      alternatives: looksForAnother ? await othersToAsk(change, meeting, side.person.id, post) : [],
      ...(looksForAnother && { findUrl: post.settings.BASE_URL + findPath }),
    };
    const message = youAsked ? words.unanswered(side.other) : words.lapsed(side.other);
    const ics = fileOfEnd(meeting, side, post, change);
    told.push(telling(meeting, side, { message, letter: { kind: 'booking.expired', data }, ics }, post));
  }
  return told;
};
