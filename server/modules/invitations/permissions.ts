import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { hashToken, personById } from '../accounts/index.ts';
import { type AdministeredRole, programmeById, type ProgrammeRow, roleForAdmin } from '../programmes/index.ts';
import { invitationFor } from './invitation-for.ts';
import { invitedByHash } from './queries.ts';

/** Which role a call names. Null: it names two different ones. */
interface NamedRole {
  roleId: number | null;
  /** The programme that the call names beside the role, where it names one. */
  programId?: number;
}

/** A role to which people are invited, and its programme. */
export type OfferedRole = AdministeredRole;

/** Who may invite to the role that the input names: the admins of its programme. Nobody is invited to own one (B76). */
export const inviterTo = <I>(named: (input: I) => NamedRole): Loader<Actor, Actor, I, OfferedRole> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { roleId, programId } = named(input);
    const offered = await roleForAdmin(work, found(roleId ?? undefined, 'programmes.role_not_found'));
    const { isOwner, programId: ownProgrammeId } = offered.role;
    const may = !isOwner && (programId === undefined || programId === ownProgrammeId);
    return found(may ? offered : undefined, 'programmes.role_not_found');
  },
});

/** An invitation that may be accepted is looked at again behind its lock, by its token. */
interface AcceptableInvitation {
  tokenHash: string;
}

/** Who may accept the invitation of the token that the input brings: by an email its addressee, by a link anyone (B78). */
export const inviteeOf = <I>(tokenOf: (input: I) => string): Loader<Actor, Actor, I, AcceptableInvitation> => ({
  policy: signedIn,
  load: async (work, input) => {
    const tokenHash = hashToken(tokenOf(input));
    const person = found(await personById(work.tx, work.actor.id), 'accounts.not_found');
    await invitationFor(work, person, { tokenHash, letter: await invitedByHash(work.tx, tokenHash) });
    return { tokenHash };
  },
});

/** B80: who may join the programme that the input names without being asked: anyone, while it needs no application. */
export const joinerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: async ({ tx }, input) => {
    const programme = found(await programmeById(tx, idOf(input)), 'programmes.not_found');
    refuseIf(programme.program.privacySettings === 'open' ? null : 'invitations.application_needed', 403);
    return programme;
  },
});
