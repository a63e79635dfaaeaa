import { emailOf, type Envelope, type LetterContent } from '../../../telling/content.ts';
import { nameOf, ringgit } from '../../../telling/wording.ts';
import { about, codesOf, type EventInEmail, type TicketInEmail, titled, words } from './about.ts';

interface Taken extends EventInEmail {
  tickets: TicketInEmail[];
  /** Sen; 0: they cost nothing. */
  total: number;
}

const takenWords = {
  subject: (title: string) => `Your ticket for ${title}`,
  several: (title: string) => `Your tickets for ${title}`,
  preview: 'Show the code at the entrance.',
  paragraphs: ['Your spot is reserved. Show the code below at the entrance, on your phone or on paper.'],
  online: 'Your spot is reserved. The link to join is on the page of the event.',
  each: 'Each code lets one person in. You can send a ticket to somebody else from the page of the event.',
  button: 'See your tickets',
};

/** EVT-15, B107 */
const taken = ({ tickets, total, ...event }: Taken, envelope: Envelope): LetterContent => {
  const { facts = [], ...rest } = about(event, envelope);
  const several = tickets.length > 1;
  const subject = several ? takenWords.several(titled(event)) : takenWords.subject(titled(event));
  return {
    ...rest,
    subject,
    preview: takenWords.preview,
    heading: subject,
    paragraphs: [
      ...(event.eventType === 'webinar' ? [takenWords.online] : takenWords.paragraphs),
      ...(several ? [takenWords.each] : []),
    ],
    facts: [...facts, ...(total === 0 ? [] : [{ label: words.total, value: ringgit(total) }])],
    codes: codesOf(tickets),
    button: { label: takenWords.button, url: event.url },
    why: words.whyGoing,
  };
};
export const ticketsTaken = emailOf('tickets.taken', taken);

interface Received extends EventInEmail {
  ticket: TicketInEmail;
  from: string;
}

/** Somebody accepted a ticket that another person sent. */
const received = ({ ticket, from, ...event }: Received, envelope: Envelope): LetterContent => ({
  ...taken({ ...event, tickets: [ticket], total: 0 }, envelope),
  paragraphs: [
    `The ticket of ${nameOf(from)} is yours now. Show the code below at the entrance, on your phone or on paper.`,
  ],
});
export const ticketReceived = emailOf('tickets.received', received);

interface Gone extends EventInEmail {
  to: string;
}

const gone = ({ to, ...event }: Gone, envelope: Envelope): LetterContent => {
  const subject = `${nameOf(to)} has your ticket for ${titled(event)} now`;
  return {
    ...about(event, envelope),
    subject,
    preview: 'They accepted it.',
    heading: subject,
    paragraphs: ['They accepted the ticket that you sent. Its earlier code no longer lets anybody in.'],
    button: { label: 'See the event', url: event.url },
  };
};
export const ticketPassedOn = emailOf('tickets.passed_on', gone);

const givenBack = (event: EventInEmail, envelope: Envelope): LetterContent => {
  const subject = `You gave back your ticket for ${titled(event)}`;
  return {
    ...about(event, envelope),
    subject,
    preview: 'Its code no longer lets anybody in.',
    heading: subject,
    paragraphs: [
      'Your ticket has been given back, and somebody else can have the place. Its code no longer lets anybody in.',
    ],
    button: { label: 'See the event', url: event.url },
  };
};
export const ticketGivenBack = emailOf('tickets.given_back', givenBack);

const moved = (event: EventInEmail, envelope: Envelope): LetterContent => {
  const subject = `New time or place: ${titled(event)}`;
  return {
    ...about(event, envelope),
    subject,
    preview: 'See when and where it takes place now.',
    heading: subject,
    paragraphs: ['The organizer has changed when or where this event takes place. Your ticket stays valid.'],
    button: { label: 'See the event', url: event.url },
    why: words.whyGoing,
  };
};
export const eventMoved = emailOf('event.moved', moved);

interface Cancelled extends EventInEmail {
  /** Sen; 0 for whoever paid nothing. */
  amount: number;
  /** What the admin wrote; '' for nothing. */
  note: string;
}

const cancelled = ({ amount, note, ...event }: Cancelled, envelope: Envelope): LetterContent => {
  const { facts = [], ...rest } = about(event, envelope);
  const subject = `Cancelled: ${titled(event)}`;
  return {
    ...rest,
    subject,
    preview: 'The organizer has cancelled this event.',
    heading: subject,
    paragraphs: [
      'The organizer has cancelled this event. Tickets for it are no longer valid.',
      ...(amount === 0
        ? []
        : [`We are paying back ${ringgit(amount)}. Your bank usually shows the money within ten days.`]),
    ],
    facts: [...facts, ...(note === '' ? [] : [{ label: 'Message', value: note }])],
    button: { label: 'See the event', url: event.url },
  };
};
export const eventCancelled = emailOf('event.cancelled', cancelled);
