import type { Temporal } from 'temporal-polyfill';
import type { EventPrivacy, EventType, TagKind, TicketType } from '../../../../contract/events/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { orderPrice } from '../rules/price.ts';
import { insertAdmissions } from '../store/admissions.ts';
import { insertEvent, putQuestions, putSpeakers, putTags } from '../store/events.ts';
import { insertItems, insertOrder } from '../store/orders.ts';
import { countTaken, insertTickets, lockTicketsOf } from '../store/tickets.ts';
import { insertWaiting } from '../store/waiting.ts';
import { newCode } from '../take/give.ts';
import { purpose } from '../take/purchase.ts';

export interface DemoTicket {
  name: string;
  ticketType: TicketType;
  /** Sen. */
  price: number;
  maxAmount: number;
  /** How many people have taken one, from the front of `guests`. */
  takenBy: number;
  /** How many wait for one, after those. */
  waitedBy?: number;
}

export interface DemoEvent {
  programId: number | null;
  eventType: EventType;
  title: string;
  /** The key of its picture. */
  photo: string;
  privacy: EventPrivacy;
  start: Temporal.Instant;
  minutes: number;
  description: string;
  venueTitle?: string;
  geocode?: string;
  organizerName: string;
  mentorClass?: boolean;
  active: boolean;
  tags: readonly { kind: TagKind; refId: number }[];
  speakers: readonly { userId: number | null; name: string; title: string }[];
  questions?: readonly string[];
  tickets: readonly DemoTicket[];
}

export interface DemoGuest {
  userId: number;
  name: string;
  email: string;
}

interface Written {
  userId: number;
  reference: number;
  amount: number;
  description: string;
  paidPath: string;
  at: Temporal.Instant;
  purpose: string;
}

const days = (count: number) => ({ hours: 24 * count });

/** One guest's ticket; whoever came is checked in. Answers with what was paid. */
const writeTaken = async (
  tx: Tx,
  {
    eventId,
    ticketId,
    price,
    guest,
    at,
    enteredAt,
    title,
  }: {
    eventId: number;
    ticketId: number;
    price: number;
    guest: DemoGuest;
    at: Temporal.Instant;
    enteredAt: Temporal.Instant | null;
    title: string;
  },
): Promise<Written> => {
  const { userId, name, email } = guest;
  const order = await insertOrder(tx, {
    ...orderPrice([{ amount: 1, price }]),
    eventId,
    userId,
    name,
    email,
    phoneNo: '60123456789',
    status: 'confirmed',
    createdAt: at,
    paidAt: at,
  });
  if (order === null) throw new Error('an order that is confirmed is written');
  await insertItems(tx, [{ purchaseId: order.id, eventId, buyerId: userId, ticketId, amount: 1, price, soldAt: at }]);
  await insertAdmissions(tx, [
    {
      eventId,
      ticketId,
      purchaseId: order.id,
      holderId: userId,
      holderName: name,
      holderEmail: email,
      code: newCode(),
      createdAt: at,
      ...(enteredAt && { status: 'used' as const, checkedInAt: enteredAt }),
    },
  ]);
  const paidPath = `/events/${eventId}?reserved=1`;
  return { userId, purpose, reference: order.id, amount: order.total, description: title, paidPath, at };
};

const writeEvent = async (
  tx: Tx,
  event: DemoEvent,
  { createdBy, now }: { createdBy: number; now: Temporal.Instant },
) => {
  const { start, minutes, tags, speakers, questions = [], tickets, venueTitle = '', geocode = '', ...columns } = event;
  const made = (start.epochMilliseconds < now.epochMilliseconds ? start : now).subtract(days(30));
  const id = await insertEvent(tx, {
    ...columns,
    venueTitle,
    geocode,
    timezone: 'Asia/Kuala_Lumpur',
    startTime: start,
    endTime: start.add({ minutes }),
    webinarLink: event.eventType === 'webinar' ? 'https://meet.lantern.test/events' : '',
    webinarPassword: event.eventType === 'webinar' ? 'lantern' : '',
    inquiryEmail: 'events@lantern.test',
    inquiryNumber: '60312345678',
    createdBy,
    createdAt: made,
    updatedAt: made,
  });
  await putSpeakers(tx, id, speakers);
  await putTags(tx, id, tags);
  await putQuestions(
    tx,
    id,
    questions.map((title) => ({ title })),
  );
  await insertTickets(
    tx,
    tickets.map(({ name, ticketType, price, maxAmount }, position) => ({
      eventId: id,
      position,
      name,
      ticketType,
      price,
      maxAmount,
    })),
  );
  return { id, made };
};

/** Events with whoever has a ticket or waits for one. Answers with what was paid. */
export const writeDemoEvents = async (
  tx: Tx,
  all: readonly DemoEvent[],
  { guests, createdBy, now }: { guests: readonly DemoGuest[]; createdBy: number; now: Temporal.Instant },
): Promise<Written[]> => {
  const paid: Written[] = [];
  let from = 0;
  for (const event of all) {
    const { id: eventId, made } = await writeEvent(tx, event, { createdBy, now });
    const begun = event.start.epochMilliseconds <= now.epochMilliseconds;
    const rows = await lockTicketsOf(tx, eventId);
    for (const [at, { takenBy, waitedBy = 0, price, name }] of event.tickets.entries()) {
      const ticketId = rows[at]?.id ?? 0;
      const people = Array.from({ length: takenBy + waitedBy }, (_none, nth) => guests[(from + nth) % guests.length]);
      from += takenBy + waitedBy;
      for (const [nth, guest] of people.entries()) {
        if (!guest) continue;
        const moment = made.add({ hours: 5 * (nth + 1) });
        if (nth >= takenBy) {
          await insertWaiting(tx, { ticketId, userId: guest.userId, createdAt: moment });
          continue;
        }
        // Every sixth of those who had a ticket did not come.
        const enteredAt = begun && nth % 6 !== 5 ? event.start.add({ minutes: -(nth % 10) }) : null;
        const title = `${event.title}: 1 × ${name}`;
        const one = await writeTaken(tx, { eventId, ticketId, price, guest, at: moment, enteredAt, title });
        if (one.amount > 0) paid.push(one);
      }
      await countTaken(tx, ticketId, takenBy);
    }
  }
  return paid;
};
