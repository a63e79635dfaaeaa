import type { Tx } from '../../platform/work.ts';
import { presentAgenda } from './present.ts';
import { agendasOf } from './queries.ts';

/** AGD-13: all of a programme for its admins, what is published for its members. */
export const showAgendas = async (tx: Tx, programId: number, which: 'all' | 'published') =>
  (await agendasOf(tx, programId, which)).map(presentAgenda);
