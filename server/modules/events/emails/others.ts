import { shortened } from '../../../../contract/cut.ts';
import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { momentTime } from '../../../telling/times.ts';
import { texts } from '../../../telling/texts.ts';
import { ringgit, unlinked, withoutLinks } from '../../../telling/wording.ts';
import { about, type EventInEmail, titled, words } from './about.ts';

interface Refunded extends EventInEmail {
  /** Sen; 0 for whoever paid nothing. */
  amount: number;
  tooLate: boolean;
  /** The event was cancelled before the payment came. */
  cancelled: boolean;
  /** How many tickets the recipient lost, and how many of the event they still have. */
  taken: number;
  left: number;
  /** What the admin wrote, for the buyer; '' for others. */
  reason: string;
}

const lateParagraphs = (amount: string, cancelled: boolean) => [
  cancelled
    ? 'Your payment arrived after the organizer had cancelled this event.'
    : 'Your payment arrived after the time for which your tickets were held, and they had been taken by then.',
  `We are paying back ${amount}. Your bank usually shows the money within ten days.`,
];

const takenBack = ({ taken, left }: Pick<Refunded, 'taken' | 'left'>) => {
  if (left === 0) return 'The organizer has taken your tickets back. Their codes no longer let anybody in.';
  if (taken === 1)
    return 'The organizer has taken one of your tickets back. Its code no longer lets anybody in; your other tickets stay valid.';
  return `The organizer has taken ${taken} of your tickets back. Their codes no longer let anybody in; your other tickets stay valid.`;
};

const backParagraphs = ({ amount, ...counted }: Pick<Refunded, 'amount' | 'taken' | 'left'>) => [
  takenBack(counted),
  ...(amount === 0
    ? []
    : [`We are paying back ${ringgit(amount)}. Your bank usually shows the money within ten days.`]),
];

const noLonger = ({ taken, left, ...event }: Pick<Refunded, 'taken' | 'left' | 'title'>) => {
  if (left === 0) return `Your tickets for ${titled(event)} are no longer valid`;
  if (taken === 1) return `One of your tickets for ${titled(event)} is no longer valid`;
  return `${taken} of your tickets for ${titled(event)} are no longer valid`;
};

/** M44, B107 */
const refunded = (told: Refunded, envelope: Envelope): LetterContent => {
  const { amount, tooLate, cancelled, taken: _taken, left: _left, reason, ...event } = told;
  const why = cancelled ? 'the event was cancelled' : 'the tickets were gone';
  const subject = tooLate ? `We are sending you ${ringgit(amount)} back: ${why}` : noLonger(told);
  const { facts = [], ...rest } = about(event, envelope);
  return {
    ...rest,
    facts: [...facts, ...(reason === '' ? [] : [{ label: texts.facts.reason, value: reason }])],
    subject,
    preview: amount === 0 ? 'The organizer has taken them back.' : `You get ${ringgit(amount)} back.`,
    heading: subject,
    paragraphs: tooLate ? lateParagraphs(ringgit(amount), cancelled) : backParagraphs(told),
    button: { label: 'See the event', url: event.url },
  };
};
export const ticketsRefunded = emailOf('tickets.refunded', refunded);

interface Sent extends EventInEmail {
  from: string;
  ticket: string;
}

/** To somebody who may have no account: the names are of other people's making. */
const sent = ({ from, ticket, ...event }: Sent, envelope: Envelope): LetterContent => {
  const sender = unlinked(from);
  const { facts = [] } = about(event, envelope);
  return {
    subject: `${sender} sends you a ticket`,
    preview: 'Accept it, and it is yours.',
    heading: `${sender} sends you a ticket for ${unlinked(event.title)}`,
    paragraphs: ['Accept it with an account that has this email address. Until then it stays with the sender.'],
    facts: [...facts.slice(0, 1), { label: 'Ticket', value: unlinked(ticket) }],
    button: { label: 'See the ticket', url: event.url },
    note: 'If you do not know the sender, you can ignore this email.',
    why: words.whySent,
  };
};
export const ticketSent = emailOf('tickets.sent', sent);

interface Offered extends EventInEmail {
  ticket: string;
  until: Temporal.Instant;
}

const offered = ({ ticket, until, ...event }: Offered, envelope: Envelope): LetterContent => {
  const last = momentTime(until, envelope.recipient.timeZone);
  const subject = `A place for you at ${titled(event)}`;
  return {
    ...about(event, envelope),
    subject,
    preview: `It is kept for you until ${last}.`,
    heading: subject,
    paragraphs: [
      `You are next on the waiting list: a ticket "${withoutLinks(ticket)}" is kept for you until ${last}.`,
      'After that it goes to the next person.',
    ],
    button: { label: 'Take the ticket', url: event.url },
    why: words.whyWaiting,
  };
};
export const placeOffered = emailOf('tickets.place_offered', offered);

interface Announced extends EventInEmail {
  organizer: string;
  description: string;
}

/** An email shows the beginning; the page has the rest. */
const longestText = 600;

/** NTF-13, B110 */
const announced = ({ organizer, description, ...event }: Announced, envelope: Envelope): LetterContent => {
  const { facts = [], ...rest } = about(event, envelope);
  return {
    ...rest,
    subject: `Invitation: ${titled(event)}`,
    preview: `By ${withoutLinks(organizer)}`,
    heading: titled(event),
    paragraphs: [`${withoutLinks(organizer)} invites you to this event.`],
    facts: [...facts, { label: 'About', value: shortened(description, longestText) }],
    button: { label: 'See the event', url: event.url },
  };
};
export const eventAnnounced = emailOf('event.announced', announced);
