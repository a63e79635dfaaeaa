import { asc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { objectiveComments, objectiveSets, objectiveSuggestions } from '../tables.ts';

export const ownSets = (tx: Tx, userId: number) =>
  read(tx).select().from(objectiveSets).where(eq(objectiveSets.userId, userId)).orderBy(asc(objectiveSets.id));

export const ownComments = (tx: Tx, userId: number) =>
  read(tx)
    .select({ body: objectiveComments.body, at: objectiveComments.createdAt })
    .from(objectiveComments)
    .where(eq(objectiveComments.authorId, userId))
    .orderBy(asc(objectiveComments.id));

export const ownSuggestions = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      title: objectiveSuggestions.title,
      description: objectiveSuggestions.description,
      status: objectiveSuggestions.status,
      at: objectiveSuggestions.createdAt,
    })
    .from(objectiveSuggestions)
    .where(eq(objectiveSuggestions.authorId, userId))
    .orderBy(asc(objectiveSuggestions.id));
