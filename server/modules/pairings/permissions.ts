import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mayManagePairing } from '../../policies/pairings.ts';
import { membershipIn } from '../../policies/programmes.ts';
import {
  adminOfRow,
  loadForAdmin,
  loadForMember,
  memberOf,
  programmeById,
  type ProgrammeRow,
} from '../programmes/index.ts';
import { draftById } from './queries/drafts.ts';
import { sideIn } from './queries/managed.ts';
import { pairingById, type PairingRow, type PairRow } from './queries/pairs.ts';

/** Mentors of the programme that the input names. */
export const mentorIn = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => {
  const { policy, load } = memberOf(idOf);
  return {
    policy,
    load: async (work, input) => {
      const member = await load(work, input);
      refuseIf(membershipIn(work.actor, member.program)?.userType === 'mentor' ? null : 'pairings.mentors_only', 403);
      return member;
    },
  };
};

/**
 * People who may make a group: with a programme in the input, its admins (B72); without one, a platform mentor (D11).
 */
export const groupMakerIn = <I>(idOf: (input: I) => number | null): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    if (programId !== null) return loadForAdmin(work, programId);
    refuseIf(work.actor.isFlMentor ? null : 'pairings.mentors_only', 403);
    return null;
  },
});

/** Managers of the pair or group in the input: admins of its programme, or the mentor who owns it (D11). */
export const managerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, PairingRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const pairing = found(await pairingById(tx, idOf(input)), 'pairings.not_found');
    const { id, programId } = pairing;
    const programme = programId === null ? null : ((await programmeById(tx, programId))?.program ?? null);
    const may = mayManagePairing(actor, programme, await sideIn(tx, id, actor.id));
    found(may === 'absent' ? undefined : may, 'pairings.not_found');
    refuseIf(may === 'no' ? 'programmes.admins_only' : null, 403);
    return pairing;
  },
});

/** M15: admins of the programme of the draft in the input; to everybody else it does not exist. */
export const adminOfDraft = adminOfRow(draftById, 'pairings.draft_not_found');

/** M15: the two of the pair in the input; to everybody else it does not exist. */
export const oneOfPair = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, PairRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const row = found(await pairingById(tx, idOf(input)), 'pairings.not_found');
    const isOne = row.type === 'pair' && row.hiddenAt === null && [row.mentorId, row.menteeId].includes(actor.id);
    return found(isOne ? (row as PairRow) : undefined, 'pairings.not_found');
  },
});

/** DSH-13: members of the programme that the input names; on the platform (null) everybody for themselves. */
export const suggestedToIn = <I>(idOf: (input: I) => number | null): Loader<Actor, Actor, I, number | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    return programId === null ? null : (await loadForMember(work, programId)).program.id;
  },
});
