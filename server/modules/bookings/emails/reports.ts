import { about, type SessionInEmail, subjectMatter, when, where } from './session.ts';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { words } from './words.ts';
import { texts } from '../../../telling/texts.ts';
import { sessionTime, type Span } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Received extends Span {
  bookingId: number;
  /** Everybody in it. */
  people: string;
  reporter: string;
  /** Who did not come; null: nobody in particular. */
  reported: string | null;
  /** Null: somebody did not come. */
  reason: string | null;
  details: string | null;
  url: string;
  /** Where they were to meet in person. */
  location?: string;
}

/** To those who help: what was reported, and where it is settled. // NTF-12 */
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

const reported = (session: SessionInEmail, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.reportedLetter.subject(nameOf(session.other)),
  heading: words.reportedLetter.heading,
  paragraphs: words.reportedLetter.paragraphs(nameOf(session.other)),
});

const underReview = (session: SessionInEmail, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.underReviewLetter.subject(nameOf(session.other)),
  heading: words.underReviewLetter.heading,
  paragraphs: words.underReviewLetter.paragraphs,
});

interface Missed extends SessionInEmail {
  /** Who did not come; absent when it was the reader. */
  missing?: string;
  creditReturned: boolean;
}

const missed = (session: Missed, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.missedLetter.subject(nameOf(session.other)),
  heading: words.missedLetter.heading,
  paragraphs: [
    session.missing === undefined ? words.missedLetter.you : words.missedLetter.other(nameOf(session.missing)),
    ...(session.creditReturned ? [words.creditBack] : []),
  ],
  facts: [{ ...when(session, envelope, texts.facts.planned), struck: true }, ...subjectMatter(session)],
});

const refunded = (session: SessionInEmail, envelope: Envelope): LetterContent => ({
  ...about(session, envelope),
  subject: words.refundedLetter.subject(nameOf(session.other)),
  heading: words.refundedLetter.heading,
  paragraphs: [words.creditBack],
});

export const bookingReportReceived = emailOf('booking.report_received', received);
export const bookingReported = emailOf('booking.reported', reported);
export const bookingUnderReview = emailOf('booking.under_review', underReview);
export const bookingMissed = emailOf('booking.missed', missed);
export const bookingRefunded = emailOf('booking.refunded', refunded);
