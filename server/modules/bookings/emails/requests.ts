import type { Temporal } from 'temporal-polyfill';
import { about, reasonGiven, type SessionInEmail, subjectMatter, when, whenLinkComes, where, whom } from './session.ts';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { words } from './words.ts';
import { texts } from '../../../telling/texts.ts';
import { momentTime, type Span } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Awaited extends SessionInEmail {
  answerBy: Temporal.Instant;
}
interface AnswerDue extends Awaited {
  /** M26: another time is suggested for a confirmed session. */
  suggested?: Span;
}
interface Confirmed extends SessionInEmail {
  /** Whether a calendar file is attached to the email. */
  calendarFile: boolean;
}
interface Accepted extends Confirmed {
  /** Set when the other side accepted; absent when the recipient or an admin did. */
  byOther?: boolean;
}
interface Rescheduled extends Confirmed {
  previous: Span;
  /** The person who moved it; absent when it was an admin. */
  by?: string;
  reason?: string;
  /** Set when the recipient is asked to accept the new time. */
  answerBy?: Temporal.Instant;
  /** It was moved for both, and the other side still has to accept. */
  otherAnswers?: boolean;
  /** M26: the new time had been suggested, and this side accepted it. */
  acceptedBy?: 'you' | 'other';
}
interface Expired extends SessionInEmail {
  /** Whether the recipient is the one who asked. */
  youAsked: boolean;
  creditReturned: boolean;
  /** Where to find another mentor; absent for recipients who are not looking for one. */
  findUrl?: string;
  /** Mentors with free time. */
  alternatives: readonly { name: string; about: string; url: string }[];
}

const requested = (session: Awaited, envelope: Envelope): LetterContent => {
  const other = whom(session);
  return {
    ...about(session, envelope),
    subject: words.requested.subject(other),
    heading: words.requested.subject(other),
    paragraphs: words.requested.paragraphs(other),
    button: { label: words.answer, url: session.url },
    note: words.requested.deadline(momentTime(session.answerBy, envelope.recipient.timeZone)),
    asksYesOrNo: true,
  };
};

/** Half of the time to answer is gone. // M04 */
const answerDue = ({ suggested, ...session }: AnswerDue, envelope: Envelope): LetterContent => {
  const subject = words.answerDue.subject(whom(session));
  const until = momentTime(session.answerBy, envelope.recipient.timeZone);
  const asked = { ...about(session, envelope), subject, heading: subject, asksYesOrNo: true };
  if (suggested)
    return {
      ...asked,
      facts: [when(suggested, envelope, texts.facts.suggested), when(session, envelope, texts.facts.current)],
      paragraphs: words.moveAnswerDue(until),
      button: { label: words.moveProposed.button, url: session.url },
    };
  return {
    ...asked,
    paragraphs: words.answerDue.paragraphs(until),
    button: { label: words.answer, url: session.url },
  };
};

const accepted = (session: Accepted, envelope: Envelope): LetterContent => {
  const other = whom(session);
  return {
    ...about(session, envelope),
    subject: session.byOther ? words.accepted.subject(other) : words.accepted.subjectConfirmed(other),
    heading: words.accepted.heading,
    paragraphs: [[words.accepted.paragraphs(other), session.calendarFile ? words.calendarFile : ''].join(' ').trim()],
    ...whenLinkComes(session),
  };
};

/** What happens next: the recipient answers, the other side does, or everything is settled. */
const nextStep = (session: Rescheduled) => {
  const { answerBy, otherAnswers, calendarFile } = session;
  if (answerBy) return words.rescheduled.please;
  if (otherAnswers) return words.rescheduled.otherAnswers(whom(session));
  return [words.rescheduled.confirmed, calendarFile ? words.calendarFile : ''].join(' ').trim();
};

const subjectOfMove = ({ by, answerBy, acceptedBy, other }: Rescheduled) => {
  if (acceptedBy === 'you') return words.moveAcceptedByYou;
  if (acceptedBy === 'other') return words.moveAccepted(nameOf(other));
  const who = by ? nameOf(by) : null;
  if (answerBy) return who ? words.rescheduled.asked(who) : words.rescheduled.askedByOthers;
  return who ? words.rescheduled.moved(who) : words.rescheduled.movedByOthers;
};

const rescheduled = (session: Rescheduled, envelope: Envelope): LetterContent => {
  const { answerBy, previous, reason, url } = session;
  const subject = subjectOfMove(session);
  return {
    ...about(session, envelope),
    subject,
    heading: subject,
    paragraphs: [nextStep(session)],
    facts: [
      when(session, envelope, texts.facts.newTime),
      { ...when(previous, envelope, texts.facts.insteadOf), struck: true },
      ...where(session),
      { label: texts.facts.with, value: nameOf(session.other) },
      ...reasonGiven(reason),
      ...subjectMatter(session),
    ],
    ...(answerBy
      ? {
          button: { label: words.answer, url },
          asksYesOrNo: true,
          note: words.requested.deadline(momentTime(answerBy, envelope.recipient.timeZone)),
        }
      : {}),
  };
};

/** Nobody answered in time; the requester is offered other mentors. // M04 */
const expired = (session: Expired, envelope: Envelope): LetterContent => {
  const other = whom(session);
  const { youAsked, creditReturned, findUrl, alternatives, url } = session;
  const subject = youAsked ? words.expired.subjectAsked(other) : words.expired.subjectAwaited(other);
  const offers = alternatives.map((mentor) => ({ ...mentor, name: nameOf(mentor.name), about: nameOf(mentor.about) }));
  return {
    ...about(session, envelope),
    subject,
    heading: subject,
    paragraphs: [
      youAsked ? words.expired.asked : words.expired.awaited(other),
      ...(creditReturned ? [words.creditBack] : []),
    ],
    facts: [{ ...when(session, envelope, texts.facts.planned), struck: true }, ...subjectMatter(session)],
    ...(offers.length > 0 ? { people: { intro: words.expired.others, list: offers } } : {}),
    button: findUrl ? { label: words.expired.findOther, url: findUrl } : { label: words.expired.open, url },
  };
};

export const bookingRequested = emailOf('booking.requested', requested, { short: true });
export const bookingAnswerDue = emailOf('booking.answer_due', answerDue, { short: true });
export const bookingAccepted = emailOf('booking.accepted', accepted, { short: true });
export const bookingRescheduled = emailOf('booking.rescheduled', rescheduled, { short: true });
export const bookingExpired = emailOf('booking.expired', expired);
