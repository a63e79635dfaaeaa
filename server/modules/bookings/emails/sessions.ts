import { about, reasonGiven, type SessionInEmail, when, whenLinkComes, where, whom } from './session.ts';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { words } from './words.ts';
import { texts } from '../../../telling/texts.ts';
import { lengthOf, shortTime } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Cancelled extends SessionInEmail {
  /** The person who cancelled it; absent when it was an admin or the system. */
  by?: string;
  reason?: string;
  creditReturned: boolean;
  /** A participant was removed after the session had begun (B77). */
  withdrawn?: boolean;
}

const whoEnded = ({ by, withdrawn }: Cancelled) => {
  if (by) return words.cancelled.by(nameOf(by));
  return withdrawn ? words.cancelled.withdrawn : words.cancelled.byOthers;
};

interface Completed extends SessionInEmail {
  /** The recipient is asked for a review; url leads to it. */
  reviewDue: boolean;
}

interface NotConcluded extends SessionInEmail {
  /** This many hours after its end the session is completed automatically. */
  completedAfterHours: number;
}

const cancelled = (session: Cancelled, envelope: Envelope): LetterContent => {
  const { reason, creditReturned, url } = session;
  return {
    ...about(session, envelope),
    subject: words.cancelled.subject(whom(session)),
    heading: words.cancelled.heading,
    paragraphs: [whoEnded(session), ...(creditReturned ? [words.creditBack] : [])],
    facts: [
      { ...when(session, envelope, texts.facts.planned), struck: true },
      { label: texts.facts.with, value: nameOf(session.other) },
      ...reasonGiven(reason),
    ],
    button: { label: words.cancelled.button, url },
  };
};

/** // NTF-07 */
const completed = (session: Completed, envelope: Envelope): LetterContent => {
  const other = whom(session);
  const { reviewDue, url } = session;
  return {
    ...about(session, envelope),
    subject: reviewDue ? words.completed.subject(other) : words.completed.subjectClosed(other),
    heading: words.completed.heading,
    paragraphs: [reviewDue ? words.completed.review(other) : words.completed.closed],
    facts: [when(session, envelope), ...where(session), { label: texts.facts.with, value: nameOf(session.other) }],
    button: { label: reviewDue ? words.completed.rate : words.open, url },
  };
};

const dayBefore = (session: SessionInEmail, envelope: Envelope): LetterContent => {
  const other = whom(session);
  const { day, hour } = shortTime(session.start, envelope.recipient.timeZone);
  return {
    ...about(session, envelope),
    subject: words.dayBefore.subject(other, day, hour),
    heading: words.dayBefore.heading(other),
    paragraphs: words.dayBefore.paragraphs(other),
    ...whenLinkComes(session),
  };
};

const hourBefore = (session: SessionInEmail, envelope: Envelope): LetterContent => {
  const other = whom(session);
  return {
    ...about(session, envelope),
    subject: words.hourBefore.subject(other, shortTime(session.start, envelope.recipient.timeZone).hour),
    heading: words.hourBefore.heading(other),
    paragraphs: words.hourBefore.paragraphs,
    button: { label: words.hourBefore.button, url: session.url },
    ...whenLinkComes(session),
  };
};

/** Sent a day after the end, when nobody has concluded the session. // B38 */
const notConcluded = (session: NotConcluded, envelope: Envelope): LetterContent => {
  const other = whom(session);
  return {
    ...about(session, envelope),
    subject: words.notConcluded.subject(other),
    heading: words.notConcluded.heading,
    paragraphs: words.notConcluded.paragraphs(other),
    button: { label: words.notConcluded.button, url: session.url },
    note: words.notConcluded.note(lengthOf(session.completedAfterHours)),
  };
};

/** Sent a day after completion to a recipient who has not reviewed the session. // NTF-17 */
const feedbackDue = (session: SessionInEmail, envelope: Envelope): LetterContent => {
  const other = whom(session);
  return {
    ...about(session, envelope),
    subject: words.feedbackDue.subject(other),
    heading: words.feedbackDue.heading,
    paragraphs: [words.completed.review(other)],
    button: { label: words.completed.rate, url: session.url },
  };
};

export const bookingCancelled = emailOf('booking.cancelled', cancelled, { short: true });
export const bookingCompleted = emailOf('booking.completed', completed);
export const bookingDayBefore = emailOf('booking.day_before', dayBefore, { short: true });
export const bookingHourBefore = emailOf('booking.hour_before', hourBefore, { short: true });
export const bookingNotConcluded = emailOf('booking.not_concluded', notConcluded, { short: true });
export const bookingFeedbackDue = emailOf('booking.feedback_due', feedbackDue, { short: true });
