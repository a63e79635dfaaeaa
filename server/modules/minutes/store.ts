import { eq } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { minutesItems, objectivesOfActions, sessionMinutes } from './tables.ts';

/** Locked until the end of the transaction: changes to the minutes of one session wait for each other. */
export const lockMinutes = async (tx: Tx, bookingId: number) => {
  await db(tx).insert(sessionMinutes).values({ bookingId }).onConflictDoNothing();
  const [row] = await db(tx).select().from(sessionMinutes).where(eq(sessionMinutes.bookingId, bookingId)).for('update');
  if (!row) throw new Error('no minutes were made');
  return row;
};

export const changeNotes = async (tx: Tx, bookingId: number, values: Partial<typeof sessionMinutes.$inferInsert>) => {
  await db(tx).update(sessionMinutes).set(values).where(eq(sessionMinutes.bookingId, bookingId));
};

type Item = typeof minutesItems.$inferInsert;

/** Its id. */
export const insertItem = async (tx: Tx, values: Item) => {
  const [row] = await db(tx).insert(minutesItems).values(values).returning({ id: minutesItems.id });
  if (!row) throw new Error('no line was made');
  return row.id;
};

export const changeItem = async (tx: Tx, id: number, values: Partial<Item>) => {
  await db(tx).update(minutesItems).set(values).where(eq(minutesItems.id, id));
};

export const deleteItem = async (tx: Tx, id: number) => {
  await db(tx).delete(minutesItems).where(eq(minutesItems.id, id));
};

export const keepObjective = async (tx: Tx, values: typeof objectivesOfActions.$inferInsert) => {
  await db(tx).insert(objectivesOfActions).values(values);
};

export const deleteItemsOfMeeting = async (tx: Tx, meetingId: number) => {
  await db(tx).delete(minutesItems).where(eq(minutesItems.meetingId, meetingId));
};

/** For a deleted account (ACC-66): what they wrote goes; what they were to do is everybody's; shared notes stay. */
export const forgetPerson = async (tx: Tx, userId: number) => {
  await db(tx).delete(objectivesOfActions).where(eq(objectivesOfActions.userId, userId));
  await db(tx).delete(minutesItems).where(eq(minutesItems.authorId, userId));
  await db(tx).update(minutesItems).set({ ownerId: null }).where(eq(minutesItems.ownerId, userId));
  await db(tx).update(sessionMinutes).set({ changedBy: null }).where(eq(sessionMinutes.changedBy, userId));
};
