import type {
  EventAnnounced,
  EventCancelled,
  EventMoved,
  PlaceOffered,
  TicketGivenBack,
  TicketPassedOn,
  TicketSent,
  TicketsRefunded,
  TicketsTaken,
} from '../../domain-events/events.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { saysOf } from '../../telling/line.ts';
import { emailByChoice, emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { fullName, hashToken, livingPeople, livingPerson, type LivingPerson, newToken } from '../accounts/index.ts';
import { refundsOf } from '../payments/index.ts';
import { programmeById, senderOf, senderToStrangers } from '../programmes/index.ts';
import { fileFor } from './calendar.ts';
import type { EventInEmail } from './emails/about.ts';
import {
  eventCancelled,
  eventMoved,
  ticketGivenBack,
  ticketPassedOn,
  ticketReceived,
  ticketsTaken,
} from './emails/holders.ts';
import { eventAnnounced, placeOffered, ticketSent, ticketsRefunded } from './emails/others.ts';
import { cancelledAmounts } from './queries/cancelling.ts';
import { eventById, type EventView, ticketById } from './queries/events.ts';
import {
  admissionById,
  admissionsOf,
  heldBy,
  holdersOf,
  orderById,
  transferById,
  waitingById,
} from './queries/taking.ts';
import { linkPath } from './read/present.ts';
import { hasEnded } from './rules/time.ts';
import { keepTransferToken } from './store/transfers.ts';
import type { OrderRow } from './tables.ts';
import { purpose } from './take/purchase.ts';
import { sharesOf } from './take/refund.ts';
import { codeUrl } from './take/show.ts';

export const eventLines = {
  'tickets.taken': 'Your spot is reserved. Your ticket is on the page of the event.',
  'tickets.refunded': 'Your tickets for an event were taken back.',
  'tickets.passed_on': '{person} accepted the ticket that you sent.',
  'tickets.place_offered': 'A place is kept for you at an event whose waiting list you are on.',
  'event.moved': 'An event that you have a ticket for has a new time or place.',
  'event.cancelled': 'An event that you had a ticket for was cancelled.',
  'event.announced': 'You are invited to an event.',
} as const;
const say = saysOf(eventLines);

const inEmail = (view: EventView, { settings }: TellingGround): EventInEmail => ({
  title: view.event.title,
  eventType: view.event.eventType,
  timezone: view.event.timezone,
  venue: view.event.venueTitle,
  start: view.event.startTime,
  end: view.event.endTime,
  url: settings.BASE_URL + linkPath(view),
});

/** What stands in the bell about an event. */
const noticeOf = (view: EventView, line: ReturnType<typeof say>) =>
  ({ objectType: 'Event', objectId: view.event.id, linkPath: linkPath(view), line }) as const;

const attendee = (person: LivingPerson) => ({ name: fullName({ ...person, deletedAt: null }), email: person.email });

/** In the name of the program whose event it is. */
const senderFor = async ({ tx }: Change, { event }: EventView, ground: TellingGround) => {
  const programme = event.programId === null ? undefined : await programmeById(tx, event.programId);
  return {
    known: programme && { programme: senderOf(programme, ground) },
    strangers: programme && { programme: senderToStrangers(programme, ground) },
  };
};

const ofTaken = async (
  change: Change,
  { orderId, userId }: TicketsTaken,
  ground: TellingGround,
): Promise<Telling[]> => {
  const { tx, now } = change;
  const order = await orderById(tx, orderId);
  const person = await livingPerson(tx, userId);
  const view = order && (await eventById(tx, order.eventId, userId));
  if (!order || !person || !view || order.status !== 'confirmed' || view.event.cancelledAt !== null) return [];
  const tickets = (await admissionsOf(tx, orderId)).map(({ admission, ticket }) => ({
    name: ticket,
    codeUrl: codeUrl(ground.settings.BASE_URL, admission),
  }));
  const content = ticketsTaken({ ...inEmail(view, ground), tickets, total: order.total });
  const { known } = await senderFor(change, view, ground);
  const letter = {
    ...emailTo(person, content),
    ...known,
    ics: fileFor(view, attendee(person), ground.settings, { now }),
  };
  return [{ userId, notice: noticeOf(view, say('tickets.taken', {})), letter }];
};

/** Takes the entry out of the calendar of somebody who has no other ticket for the event. */
const withoutEntry = async ({ tx, now }: Change, view: EventView, person: LivingPerson, { settings }: TellingGround) =>
  (await heldBy(tx, person.id, view.event.id)).length > 0
    ? {}
    : { ics: fileFor(view, attendee(person), settings, { now, cancelled: true }) };

const lastRefundOf = async (tx: Tx, order: OrderRow) =>
  (await refundsOf(tx, purpose, [order.id])).at(-1)?.amount ?? order.total;

/** What each of those who are told lost by it: the money and the reason are the buyer's. */
const paidBack = async ({ tx }: Change, order: OrderRow, { admissionIds, tooLate }: TicketsRefunded) => {
  const all = (await sharesOf(tx, order)).filter(({ admission: { id } }) => admissionIds?.includes(id) ?? true);
  // Of an order that has no tickets left, such as of a cancelled event, all that was left went back.
  const known = admissionIds !== undefined && admissionIds.length > 0 && !tooLate;
  const amount = known ? all.reduce((sum, { share }) => sum + share, 0) : await lastRefundOf(tx, order);
  const because = all.find(({ admission }) => admission.refundReason !== null)?.admission.refundReason;
  const reason = because ?? (tooLate ? null : order.refundReason) ?? '';
  return (userId: number) =>
    userId === order.userId
      ? { amount, taken: all.length, reason }
      : { amount: 0, taken: all.filter(({ admission }) => admission.holderId === userId).length, reason: '' };
};

const ofRefunded = async (change: Change, event: TicketsRefunded, ground: TellingGround): Promise<Telling[]> => {
  const { tx } = change;
  const order = await orderById(tx, event.orderId);
  const view = order && (await eventById(tx, order.eventId, event.userId));
  if (!order || !view) return [];
  const { known } = await senderFor(change, view, ground);
  const tellings: Telling[] = [];
  const back = await paidBack(change, order, event);
  for (const person of await livingPeople(tx, [event.userId, ...event.alsoTold])) {
    const content = ticketsRefunded({
      ...inEmail(view, ground),
      ...back(person.id),
      tooLate: event.tooLate,
      cancelled: view.event.cancelledAt !== null,
      left: (await heldBy(tx, person.id, view.event.id)).length,
    });
    const entry = event.tooLate ? {} : await withoutEntry(change, view, person, ground);
    const notice = noticeOf(view, say('tickets.refunded', {}));
    tellings.push({ userId: person.id, notice, letter: { ...emailTo(person, content), ...known, ...entry } });
  }
  return tellings;
};

/** Whoever gets it may have no account: it goes to the address, with a token that nobody else reads. */
const ofSent = async (change: Change, { transferId }: TicketSent, ground: TellingGround): Promise<Telling[]> => {
  const { tx, now } = change;
  const transfer = await transferById(tx, transferId);
  if (transfer?.status !== 'sent') return [];
  const sender = await livingPerson(tx, transfer.fromId);
  const shown = await admissionById(tx, transfer.admissionId);
  const view = shown && (await eventById(tx, shown.admission.eventId, null));
  if (!sender || !shown || !view || hasEnded(view.event, now)) return [];
  const token = newToken();
  const url = `${ground.settings.BASE_URL}/tickets/transfers/${token}`;
  const from = fullName({ ...sender, deletedAt: null });
  const content = ticketSent({ ...inEmail(view, ground), url, from, ticket: shown.ticket });
  const { strangers } = await senderFor(change, view, ground);
  return [
    {
      userId: null,
      letter: { to: transfer.toEmail, name: '', timeZone: view.event.timezone, content, ...strangers },
      onWritten: (writing) => keepTransferToken(writing.tx, transferId, hashToken(token)),
    },
  ];
};

const ofPassedOn = async (change: Change, event: TicketPassedOn, ground: TellingGround): Promise<Telling[]> => {
  const { tx, now } = change;
  const shown = await admissionById(tx, event.admissionId);
  const view = shown && (await eventById(tx, shown.admission.eventId, null));
  const [from, to] = [await livingPerson(tx, event.fromId), await livingPerson(tx, event.toId)];
  if (!shown || !view || !to) return [];
  const { known } = await senderFor(change, view, ground);
  const tellings: Telling[] = [];
  const described = inEmail(view, ground);
  // It may have gone on to somebody else since, or back to nobody.
  const { holderId, status } = shown.admission;
  if (holderId === to.id && (status === 'valid' || status === 'used')) {
    const ticket = { name: shown.ticket, codeUrl: codeUrl(ground.settings.BASE_URL, shown.admission) };
    const content = ticketReceived({ ...described, ticket, from: from ? fullName({ ...from, deletedAt: null }) : '' });
    const ics = fileFor(view, attendee(to), ground.settings, { now });
    tellings.push({ userId: to.id, letter: { ...emailTo(to, content), ...known, ics } });
  }
  if (from) {
    const content = ticketPassedOn({ ...described, to: fullName({ ...to, deletedAt: null }) });
    const letter = { ...emailTo(from, content), ...known, ...(await withoutEntry(change, view, from, ground)) };
    tellings.push({
      userId: from.id,
      notice: noticeOf(view, say('tickets.passed_on', { person: { user: to.id } })),
      letter,
    });
  }
  return tellings;
};

const ofGivenBack = async (change: Change, event: TicketGivenBack, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, event.userId);
  const view = await eventById(change.tx, event.eventId, event.userId);
  if (!person || !view) return [];
  const content = ticketGivenBack(inEmail(view, ground));
  return [
    {
      userId: person.id,
      letter: { ...emailTo(person, content), ...(await withoutEntry(change, view, person, ground)) },
    },
  ];
};

