import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers, membershipIn } from '../../policies/programmes.ts';
import { loadForAdminOf, loadForMember, type ProgrammeRow } from '../programmes/index.ts';
import { resourceById, type ResourceRow } from './queries.ts';

type Resource = ResourceRow['resource'];

/** Which of a programme's resources this person sees: all of them, or those of one role (RES-10). */
export const shownTo = (actor: Actor, { program, standing }: Awaited<ReturnType<typeof loadForMember>>) =>
  administers(standing) ? 'all' : (membershipIn(actor, program)?.roleId ?? 0);

/** People who may see the resource in the input. */
export const readerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, Resource> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { resource } = found(await resourceById(work.tx, idOf(input)), 'resources.not_found');
    const role = shownTo(work.actor, await loadForMember(work, resource.programId, 'resources.not_found'));
    const isShown = role === 'all' || resource.roleId === null || resource.roleId === role;
    return found(isShown ? resource : undefined, 'resources.not_found');
  },
});

/** Admins of the programme that the resource in the input belongs to. */
export const adminOfResource = <I>(
  idOf: (input: I) => number,
): Loader<Actor, Actor, I, { resource: Resource; programme: ProgrammeRow }> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { resource } = found(await resourceById(work.tx, idOf(input)), 'resources.not_found');
    return { resource, programme: await loadForAdminOf(work, resource.programId, 'resources.not_found') };
  },
});
