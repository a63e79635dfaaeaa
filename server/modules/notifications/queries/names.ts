import { inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Named, theGroup } from '../../../telling/line.ts';
import { fullName } from '../../accounts/index.ts';
import { users } from '../../accounts/tables.ts';
import { applications } from '../../applications/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { programs, roles } from '../../programmes/tables.ts';

type Names = { id: number; name: string | null }[];
type Kind = 'user' | 'pairing' | 'group' | 'program' | 'application' | 'role';

const askers: Record<Kind, (tx: Tx, ids: number[]) => Promise<Names>> = {
  user: async (tx, ids) => {
    const { id, firstname, lastname, deletedAt } = users;
    const rows = await read(tx).select({ id, firstname, lastname, deletedAt }).from(users).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: fullName(row) }));
  },
  pairing: (tx, ids) =>
    read(tx).select({ id: pairings.id, name: pairings.name }).from(pairings).where(inArray(pairings.id, ids)),
  group: async (tx, ids) => {
    const { id, name } = pairings;
    const rows = await read(tx).select({ id, name }).from(pairings).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: row.name === null ? null : theGroup(row.name) }));
  },
  program: (tx, ids) =>
    read(tx).select({ id: programs.id, name: programs.name }).from(programs).where(inArray(programs.id, ids)),
  application: (tx, ids) =>
    read(tx)
      .select({ id: applications.id, name: applications.name })
      .from(applications)
      .where(inArray(applications.id, ids)),
  role: (tx, ids) => read(tx).select({ id: roles.id, name: roles.name }).from(roles).where(inArray(roles.id, ids)),
};
const kinds = Object.keys(askers) as Kind[];

const idIn = (named: Named, kind: Kind) => (kind in named ? (named as Record<Kind, number>)[kind] : undefined);

/** The current names of these things: one statement per kind among them. Anything that is gone has no name. */
export const namesNow = async (tx: Tx, all: readonly Named[], product: string) => {
  const known = new Map<string, string>();
  for (const kind of kinds) {
    const ids = all.flatMap((named) => idIn(named, kind) ?? []);
    const rows = ids.length === 0 ? [] : await askers[kind](tx, [...new Set(ids)]);
    for (const { id, name } of rows) known.set(`${kind} ${id}`, name ?? '');
  }
  return (named: Named) => {
    const kind = kinds.find((one) => one in named);
    return kind === undefined ? product : (known.get(`${kind} ${idIn(named, kind)}`) ?? '');
  };
};