const ofOffered = async (
  change: Change,
  { waitingId, userId }: PlaceOffered,
  ground: TellingGround,
): Promise<Telling[]> => {
  const { tx } = change;
  const row = await waitingById(tx, waitingId);
  const person = await livingPerson(tx, userId);
  if (row?.status !== 'offered' || row.offerExpiresAt === null || !person) return [];
  const ticket = await ticketById(tx, row.ticketId);
  const view = ticket && (await eventById(tx, ticket.eventId, userId));
  if (!ticket || !view) return [];
  const content = placeOffered({ ...inEmail(view, ground), ticket: ticket.name, until: row.offerExpiresAt });
  const { known } = await senderFor(change, view, ground);
  const notice = noticeOf(view, say('tickets.place_offered', {}));
  return [{ userId, notice, letter: { ...emailTo(person, content), ...known } }];
};

/** Whoever still has a ticket; the entry in their calendar moves. */
const ofMoved = async (change: Change, { eventId, userIds }: EventMoved, ground: TellingGround): Promise<Telling[]> => {
  const { tx, now } = change;
  const view = await eventById(tx, eventId, null);
  if (!view || hasEnded(view.event, now)) return [];
  const content = eventMoved(inEmail(view, ground));
  const { known } = await senderFor(change, view, ground);
  const notice = noticeOf(view, say('event.moved', {}));
  return (await livingPeople(tx, await holdersOf(tx, eventId, userIds))).map((person) => ({
    userId: person.id,
    notice,
    letter: { ...emailTo(person, content), ...known, ics: fileFor(view, attendee(person), ground.settings, { now }) },
  }));
};

