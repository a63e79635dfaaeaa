import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { hashToken, personById } from '../accounts/index.ts';
import { programmeById, type ProgrammeRow, roleForAdmin } from '../programmes/index.ts';
import { invitationFor } from './invitation-for.ts';
import { invitedByHash } from './queries.ts';

/** The role that a call names. Null: it names two different ones. */
interface NamedRole {
  roleId: number | null;
  /** The programme that the call names along with the role, if any. */
  programId?: number;
}

/** A role that people can be invited to, with its programme. */
export type OfferedRole = Awaited<ReturnType<typeof roleForAdmin>>;

/** Admins of the programme that the role in the input belongs to. Nobody can be invited as an owner (B76). */
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

/** An invitation that may be accepted; it is checked again, by its token, behind the lock. */
interface AcceptableInvitation {
  tokenHash: string;
}

/**
 * People who may accept the invitation whose token is in the input: for an email its addressee, for a link anyone
 * (B78).
 */
export const inviteeOf = <I>(tokenOf: (input: I) => string): Loader<Actor, Actor, I, AcceptableInvitation> => ({
  policy: signedIn,
  load: async (work, input) => {
    const tokenHash = hashToken(tokenOf(input));
    const person = found(await personById(work.tx, work.actor.id), 'accounts.not_found');
    await invitationFor(work, person, { tokenHash, letter: await invitedByHash(work.tx, tokenHash) });
    return { tokenHash };
  },
});

/** B80: anyone may join the programme in the input without an invitation, as long as it needs no application. */
export const joinerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: async ({ tx }, input) => {
    const programme = found(await programmeById(tx, idOf(input)), 'programmes.not_found');
    refuseIf(programme.program.privacySettings === 'open' ? null : 'invitations.application_needed', 403);
    return programme;
  },
});
