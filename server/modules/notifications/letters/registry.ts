import type { Email, Envelope, LetterContent } from '../../../telling/content.ts';
import { bookingRequestLetters } from './booking-requests.ts';
import { bookingReportLetters } from './booking-reports.ts';
import { bookingLetters } from './bookings.ts';

const letters = {
  ...bookingRequestLetters,
  ...bookingLetters,
  ...bookingReportLetters,
};

export type LetterKind = keyof typeof letters;
/** What each kind of letter has to be told. */
export type LetterData = { [K in LetterKind]: Parameters<(typeof letters)[K]>[0] };

const writers: { [K in LetterKind]: (data: LetterData[K], envelope: Envelope) => LetterContent } = letters;

/** What an email of some kind has to be told. */
export type LetterContents = { [K in LetterKind]: { kind: K; data: LetterData[K] } }[LetterKind];

/** An email that no module of its own keeps yet. */
export const emailOf = <K extends LetterKind>({ kind, data }: { kind: K; data: LetterData[K] }): Email => ({
  kind,
  write: (envelope) => writers[kind](data, envelope),
});
