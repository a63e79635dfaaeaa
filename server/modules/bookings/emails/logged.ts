import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { shortTime } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';
import { about, type SessionInEmail } from './session.ts';
import { words } from './words.ts';

interface Said extends SessionInEmail {
  /** The person who logged the session, or who says that it did not happen. */
  by: string;
}

/** Asks the other side whether a logged session took place. // M43 */
const logged = (session: Said, envelope: Envelope): LetterContent => {
  const by = nameOf(session.by);
  const { day } = shortTime(session.start, envelope.recipient.timeZone);
  return {
    ...about(session, envelope),
    subject: words.logged.subject(by, day),
    heading: words.logged.heading,
    paragraphs: words.logged.paragraphs(by),
    note: words.logged.note,
    button: { label: words.logged.button, url: session.url },
  };
};

/** // M43 */
const denied = (session: Said, envelope: Envelope): LetterContent => {
  const by = nameOf(session.by);
  return {
    ...about(session, envelope),
    subject: words.denied.subject(by),
    heading: words.denied.heading,
    paragraphs: words.denied.paragraphs(by),
  };
};

export const bookingLogged = emailOf('booking.logged', logged);
export const bookingDenied = emailOf('booking.denied', denied);
