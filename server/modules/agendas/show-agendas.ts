import type { Tx } from '../../platform/work.ts';
import { presentAgenda } from './fields.ts';
import { agendasOf } from './queries.ts';

/** AGD-13: admins see all of a programme's entries, members only the published ones. */
export const showAgendas = async (tx: Tx, programId: number, which: 'all' | 'published') =>
  (await agendasOf(tx, programId, which)).map(presentAgenda);
