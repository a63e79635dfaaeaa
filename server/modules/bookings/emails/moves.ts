import type { Temporal } from 'temporal-polyfill';
import type { MoveGivenUp } from '../../../domain-events/bookings.ts';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { texts } from '../../../telling/texts.ts';
import { momentTime, type Span } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';
import { about, reasonGiven, type SessionInEmail, subjectMatter, when, where, whenLinkComes } from './session.ts';
import { words } from './words.ts';

// M26: another time is suggested for a confirmed session, which stays at its current time meanwhile.

interface MoveProposed extends SessionInEmail {
  suggested: Span;
  reason?: string;
  answerBy: Temporal.Instant;
}

interface MoveGiven extends SessionInEmail {
  suggested: Span;
  how: MoveGivenUp['how'];
  /** Whether the recipient had suggested the other time. */
  youAsked: boolean;
}

const proposed = (session: MoveProposed, envelope: Envelope): LetterContent => {
  const subject = words.moveProposed.subject(nameOf(session.other));
  return {
    ...about(session, envelope),
    subject,
    heading: subject,
    paragraphs: words.moveProposed.paragraphs,
    facts: [
      when(session.suggested, envelope, texts.facts.suggested),
      when(session, envelope, texts.facts.current),
      ...where(session),
      ...reasonGiven(session.reason),
      ...subjectMatter(session),
    ],
    button: { label: words.moveProposed.button, url: session.url },
    asksYesOrNo: true,
    note: words.moveProposed.deadline(momentTime(session.answerBy, envelope.recipient.timeZone)),
  };
};

const subjectOf = ({ how, youAsked, other }: MoveGiven) => {
  const { kept, withdrawn, lapsedAsked, lapsedAwaited } = words.moveGivenUp;
  const name = nameOf(other);
  if (how === 'kept') return kept(name);
  if (how === 'withdrawn') return withdrawn(name);
  return youAsked ? lapsedAsked(name) : lapsedAwaited(name);
};

const givenUp = (session: MoveGiven, envelope: Envelope): LetterContent => {
  const subject = subjectOf(session);
  return {
    ...about(session, envelope),
    subject,
    heading: subject,
    paragraphs: [words.moveGivenUp.stays],
    facts: [
      when(session, envelope, texts.facts.current),
      { ...when(session.suggested, envelope, texts.facts.suggested), struck: true },
      ...where(session),
      ...subjectMatter(session),
    ],
    ...whenLinkComes(session),
  };
};

export const bookingMoveProposed = emailOf('booking.move_proposed', proposed, { short: true });
export const bookingMoveGivenUp = emailOf('booking.move_given_up', givenUp, { short: true });
