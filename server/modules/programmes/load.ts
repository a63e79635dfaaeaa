import type { RefusalCode } from '../../../contract/messages.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers, hidesDraft, mayCreateIn, owns, standingIn } from '../../policies/programmes.ts';
import { enterpriseExists, programmeByAddress, programmeById, type ProgrammeRow } from './queries.ts';
import { isDraft } from './queries/drafts.ts';
import { roleById } from './queries/participants.ts';
import { holdProgramme, lockProgramme } from './store/programmes.ts';

/** 404 if the programme does not exist for this actor; 403 if they do not administer it. */
export const loadForAdmin = async ({ tx, actor }: ReadWork<Actor>, id: number) => {
  const row = found(await programmeById(tx, id), 'programmes.not_found');
  const standing = standingIn(actor, row.program);
  found((hidesDraft(actor, row) ? null : standing) ?? undefined, 'programmes.not_found');
  refuseIf(administers(standing) ? null : 'programmes.admins_only', 403);
  return row;
};

/**
 * The programme of a role, form, agenda or resource that only its admins may know of. To everyone else, members
 * included, the answer is the one for a thing that does not exist: `notFound`.
 */
export const loadForAdminOf = async ({ tx, actor }: ReadWork<Actor>, programId: number, notFound: RefusalCode) => {
  const row = found(await programmeById(tx, programId), notFound);
  return found(administers(standingIn(actor, row.program)) ? row : undefined, notFound);
};

/** B68: also checked before the lock checks it again, so that a refused call stores nothing. */
export const refuseInactive = ({ program }: ProgrammeRow) => refuseIf(program.isActive ? null : 'programmes.inactive');

/** ENT-18: refuses unless this is an enterprise in which the actor may create a programme. */
export const toBeginIn = async ({ tx, actor }: ReadWork<Actor>, enterpriseId: number) => {
  const mine = mayCreateIn(actor, enterpriseId) && (await enterpriseExists(tx, enterpriseId));
  found(mine || undefined, 'programmes.enterprise_not_found');
};

/** The two slugs in the address of a programme. */
export interface ProgrammeAddress {
  enterprise: string;
  program: string;
}

/** The same as `loadForAdmin`, by address. */
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
  return { role, programme: await loadForAdminOf(asked, role.programId, 'programmes.role_not_found') };
};

/** Loads a programme for the people who may switch it on and off and add roles. */
export const loadForOwner = async (asked: ReadWork<Actor>, id: number) => {
  const row = await loadForAdmin(asked, id);
  refuseIf(owns(standingIn(asked.actor, row.program)) ? null : 'programmes.owners_only', 403);
  return row;
};

/** For anyone who belongs to it, including its admins; `notFound`: what strangers hear. */
export const loadForMember = async (
  { tx, actor }: ReadWork<Actor>,
  id: number,
  notFound: RefusalCode = 'programmes.not_found',
) => {
  const row = found(await programmeById(tx, id), notFound);
  found(hidesDraft(actor, row) ? undefined : row, notFound);
  const standing = found(standingIn(actor, row.program) ?? undefined, notFound);
  return { ...row, standing };
};

/** Locks a running programme until the transaction ends (B68): any other change to it waits its turn. */
export const lockRunning = async (tx: Tx, id: number) => {
  const locked = found(await lockProgramme(tx, id), 'programmes.not_found');
  refuseIf(locked.isActive ? null : 'programmes.inactive');
  return locked;
};

/** The same for whatever brings people in: a draft takes nobody. */
export const lockOpen = async (tx: Tx, id: number) => {
  const locked = await lockRunning(tx, id);
  refuseIf((await isDraft(tx, id)) ? 'programmes.draft' : null);
  return locked;
};

/**
 * The same for changes that do not conflict with each other: the programme stays unchanged, and running, until they are
 * done.
 */
export const lockRunningShared = async (tx: Tx, id: number) => {
  const held = found(await holdProgramme(tx, id), 'programmes.not_found');
  refuseIf(held.isActive ? null : 'programmes.inactive');
  return held;
};
