import { found, refuseIf } from '../../platform/refusal.ts';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers, mayCreateIn, owns, standingIn } from '../../policies/programmes.ts';
import { enterpriseExists, programmeByAddress, programmeById, type ProgrammeRow } from './queries.ts';
import { roleById } from './queries/participants.ts';
import { holdProgramme, lockProgramme } from './store/programmes.ts';

/** There for me? Else 404. Mine to administer? Else 403. */
export const loadForAdmin = async ({ tx, actor }: ReadWork<Actor>, id: number) => {
  const row = found(await programmeById(tx, id), 'programmes.not_found');
  const standing = standingIn(actor, row.program);
  found(standing ?? undefined, 'programmes.not_found');
  refuseIf(administers(standing) ? null : 'programmes.admins_only', 403);
  return row;
};

/** B68, asked before the lock asks it again: a call that is refused stores nothing. */
export const refuseInactive = ({ program }: ProgrammeRow) => refuseIf(program.isActive ? null : 'programmes.inactive');

/** ENT-18: an enterprise in which the actor may begin a programme. */
export const toBeginIn = async ({ tx, actor }: ReadWork<Actor>, enterpriseId: number) => {
  const mine = mayCreateIn(actor, enterpriseId) && (await enterpriseExists(tx, enterpriseId));
  found(mine || undefined, 'programmes.enterprise_not_found');
};

/** The two slugs of an address. */
export interface ProgrammeAddress {
  enterprise: string;
  program: string;
}

/** The same, by its address. */
export const loadForAdminAt = async (asked: ReadWork<Actor>, address: ProgrammeAddress) => {
  const row = found(await programmeByAddress(asked.tx, address.enterprise, address.program), 'programmes.not_found');
  return loadForAdmin(asked, row.program.id);
};

/** A role of a programme that the actor administers. */
export interface AdministeredRole {
  role: NonNullable<Awaited<ReturnType<typeof roleById>>>;
  programme: ProgrammeRow;
}

export const roleForAdmin = async (asked: ReadWork<Actor>, id: number): Promise<AdministeredRole> => {
  const role = found(await roleById(asked.tx, id), 'programmes.role_not_found');
  return { role, programme: await loadForAdmin(asked, role.programId) };
};

/** A programme for the people who may switch it on and off and add roles. */
export const loadForOwner = async (asked: ReadWork<Actor>, id: number) => {
  const row = await loadForAdmin(asked, id);
  refuseIf(owns(standingIn(asked.actor, row.program)) ? null : 'programmes.owners_only', 403);
  return row;
};

/** For whoever belongs to it, its admins among them. */
export const loadForMember = async ({ tx, actor }: ReadWork<Actor>, id: number) => {
  const row = found(await programmeById(tx, id), 'programmes.not_found');
  const standing = found(standingIn(actor, row.program) ?? undefined, 'programmes.not_found');
  return { ...row, standing };
};

/** The programme held until the end, still running (B68): whatever else changes in it takes its turn. */
export const lockRunning = async (tx: Tx, id: number) => {
  const locked = found(await lockProgramme(tx, id), 'programmes.not_found');
  refuseIf(locked.isActive ? null : 'programmes.inactive');
  return locked;
};

/** The same for those who do not stand in each other's way: it stays as it is, and goes on running, until they are done. */
export const lockRunningShared = async (tx: Tx, id: number) => {
  const held = found(await holdProgramme(tx, id), 'programmes.not_found');
  refuseIf(held.isActive ? null : 'programmes.inactive');
  return held;
};
