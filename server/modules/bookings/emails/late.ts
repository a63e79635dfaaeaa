import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { texts } from '../../../telling/texts.ts';
import { nameOf } from '../../../telling/wording.ts';
import { about, type SessionInEmail } from './session.ts';
import { words } from './words.ts';

interface Late extends SessionInEmail {
  /** Who is late: in a group, one of its people. */
  by: string;
  /** Null when they did not say how long. */
  minutes: number | null;
}

const late = ({ by, minutes, ...session }: Late, envelope: Envelope): LetterContent => {
  const { subject, subjectBy, paragraphs } = words.late;
  const name = nameOf(by);
  const heading = minutes === null ? subject(name) : subjectBy(name, texts.minutes(minutes));
  return { ...about(session, envelope), subject: heading, heading, paragraphs: paragraphs(name) };
};

export const bookingLate = emailOf('booking.running_late', late, { short: true });
