import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mayCreateIn } from '../../policies/programmes.ts';
import {
  type AdministeredRole,
  loadForAdmin,
  loadForAdminAt,
  loadForAdminOf,
  loadForMember,
  loadForOwner,
  type ProgrammeAddress,
  refuseInactive,
  roleForAdmin,
  toBeginIn,
} from './load.ts';
import type { ProgrammeRow } from './queries.ts';
import { importById, type ImportRow } from './queries/imports.ts';
import { actById, type ActRow } from './queries/many.ts';

/** Members of the programme that the input names, including its admins. */
export const memberOf = <I>(
  idOf: (input: I) => number,
): Loader<Actor, Actor, I, Awaited<ReturnType<typeof loadForMember>>> => ({
  policy: signedIn,
  load: (work, input) => loadForMember(work, idOf(input)),
});

/** Admins of the programme that the input names. */
export const adminOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => loadForAdmin(work, idOf(input)),
});

/** Admins of the program that the input names; without one (null), platform admins. */
export const adminOfPlace = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    if (programId !== undefined) return loadForAdmin(work, programId);
    refuseIf(work.actor.isPlatformAdmin ? null : 'accounts.platform_admins_only', 403);
    return null;
  },
});

/** Admins of the programme that the input names by its address. */
export const adminAt = <I>(addressOf: (input: I) => ProgrammeAddress): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => loadForAdminAt(work, addressOf(input)),
});

/** B68, B76: the people who may switch the programme that the input names on and off, and add roles to it. */
export const ownerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => loadForOwner(work, idOf(input)),
});

/** Admins of the programme to which the role that the input names belongs. */
export const adminOfRole = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, AdministeredRole> => ({
  policy: signedIn,
  load: (work, input) => roleForAdmin(work, idOf(input)),
});

/** Admins of the programme that the input names, for an import of people into it. */
export const adminOfImport = <I>(
  idsOf: (input: I) => { programId: number; importId: number },
): Loader<Actor, Actor, I, ImportRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { programId, importId } = idsOf(input);
    await loadForAdmin(work, programId);
    return found(await importById(work.tx, programId, importId), 'programmes.import_not_found');
  },
});

/** Admins of the programme that the input names, for an act on many of its people. */
export const adminOfAct = <I>(
  idsOf: (input: I) => { programId: number; actId: number },
): Loader<Actor, Actor, I, ActRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { programId, actId } = idsOf(input);
    await loadForAdmin(work, programId);
    return found(await actById(work.tx, programId, actId), 'programmes.act_not_found');
  },
});

/** Where to save: in an existing programme, or in the enterprise in which to create one. */
interface NamedPlace {
  programId: number | undefined;
  enterpriseId: number | undefined;
}

/** A programme to change, or an enterprise in which to create one. */
export type PlaceToSave = { programme: ProgrammeRow; enterpriseId: null } | { programme: null; enterpriseId: number };

const placeToSave = async (
  work: Pick<Work<Actor>, 'tx' | 'actor'>,
  { programId, enterpriseId }: NamedPlace,
): Promise<PlaceToSave> => {
  if (programId !== undefined) {
    const programme = await loadForAdmin(work, programId);
    refuseInactive(programme);
    return { programme, enterpriseId: null };
  }
  if (enterpriseId === undefined) return refuseIf('programmes.enterprise_missing') as never;
  await toBeginIn(work, enterpriseId);
  return { programme: null, enterpriseId };
};

/**
 * PRG-16: the admins of the programme that the input names, while it is running; without a programme, the people who
 * may create one (ENT-18).
 */
export const adminOrCreator = <I>(placeOf: (input: I) => NamedPlace): Loader<Actor, Actor, I, PlaceToSave> => ({
  policy: signedIn,
  load: (work, input) => placeToSave(work, placeOf(input)),
});

/** The people who may make a program like the one that the input names: who administer its company (ENT-18). */
export const copierOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const row = await loadForAdmin(work, idOf(input));
    refuseIf(mayCreateIn(work.actor, row.program.enterpriseId) ? null : 'programmes.company_only', 403);
    return row;
  },
});

/**
 * B65: the people who may name a programme of an enterprise. An admin of the programme need not administer the
 * enterprise.
 */
export const namerIn = <I>(
  placeOf: (input: I) => NamedPlace & { enterpriseId: number },
): Loader<Actor, Actor, I, { enterpriseId: number; renamed: ProgrammeRow | null }> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { enterpriseId, programId } = placeOf(input);
    const renamed = programId === undefined ? null : await loadForAdmin(work, programId);
    const may = mayCreateIn(work.actor, enterpriseId) || renamed?.program.enterpriseId === enterpriseId;
    found(may || undefined, 'programmes.enterprise_not_found');
    return { enterpriseId, renamed };
  },
});

/**
 * Admins of the programme that a row of another module belongs to; if there is no such row, or the actor may not know of
 * it, the answer is `notFound`.
 */
export const adminOfRow =
  <R extends { programId: number }>(find: (tx: Tx, id: number) => Promise<R | undefined>, notFound: RefusalCode) =>
  <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, R> => ({
    policy: signedIn,
    load: async (work, input) => {
      const row = found(await find(work.tx, idOf(input)), notFound);
      await loadForAdminOf(work, row.programId, notFound);
      return row;
    },
  });
