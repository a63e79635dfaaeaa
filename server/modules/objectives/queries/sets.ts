import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { monthlyObjectives, objectiveComments, objectives, objectiveSets, objectiveSuggestions } from '../tables.ts';

const ofSet = {
  set: objectiveSets,
  /** The calendar by which its days are judged. */
  timezone: users.timezone,
};

const sets = (tx: Tx) =>
  read(tx)
    .select(ofSet)
    .from(objectiveSets)
    .innerJoin(users, and(eq(users.id, objectiveSets.userId), isNull(users.deletedAt)));
export type SetRow = Awaited<ReturnType<typeof sets>>[number];

export const setById = async (tx: Tx, id: number): Promise<SetRow | undefined> => {
  const [row] = await sets(tx).where(eq(objectiveSets.id, id));
  return row;
};

/** Somebody's set in a program, or on the platform (null). */
export const setOf = async (tx: Tx, userId: number, programId: number | null): Promise<SetRow | undefined> => {
  const place = programId === null ? isNull(objectiveSets.programId) : eq(objectiveSets.programId, programId);
  const [row] = await sets(tx).where(and(eq(objectiveSets.userId, userId), place));
  return row;
};

/** The set that an objective, a comment or a suggestion belongs to. */
export const setOfObjective = async (tx: Tx, objectiveId: number): Promise<SetRow | undefined> => {
  const [row] = await sets(tx)
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.setId, objectiveSets.id))
    .innerJoin(objectives, eq(objectives.monthId, monthlyObjectives.id))
    .where(eq(objectives.id, objectiveId));
  return row;
};

/** These objectives, each with whose it is. */
export const ownedObjectives = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({ objective: objectives, set: objectiveSets, timezone: users.timezone })
    .from(objectives)
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.id, objectives.monthId))
    .innerJoin(objectiveSets, eq(objectiveSets.id, monthlyObjectives.setId))
    .innerJoin(users, eq(users.id, objectiveSets.userId))
    .where(inArray(objectives.id, [...ids]));

export const commentById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(objectiveComments).where(eq(objectiveComments.id, id));
  return row;
};

export const suggestionById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(objectiveSuggestions).where(eq(objectiveSuggestions.id, id));
  return row;
};

export const monthsOf = (tx: Tx, setId: number) =>
  read(tx)
    .select()
    .from(monthlyObjectives)
    .where(eq(monthlyObjectives.setId, setId))
    .orderBy(asc(monthlyObjectives.monthNumber));
export type MonthRow = Awaited<ReturnType<typeof monthsOf>>[number];

/** OBJ-11: by their day, then as their owner ordered them. */
export const objectivesIn = async (tx: Tx, setId: number) => {
  const rows = await read(tx)
    .select({ objective: objectives })
    .from(objectives)
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.id, objectives.monthId))
    .where(eq(monthlyObjectives.setId, setId))
    .orderBy(asc(monthlyObjectives.monthNumber), asc(objectives.dueDate), asc(objectives.sequence), asc(objectives.id));
  return rows.map(({ objective }) => objective);
};
export type ObjectiveRow = Awaited<ReturnType<typeof objectivesIn>>[number];

/** What somebody still has to do in a place, the nearest day first. */
export const openTitlesOf = async (tx: Tx, { set }: SetRow, most: number) => {
  const rows = await read(tx)
    .select({ title: objectives.title })
    .from(objectives)
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.id, objectives.monthId))
    .where(and(eq(monthlyObjectives.setId, set.id), eq(objectives.status, 'todo')))
    .orderBy(asc(objectives.dueDate), asc(objectives.id))
    .limit(most);
  return rows.map(({ title }) => title);
};

export const commentsIn = async (tx: Tx, setId: number) => {
  const rows = await read(tx)
    .select({ comment: objectiveComments })
    .from(objectiveComments)
    .innerJoin(objectives, eq(objectives.id, objectiveComments.objectiveId))
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.id, objectives.monthId))
    .where(eq(monthlyObjectives.setId, setId))
    .orderBy(asc(objectiveComments.id));
  return rows.map(({ comment }) => comment);
};
export type CommentRow = Awaited<ReturnType<typeof commentsIn>>[number];

export const openSuggestionsIn = (tx: Tx, setId: number) =>
  read(tx)
    .select()
    .from(objectiveSuggestions)
    .where(and(eq(objectiveSuggestions.setId, setId), eq(objectiveSuggestions.status, 'open')))
    .orderBy(asc(objectiveSuggestions.id));
export type SuggestionRow = Awaited<ReturnType<typeof openSuggestionsIn>>[number];

export const countComments = async (tx: Tx, objectiveId: number) => {
  const [row] = await read(tx)
    .select({ times: count() })
    .from(objectiveComments)
    .where(eq(objectiveComments.objectiveId, objectiveId));
  return row?.times ?? 0;
};

/** Who has commented on an objective. */
export const writersOn = async (tx: Tx, objectiveId: number) => {
  const rows = await read(tx)
    .selectDistinct({ id: objectiveComments.authorId })
    .from(objectiveComments)
    .where(eq(objectiveComments.objectiveId, objectiveId));
  return rows.map(({ id }) => id);
};