/** Everyone who had a ticket or paid for one, once; the entry leaves their calendars. */
const ofCancelled = async (
  change: Change,
  { eventId, userIds }: EventCancelled,
  ground: TellingGround,
): Promise<Telling[]> => {
  const { tx, now } = change;
  const view = await eventById(tx, eventId, null);
  if (!view) return [];
  const amounts = await cancelledAmounts(tx, eventId, userIds);
  const { known } = await senderFor(change, view, ground);
  const notice = noticeOf(view, say('event.cancelled', {}));
  return (await livingPeople(tx, userIds)).map((person) => {
    const told = { ...inEmail(view, ground), amount: amounts.get(person.id) ?? 0, note: view.event.cancelNote };
    const ics = fileFor(view, attendee(person), ground.settings, { now, cancelled: true });
    return { userId: person.id, notice, letter: { ...emailTo(person, eventCancelled(told)), ...known, ics } };
  });
};

/** NTF-13; nobody is invited to what was hidden again. */
const ofAnnounced = async (change: Change, event: EventAnnounced, ground: TellingGround): Promise<Telling[]> => {
  const { tx, now } = change;
  const view = await eventById(tx, event.eventId, null);
  if (!view?.event.active || hasEnded(view.event, now)) return [];
  const { organizerName: organizer, description } = view.event;
  const content = eventAnnounced({ ...inEmail(view, ground), organizer, description });
  const { known } = await senderFor(change, view, ground);
  const notice = noticeOf(view, say('event.announced', {}));
  return (await livingPeople(tx, event.userIds)).map((person) => ({
    userId: person.id,
    notice,
    letter: { ...emailByChoice(person, content, ground), ...known },
  }));
};

export const eventTellings = [
  tells('tickets.taken', ofTaken, 'events'),
  tells('tickets.refunded', ofRefunded, 'events'),
  tells('tickets.sent', ofSent, 'events'),
  tells('tickets.passed_on', ofPassedOn, 'events'),
  tells('tickets.given_back', ofGivenBack, 'events'),
  tells('tickets.place_offered', ofOffered, 'events'),
  tells('event.moved', ofMoved, 'events'),
  tells('event.cancelled', ofCancelled, 'events'),
  tells('event.announced', ofAnnounced, 'events'),
];
