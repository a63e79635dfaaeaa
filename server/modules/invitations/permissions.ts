import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { forAdmin, type ProgrammeRow, roleById } from '../programmes/index.ts';

/** Which role a call names. Null: it names two different ones. */
interface NamedRole {
  roleId: number | null;
  /** The programme that the call names beside the role, where it names one. */
  programId?: number;
}

/** A role to which people are invited, and its programme. */
export interface OfferedRole {
  role: NonNullable<Awaited<ReturnType<typeof roleById>>>;
  programme: ProgrammeRow;
}

const offeredRole = async (work: Work<Actor>, { roleId, programId }: NamedRole): Promise<OfferedRole> => {
  const role = found(roleId === null ? undefined : await roleById(work.tx, roleId), 'programmes.role_not_found');
  const programme = await forAdmin(work, role.programId);
  const offered = !role.isOwner && (programId === undefined || programId === role.programId);
  return { role: found(offered ? role : undefined, 'programmes.role_not_found'), programme };
};

/** Who administers the programme of the role that the input names. Nobody is invited to own a programme (B76). */
export const adminOfRole = <I>(named: (input: I) => NamedRole): Loader<Actor, Actor, I, OfferedRole> => ({
  policy: signedIn,
  load: (work, input) => offeredRole(work, named(input)),
});
