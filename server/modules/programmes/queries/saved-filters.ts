import { and, asc, eq, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs, savedFilters } from '../tables.ts';

/** What a person has saved in a program, by name. */
export const filtersOf = (tx: Tx, { programId, userId }: { programId: number; userId: number }) =>
  read(tx)
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.programId, programId), eq(savedFilters.userId, userId)))
    .orderBy(sql`lower(${savedFilters.name})`, asc(savedFilters.id));

/** What a person has saved anywhere, for their download (M22). */
export const savedBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ program: programs.name, name: savedFilters.name, filter: savedFilters.filter })
    .from(savedFilters)
    .innerJoin(programs, eq(programs.id, savedFilters.programId))
    .where(eq(savedFilters.userId, userId))
    .orderBy(asc(savedFilters.id));
