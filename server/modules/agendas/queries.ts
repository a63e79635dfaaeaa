import { and, asc, eq } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

export type AgendaRow = typeof agendas.$inferSelect;

/** In the order in which they begin. */
export const agendasOf = (tx: Tx, programId: number, which: 'all' | 'published'): Promise<AgendaRow[]> =>
  read(tx)
    .select()
    .from(agendas)
    .where(and(eq(agendas.programId, programId), which === 'all' ? undefined : agendas.published))
    .orderBy(asc(agendas.startTime), asc(agendas.id));

export const agendaById = async (tx: Tx, id: number): Promise<AgendaRow | undefined> => {
  const [row] = await read(tx).select().from(agendas).where(eq(agendas.id, id));
  return row;
};
