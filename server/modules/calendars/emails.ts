import type { BrokenWhy, CalendarProvider } from '../../../contract/calendars/values.ts';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { sessionPhrases, type Span } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';

interface Broken {
  provider: CalendarProvider;
  /** The account's email; empty when the provider does not say. */
  account: string;
  why: BrokenWhy;
  url: string;
}

const names: Record<CalendarProvider, string> = { google: 'Google', microsoft: 'Outlook' };

const words = {
  broken: (calendar: string) => `Your ${calendar} calendar is no longer connected`,
  unreachable: (calendar: string) => `We can't read your ${calendar} calendar`,
  whyBroken: {
    revoked: (product: string) => `${product} no longer has permission to read it. Link it again to put this right.`,
    not_permitted: (product: string) =>
      `${product} was not given permission to use your calendar. Link it again and tick the box for your calendar.`,
    unreachable: (product: string) =>
      `${product} keeps trying. If this goes on, link the calendar again, or unlink it.`,
  } satisfies Record<BrokenWhy, (product: string) => string>,
  meanwhile:
    'Until then we cannot see when you are busy. Your open times say so to whoever wants to book, so please check each request before you accept it.',
  account: 'Account',
  button: 'Open Integrations',
  why: (calendar: string) => `You received this email because you linked your ${calendar} calendar.`,
  moved: (title: string) => `Follow the calendar? ${title}`,
  movedText: {
    moved: (calendar: string) =>
      `You moved this session in your ${calendar} calendar. It has not changed for anybody else yet.`,
    removed: (calendar: string) =>
      `You deleted this session from your ${calendar} calendar. It is still on for everybody else.`,
  },
  ask: {
    moved: 'Use the new time, or keep the session as it is and have it written into your calendar again.',
    removed: 'Cancel the session, or keep it and have it written into your calendar again.',
  },
  answer: 'Answer',
};

const broken = ({ provider, account, why, url }: Broken, { sender, recipient }: Envelope): LetterContent => {
  const calendar = names[provider];
  const subject = why === 'unreachable' ? words.unreachable(calendar) : words.broken(calendar);
  return {
    subject,
    preview: words.meanwhile,
    heading: subject,
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [words.whyBroken[why](sender.product), words.meanwhile],
    ...(account !== '' && { facts: [{ label: words.account, value: nameOf(account) }] }),
    button: { label: words.button, url },
    why: words.why(calendar),
  };
};

interface Changed extends Span {
  provider: CalendarProvider;
  what: 'moved' | 'removed';
  title: string;
  /** Where it is in the calendar now. */
  movedTo?: Span | undefined;
  url: string;
}

const changed = (data: Changed, { recipient }: Envelope): LetterContent => {
  const { provider, what, title, movedTo, url } = data;
  const calendar = names[provider];
  const text = words.movedText[what](calendar);
  return {
    subject: words.moved(nameOf(title)),
    preview: text,
    heading: words.moved(nameOf(title)),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [text, words.ask[what]],
    facts: [
      { label: texts.facts.when, value: sessionPhrases(data, recipient.timeZone) },
      ...(movedTo ? [{ label: calendar, value: sessionPhrases(movedTo, recipient.timeZone) }] : []),
    ],
    button: { label: words.answer, url },
    why: words.why(calendar),
  };
};

export const calendarBroken = emailOf('calendar.broken', broken);
export const calendarChanged = emailOf('calendar.change_found', changed);
