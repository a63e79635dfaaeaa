import type { Envelope, Fact } from '../../../telling/content.ts';
import { words } from './words.ts';
import { theGroup } from '../../../telling/line.ts';
import { texts } from '../../../telling/texts.ts';
import { sessionPhrases, sessionTime, type Span } from '../../../telling/times.ts';
import { nameOf, withoutLinks } from '../../../telling/wording.ts';

/** What every email about a session needs. */
export interface SessionInEmail extends Span {
  /** The name of the person or group the recipient meets. */
  other: string;
  /** Whether that is a group. */
  isGroup?: boolean;
  topic?: string;
  objectives?: readonly string[];
  url: string;
  /** Whether it is a video call, which has a link (BKG-110). */
  hasLink: boolean;
  /** Where they meet in person. */
  location?: string;
}

/** The person or group in a sentence: 'Aisyah Rahman', 'the group First ninety days'. */
export const whom = ({ other, isGroup }: Pick<SessionInEmail, 'other' | 'isGroup'>) =>
  isGroup ? theGroup(nameOf(other)) : nameOf(other);

export const when = (session: Span, { recipient }: Envelope, label = texts.facts.when): Fact => ({
  label,
  value: sessionPhrases(session, recipient.timeZone),
});
export const where = ({ location }: Pick<SessionInEmail, 'location'>): Fact[] =>
  location ? [{ label: texts.facts.where, value: location }] : [];
export const subjectMatter = ({ topic, objectives = [] }: SessionInEmail): Fact[] => [
  ...(topic ? [{ label: texts.facts.topic, value: topic.split('\n').map(withoutLinks).join('\n') }] : []),
  ...(objectives.length > 0 ? [{ label: texts.facts.objectives, value: objectives.map(withoutLinks).join('\n') }] : []),
];
export const reasonGiven = (reason: string | undefined): Fact[] =>
  reason ? [{ label: texts.facts.reason, value: reason }] : [];

/** Says when the link arrives, if there is one. */
export const whenLinkComes = ({ hasLink }: SessionInEmail) => (hasLink ? { note: words.meetingLink } : {});

/** What every email about a session has: the time, the place, what it is about, and one button. */
export const about = (session: SessionInEmail, envelope: Envelope) => ({
  preview: sessionTime(session, envelope.recipient.timeZone),
  greeting: texts.greeting(nameOf(envelope.recipient.name)),
  facts: [when(session, envelope), ...where(session), ...subjectMatter(session)],
  button: { label: words.open, url: session.url },
  why: words.why(envelope.sender.product),
});
