import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { TagKind } from '../../../../contract/events/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  eventExtraFields,
  eventLinkOpeners,
  eventMailings,
  eventSpeakers,
  eventTags,
  type EventRow,
  events,
  tickets,
  ticketWaiting,
} from '../tables.ts';

export const insertEvent = async (tx: Tx, values: typeof events.$inferInsert) => {
  const [row] = await db(tx).insert(events).values(values).returning({ id: events.id });
  if (!row) throw new Error('the event was not written');
  return row.id;
};

export const lockEvent = async (tx: Tx, id: number): Promise<EventRow | undefined> => {
  const [row] = await db(tx).select().from(events).where(eq(events.id, id)).for('update');
  return row;
};

/** Whoever takes tickets does not wait for one another, but for whoever changes the event. */
export const holdEvent = async (tx: Tx, id: number): Promise<EventRow | undefined> => {
  const [row] = await db(tx).select().from(events).where(eq(events.id, id)).for('share');
  return row;
};

export const changeEvent = async (tx: Tx, id: number, values: Partial<Omit<EventRow, 'id' | 'createdAt'>>) => {
  await db(tx).update(events).set(values).where(eq(events.id, id));
};

/** With everything that was only ever part of it; the caller holds it, and has made sure that nobody took a ticket. */
export const eraseEvent = async (tx: Tx, id: number) => {
  const ofEvent = db(tx).select({ id: tickets.id }).from(tickets).where(eq(tickets.eventId, id));
  await db(tx).delete(ticketWaiting).where(inArray(ticketWaiting.ticketId, ofEvent));
  for (const table of [tickets, eventSpeakers, eventExtraFields, eventTags, eventMailings, eventLinkOpeners])
    await db(tx).delete(table).where(eq(table.eventId, id));
  await db(tx).delete(events).where(eq(events.id, id));
};

type Speaker = Omit<typeof eventSpeakers.$inferInsert, 'id' | 'eventId' | 'position'>;

/** Those of before are replaced: nothing names a speaker. */
export const putSpeakers = async (tx: Tx, eventId: number, speakers: readonly Speaker[]) => {
  await db(tx).delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId));
  if (speakers.length === 0) return;
  await db(tx)
    .insert(eventSpeakers)
    .values(speakers.map((one, position) => ({ ...one, eventId, position })));
};

export const putTags = async (tx: Tx, eventId: number, tags: readonly { kind: TagKind; refId: number }[]) => {
  await db(tx).delete(eventTags).where(eq(eventTags.eventId, eventId));
  if (tags.length > 0)
    await db(tx)
      .insert(eventTags)
      .values(tags.map((one) => ({ ...one, eventId })))
      .onConflictDoNothing();
};

interface Question {
  id?: number | undefined;
  title: string;
}

/** EVT-34: those that are not given any more are not asked any more; answers keep naming them. */
export const putQuestions = async (tx: Tx, eventId: number, given: readonly Question[]) => {
  const kept = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db(tx)
    .update(eventExtraFields)
    .set({ active: false })
    .where(
      and(eq(eventExtraFields.eventId, eventId), kept.length > 0 ? notInArray(eventExtraFields.id, kept) : undefined),
    );
  for (const [position, { id, title }] of given.entries())
    if (id === undefined) await db(tx).insert(eventExtraFields).values({ eventId, position, title });
    else
      await db(tx)
        .update(eventExtraFields)
        .set({ position, title, active: true })
        .where(and(eq(eventExtraFields.id, id), eq(eventExtraFields.eventId, eventId)));
};

/** B110: those of these people who were not written to before; they count as written to from now on. */
export const recordMailings = async (
  tx: Tx,
  eventId: number,
  { userIds, at }: { userIds: readonly number[]; at: Temporal.Instant },
) => {
  const written: number[] = [];
  for (let from = 0; from < userIds.length; from += 1000) {
    const part = userIds.slice(from, from + 1000);
    const rows = await db(tx)
      .insert(eventMailings)
      .values(part.map((userId) => ({ eventId, userId, mailedAt: at })))
      .onConflictDoNothing()
      .returning({ userId: eventMailings.userId });
    written.push(...rows.map(({ userId }) => userId));
  }
  return written;
};

/** Opening a link twice is opening it. */
export const noteOpener = async (tx: Tx, opener: typeof eventLinkOpeners.$inferInsert) => {
  await db(tx).insert(eventLinkOpeners).values(opener).onConflictDoNothing();
};

export const forgetOpener = async (tx: Tx, userId: number) => {
  await db(tx).delete(eventLinkOpeners).where(eq(eventLinkOpeners.userId, userId));
};

/** For a deleted account: nothing says any more whom was written to. */
export const forgetMailings = async (tx: Tx, userId: number) => {
  await db(tx).delete(eventMailings).where(eq(eventMailings.userId, userId));
};
