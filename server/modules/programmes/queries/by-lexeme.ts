import { sql } from 'drizzle-orm';
import { participantIndex } from '../tables.ts';

/**
 * Those members whom the index of lexemes finds by a tsquery. The planner does not see by which, and so takes the index: it would
 * rather read the whole table than an index that finds a tenth of it, not knowing that a comparison costs more than a page.
 */
export const byLexeme = (query: string) => sql`${participantIndex.lexemes} @@ (select ${query}::tsquery)`;
