import { shortened } from '../../../../contract/cut.ts';
import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { momentTime } from '../../../telling/times.ts';
import { ringgit, unlinked, withoutLinks } from '../../../telling/wording.ts';
import { about, type EventInEmail, titled, words } from './about.ts';

interface Refunded extends EventInEmail {
  /** Sen; 0 for whoever paid nothing. */
  amount: number;
  tooLate: boolean;
}

const lateParagraphs = (amount: string) => [
  'Your payment arrived after the time for which your tickets were held, and they had been taken by then.',
  `We are paying back ${amount}. Your bank usually shows the money within ten days.`,
];

const backParagraphs = (amount: number) => [
  'The organizer has taken your tickets back. Their codes no longer let anybody in.',
  ...(amount === 0
    ? []
    : [`We are paying back ${ringgit(amount)}. Your bank usually shows the money within ten days.`]),
];

/** M44 */
const refunded = ({ amount, tooLate, ...event }: Refunded, envelope: Envelope): LetterContent => {
  const subject = tooLate
    ? `We are sending you ${ringgit(amount)} back: the tickets were gone`
    : `Your tickets for ${titled(event)} are no longer valid`;
  return {
    ...about(event, envelope),
    subject,
    preview: amount === 0 ? 'The organizer has taken them back.' : `You get ${ringgit(amount)} back.`,
    heading: subject,
    paragraphs: tooLate ? lateParagraphs(ringgit(amount)) : backParagraphs(amount),
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
