import { Temporal } from 'temporal-polyfill';
import { emailSample, hour, hourInWords, url } from '../../telling/email-samples.fixture.ts';
import {
  eventCancelled,
  eventMoved,
  ticketGivenBack,
  ticketPassedOn,
  ticketReceived,
  ticketsTaken,
} from './emails/holders.ts';
import { eventAnnounced, placeOffered, ticketSent, ticketsRefunded } from './emails/others.ts';

const event = {
  title: 'Careers in data',
  eventType: 'physical',
  timezone: 'Asia/Kuala_Lumpur',
  venue: 'Menara KL',
  ...hour,
  url,
} as const;
const ticket = { name: 'Front row', codeUrl: 'https://lantern.example/events/3/check_in?code=one' };
const where = [hourInWords, 'Menara KL'] as const;

export const emailSamples = [
  emailSample(
    ticketsTaken,
    { ...event, tickets: [ticket, { ...ticket, codeUrl: `${ticket.codeUrl}-more` }], total: 5400 },
    [
      'Your tickets for Careers in data',
      'See your tickets',
      ...where,
      'RM54.00',
      'Front row, 1 of 2',
      'Each code lets one person in.',
    ],
  ),
  emailSample(ticketReceived, { ...event, ticket, from: 'Aisyah Rahman' }, [
    'Your ticket for Careers in data',
    'See your tickets',
    ...where,
    'The ticket of Aisyah Rahman is yours now.',
  ]),
  emailSample(ticketPassedOn, { ...event, to: 'Ravi Menon' }, [
    'Ravi Menon has your ticket for Careers in data now',
    'See the event',
    'Its earlier code no longer lets anybody in.',
  ]),
  emailSample(ticketGivenBack, event, [
    'You gave back your ticket for Careers in data',
    'See the event',
    'somebody else can have the place',
  ]),
  emailSample(eventMoved, event, [
    'New time or place: Careers in data',
    'See the event',
    ...where,
    'Your ticket stays valid.',
  ]),
  emailSample(
    ticketsRefunded,
    {
      ...event,
      amount: 5400,
      tooLate: false,
      cancelled: false,
      taken: 2,
      left: 0,
      reason: 'The hall is <closed> & dark',
    },
    [
      'Your tickets for Careers in data are no longer valid',
      'See the event',
      'We are paying back RM54.00.',
      'The hall is <closed> & dark',
    ],
  ),
  emailSample(eventCancelled, { ...event, amount: 5400, note: 'The speaker is ill.\nWe are sorry <3' }, [
    'Cancelled: Careers in data',
    'See the event',
    ...where,
    'The organizer has cancelled this event. Tickets for it are no longer valid.',
    'We are paying back RM54.00.',
    'The speaker is ill.',
    'We are sorry <3',
  ]),
  emailSample(ticketSent, { ...event, from: 'Aisyah Rahman', ticket: 'Front row' }, [
    'Aisyah Rahman sends you a ticket',
    'See the ticket',
    'Front row',
    'Until then it stays with the sender.',
  ]),
  emailSample(placeOffered, { ...event, ticket: 'Front row', until: Temporal.Instant.from('2026-11-21T10:00:00Z') }, [
    'A place for you at Careers in data',
    'Take the ticket',
    'Saturday, 21 November 2026, 6:00 pm',
  ]),
  emailSample(eventAnnounced, { ...event, organizer: 'Lantern', description: 'How people find their way.' }, [
    'Invitation: Careers in data',
    'See the event',
    ...where,
    'How people find their way.',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = [
  'event.announced',
  'event.cancelled',
  'event.moved',
  'tickets.given_back',
  'tickets.passed_on',
  'tickets.place_offered',
  'tickets.refunded',
  'tickets.sent',
  'tickets.taken',
];
