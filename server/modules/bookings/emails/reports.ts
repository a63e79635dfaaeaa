import { about, type SessionInEmail, subjectMatter, when, where, whom } from './session.ts';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { words } from './words.ts';
import { texts } from '../../../telling/texts.ts';
import { sessionTime, type Span } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Received extends Span {
  bookingId: number;
  /** The names of everyone in the session. */
  people: string;
  reporter: string;
  /** The person who did not come; null when the report names nobody. */
  reported: string | null;
  /** Null when the report is that someone did not come. */
  reason: string | null;
  details: string | null;
  url: string;
  /** Where they were to meet in person. */
  location?: string;
}

/** Tells support what was reported, and where to settle it. // NTF-12 */
const received = (data: Received, envelope: Envelope): LetterContent => ({
  subject: words.reportReceived.subject(data.bookingId, nameOf(data.reporter)),
  preview: sessionTime(data, envelope.recipient.timeZone),
  heading: words.reportReceived.heading,
  paragraphs: [words.reportReceived.paragraph(nameOf(data.reporter))],
  facts: [
    { label: texts.facts.session, value: `#${data.bookingId}` },
    when(data, envelope),
    ...where(data),
    { label: texts.facts.with, value: data.people },
    { label: texts.facts.reason, value: data.reason ?? words.reportReceived.absent },
    ...(data.reported === null ? [] : [{ label: texts.facts.about, value: data.reported }]),
    ...(data.details === null ? [] : [{ label: texts.facts.details, value: data.details }]),
  ],
  button: { label: words.reportReceived.button, url: data.url },
  why: words.reportReceived.why(envelope.sender.product),
});

interface Reported extends SessionInEmail {
  /** The person who reported it; null when they are unknown. */
  by?: string | null;
}

const reported = (session: Reported, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.reportedLetter.subject(whom(session)),
  heading: words.reportedLetter.heading,
  paragraphs: words.reportedLetter.paragraphs(session.by ? nameOf(session.by) : whom(session)),
});

const underReview = (session: SessionInEmail, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.underReviewLetter.subject(whom(session)),
  heading: words.underReviewLetter.heading,
  paragraphs: words.underReviewLetter.paragraphs,
});

interface Missed extends SessionInEmail {
  /** The person who did not come; absent when it was the recipient. */
  missing?: string;
  creditReturned: boolean;
}

const missed = (session: Missed, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.missedLetter.subject(whom(session)),
  heading: words.missedLetter.heading,
  paragraphs: [
    session.missing === undefined ? words.missedLetter.you : words.missedLetter.other(nameOf(session.missing)),
    ...(session.creditReturned ? [words.creditBack] : []),
  ],
  facts: [{ ...when(session, envelope, texts.facts.planned), struck: true }, ...subjectMatter(session)],
});

const refunded = (session: SessionInEmail, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.refundedLetter.subject(whom(session)),
  heading: words.refundedLetter.heading,
  paragraphs: [words.creditBack],
});

export const bookingReportReceived = emailOf('booking.report_received', received);
export const bookingReported = emailOf('booking.reported', reported);
export const bookingUnderReview = emailOf('booking.under_review', underReview);
export const bookingMissed = emailOf('booking.missed', missed);
export const bookingRefunded = emailOf('booking.refunded', refunded);
