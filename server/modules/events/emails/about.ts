import type { EventType } from '../../../../contract/events/index.ts';
import { knowsZone } from '../../../../contract/schemas/types.ts';
import type { Envelope, Fact, LetterContent } from '../../../telling/content.ts';
import { texts } from '../../../telling/texts.ts';
import { sessionPhrases, type Span } from '../../../telling/times.ts';
import { nameOf, withoutLinks } from '../../../telling/wording.ts';

/** What an email about an event is about. */
export interface EventInEmail extends Span {
  title: string;
  eventType: EventType;
  timezone: string;
  venue: string;
  /** The page of the event. */
  url: string;
}

export interface TicketInEmail {
  name: string;
  /** The address in its QR code. */
  codeUrl: string;
}

export const words = {
  online: 'Online',
  total: 'You paid, including service tax',
  tickets: 'Tickets',
  code: (ticket: string, at: number, of: number) => (of === 1 ? ticket : `${ticket}, ${at} of ${of}`),
  whyWaiting: 'You received this email because you are on the waiting list of this event.',
  whyGoing: 'You received this email because you have a ticket for this event.',
  whySent: 'You received this email because somebody sends you a ticket.',
};

/** The title as its organizer typed it, without links. */
export const titled = ({ title }: Pick<EventInEmail, 'title'>) => withoutLinks(title);

/** Who comes to a place looks at the clocks there; who watches from home at their own. */
export const whenAndWhere = (event: EventInEmail, { recipient }: Envelope): Fact[] => {
  const isThere = event.eventType === 'physical' && knowsZone(event.timezone);
  const zone = isThere ? event.timezone : recipient.timeZone;
  const place = event.eventType === 'webinar' ? words.online : event.venue;
  return [
    { label: texts.facts.when, value: sessionPhrases(event, zone) },
    ...(place === '' ? [] : [{ label: texts.facts.where, value: place }]),
  ];
};

/** What every one of them has. */
export const about = (event: EventInEmail, envelope: Envelope): Pick<LetterContent, 'greeting' | 'facts' | 'why'> => ({
  greeting: texts.greeting(nameOf(envelope.recipient.name)),
  facts: whenAndWhere(event, envelope),
  why: texts.whyAccount(nameOf(envelope.sender.name)),
});

export const codesOf = (tickets: readonly TicketInEmail[]) =>
  tickets.map(({ name, codeUrl }, at) => ({
    label: words.code(withoutLinks(name), at + 1, tickets.length),
    text: codeUrl,
  }));
