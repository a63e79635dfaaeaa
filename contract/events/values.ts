export const eventTypes = ['webinar', 'physical'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventPrivacies = ['is_public', 'is_private'] as const;
export type EventPrivacy = (typeof eventPrivacies)[number];

export const ticketTypes = ['free', 'paid'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const eventLimits = {
  title: 120,
  description: 20_000,
  link: 500,
  password: 100,
  venue: 200,
  organizer: 100,
  phone: 30,
  // EVT-30
  speakers: 5,
  speakerText: 100,
  ticketTypes: 10,
  ticketName: 80,
  /** RM; the gateway takes no more in one payment. */
  price: 10_000,
  /** The most of one ticket type. */
  amount: 100_000,
  perUser: 100,
  /** The most tickets that one order has. */
  orderTickets: 1000,
  questions: 20,
  question: 200,
  answer: 500,
  name: 120,
  tagsOfAKind: 50,
  // EVT-35
  pictureBytes: 2 * 1024 * 1024,
  reason: 500,
  cancelNote: 500,
} as const;

/** EVT-35 */
export const eventPicture = { width: 1600, height: 900 } as const;

/** EVT-09, A44: the most that one order takes of a ticket without a limit of its own. */
export const defaultCap = 10;

/** EVT-10: from here on the page says how many are left. */
export const fewLeft = 10;

/** How long somebody on the waiting list has to take a place that is offered. */
export const offerHours = 12;

/** M44: how long a ticket that is being paid for is held. */
export const holdMinutes = 35;

/** How many unpaid orders of one event somebody may begin within a day. */
export const mostUnpaid = 3;

export const eventPageSize = 24;

/** Which events a list shows. */
export const eventLists = ['upcoming', 'past', 'mine'] as const;
export type EventList = (typeof eventLists)[number];

/** What is kept of an order (C7). */
export const orderStatuses = ['pending', 'confirmed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What became of one person's way in. */
export const admissionStatuses = ['valid', 'used', 'cancelled', 'refunded'] as const;
export type AdmissionStatus = (typeof admissionStatuses)[number];

/** EVT-39 */
export const tagKinds = ['skill', 'industry', 'company', 'country'] as const;
export type TagKind = (typeof tagKinds)[number];

interface Capped {
  ticketType: TicketType;
  maxPerUser: number;
  /** Null: without a limit. */
  left: number | null;
}

/**
 * EVT-09, A44: how many of a ticket one person can take in one order. The browser and the server ask this same function;
 * the server counts besides what the person already has.
 */
export const capOf = ({ ticketType, maxPerUser, left }: Capped) => {
  if (ticketType === 'free') return left === 0 ? 0 : 1;
  const most = maxPerUser > 0 ? maxPerUser : defaultCap;
  return Math.max(0, left === null ? most : Math.min(most, left));
};

/** EVT-25: when a new event begins and ends, on the clock of whoever makes it. */
export const roundedMinutes = 15;
export const firstMinutes = 60;

/** The addresses of what a ticket's code leads to. */
export const checkInPath = (eventId: number, code?: string) =>
  `/events/${eventId}/check_in${code === undefined ? '' : `?code=${code}`}`;

/** EVT-41 to 43: everybody who has taken a ticket, one line an order and ticket type. */
export const eventDataTable = {
  path: '/main/admins/event_data',
  title: 'Event data',
  columns: {
    attendeeId: 'Attendee ID',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    enterpriseName: 'Enterprise name',
    programmeName: 'Program name',
    programmeUserType: 'Program user type',
    eventId: 'Event ID',
    eventName: 'Event name',
    ticketName: 'Ticket name',
    quantity: 'Quantity',
    dateOfPurchase: 'Date of purchase',
    ticketPrice: 'Ticket price (RM)',
    totalPayment: 'Total payment (RM)',
    serviceTax: 'Service tax (RM)',
    firstTimeBuyer: 'First-time buyer',
    refunded: 'Refunded',
  },
  fields: ['firstName', 'lastName', 'email', 'enterpriseName', 'programmeName', 'eventName', 'ticketName'],
} as const;

/** The events that somebody administers. */
export const eventTable = {
  path: '/main/admins/events',
  title: 'Events',
  columns: {
    title: 'Title',
    program: 'Program',
    event_type: 'Type',
    privacy: 'Privacy',
    start_time: 'Start',
    end_time: 'End',
    taken: 'Tickets taken',
    state: 'State',
  },
  fields: ['title', 'program'],
} as const;
