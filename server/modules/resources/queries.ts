import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { roles } from '../programmes/tables.ts';
import { resources } from './tables.ts';

/** B121: deleted rows stay in the table. */
const alive = isNull(resources.deletedAt);

const withRole = (tx: Tx) =>
  read(tx)
    .select({ resource: resources, role: roles.name })
    .from(resources)
    .leftJoin(roles, eq(roles.id, resources.roleId));

/** RES-10: all of a programme's resources, or those a member of this role may see; newest first. */
export const resourcesOf = (tx: Tx, programId: number, roleId: number | 'all') =>
  withRole(tx)
    .where(
      and(
        eq(resources.programId, programId),
        alive,
        roleId === 'all' ? undefined : or(isNull(resources.roleId), eq(resources.roleId, roleId)),
      ),
    )
    .orderBy(desc(resources.id));
export type ResourceRow = Awaited<ReturnType<typeof resourcesOf>>[number];

export const resourceById = async (tx: Tx, id: number) => {
  const [row] = await withRole(tx).where(and(eq(resources.id, id), alive));
  return row;
};

export const roleNamed = async (tx: Tx, programId: number, name: string) => {
  const [row] = await read(tx)
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.programId, programId), sql`lower(${roles.name}) = lower(${name})`));
  return row;
};

/** Whether a resource shows this file: those of a copied programme show the same one. */
export const isShown = async (tx: Tx, fileKey: string) => {
  const [row] = await read(tx)
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.fileKey, fileKey), alive))
    .limit(1);
  return row !== undefined;
};
