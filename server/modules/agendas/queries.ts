import { and, asc, eq, isNull } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

export type AgendaRow = typeof agendas.$inferSelect;

/** B121: deleted rows stay in the table. */
const alive = isNull(agendas.deletedAt);

/** Ordered by start time. */
export const agendasOf = (tx: Tx, programId: number, which: 'all' | 'published'): Promise<AgendaRow[]> =>
  read(tx)
    .select()
    .from(agendas)
    .where(and(eq(agendas.programId, programId), alive, which === 'all' ? undefined : agendas.published))
    .orderBy(asc(agendas.startTime), asc(agendas.id));

export const agendaById = async (tx: Tx, id: number): Promise<AgendaRow | undefined> => {
  const [row] = await read(tx)
    .select()
    .from(agendas)
    .where(and(eq(agendas.id, id), alive));
  return row;
};
