import { and, eq, isNull, not } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import {
  availabilityDnd,
  availabilityOverrides,
  availabilityProgrammes,
  availabilityRules,
  availabilitySettings,
} from './tables.ts';

type Settings = Omit<typeof availabilitySettings.$inferInsert, 'userId'>;
type Rule = Pick<typeof availabilityRules.$inferInsert, 'weekday' | 'fromTime' | 'toTime'>;
type Override = Pick<typeof availabilityOverrides.$inferInsert, 'day' | 'blocked' | 'fromTime' | 'toTime'>;

/**
 * Locks the row, so that two tabs saving at the same time take turns. A person without a row gets one with the
 * defaults.
 */
export const lockSettings = async (tx: Tx, userId: number) => {
  await db(tx).insert(availabilitySettings).values({ userId }).onConflictDoNothing();
  await db(tx).select().from(availabilitySettings).where(eq(availabilitySettings.userId, userId)).for('update');
};

export const writeSettings = (tx: Tx, userId: number, settings: Settings) =>
  db(tx).update(availabilitySettings).set(settings).where(eq(availabilitySettings.userId, userId));

/** The mentor's own word counts everywhere again, also where an admin said otherwise. */
export const forgetDndThere = async (tx: Tx, userId: number) => {
  await db(tx).delete(availabilityDnd).where(eq(availabilityDnd.userId, userId));
};

export const writeDndThere = async (tx: Tx, there: typeof availabilityDnd.$inferInsert) => {
  await db(tx)
    .insert(availabilityDnd)
    .values(there)
    .onConflictDoUpdate({
      target: [availabilityDnd.userId, availabilityDnd.programId],
      set: { active: there.active },
    });
};

/** Toggles do-not-disturb when `active` is left out, whatever the state was a moment ago. Returns the new state. */
export const writeDnd = async (tx: Tx, userId: number, active: boolean | undefined) => {
  await forgetDndThere(tx, userId);
  const [row] = await db(tx)
    .insert(availabilitySettings)
    .values({ userId, dnd: active ?? true })
    .onConflictDoUpdate({
      target: availabilitySettings.userId,
      set: { dnd: active ?? not(availabilitySettings.dnd) },
    })
    .returning({ dnd: availabilitySettings.dnd });
  if (!row) throw new Error('do-not-disturb was not written');
  return row.dnd;
};

/** Replaces the personal hours, or those of one programme; all others stay. */
export const replaceHours = async (
  tx: Tx,
  { userId, programId }: { userId: number; programId: number | null },
  { rules, overrides }: { rules: readonly Rule[]; overrides: readonly Override[] },
) => {
  const isThere = ({ programId: place }: typeof availabilityRules | typeof availabilityOverrides) =>
    programId === null ? isNull(place) : eq(place, programId);
  await db(tx)
    .delete(availabilityRules)
    .where(and(eq(availabilityRules.userId, userId), isThere(availabilityRules)));
  await db(tx)
    .delete(availabilityOverrides)
    .where(and(eq(availabilityOverrides.userId, userId), isThere(availabilityOverrides)));
  if (rules.length > 0)
    await db(tx)
      .insert(availabilityRules)
      .values(rules.map((rule) => ({ userId, programId, ...rule })));
  if (overrides.length > 0)
    await db(tx)
      .insert(availabilityOverrides)
      .values(overrides.map((override) => ({ userId, programId, ...override })));
};

/** Records whether this person has their own hours in the programme, or their personal ones apply there (B24). */
export const markOwn = async (tx: Tx, userId: number, programId: number, isOwn: boolean) => {
  if (isOwn) await db(tx).insert(availabilityProgrammes).values({ userId, programId }).onConflictDoNothing();
  else
    await db(tx)
      .delete(availabilityProgrammes)
      .where(and(eq(availabilityProgrammes.userId, userId), eq(availabilityProgrammes.programId, programId)));
};

/** Removes everything that this person ever set. */
export const removeHours = async (tx: Tx, userId: number) => {
  await db(tx).delete(availabilityRules).where(eq(availabilityRules.userId, userId));
  await db(tx).delete(availabilityOverrides).where(eq(availabilityOverrides.userId, userId));
  await db(tx).delete(availabilityProgrammes).where(eq(availabilityProgrammes.userId, userId));
  await forgetDndThere(tx, userId);
  await db(tx).delete(availabilitySettings).where(eq(availabilitySettings.userId, userId));
};
