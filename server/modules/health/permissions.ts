import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mayReadReport } from '../../policies/health.ts';
import { sidesOf } from '../pairings/index.ts';
import { programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { pairingInProgram } from './queries/pairings.ts';

/** A pair or group, and as whom the caller reads about it. */
export interface ReportToRead {
  pairing: NonNullable<Awaited<ReturnType<typeof pairingInProgram>>>;
  programme: ProgrammeRow;
  as: 'admin' | 'member';
}

/** PAR-33: the members of the pair or group in the input, and the admins of its program; to others it does not exist. */
export const readerOfReport = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ReportToRead> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const pairing = found(await pairingInProgram(tx, idOf(input)), 'pairings.not_found');
    const programme = found(await programmeById(tx, pairing.programId), 'pairings.not_found');
    const inIt = (await sidesOf(tx, pairing.id)).some(({ userId }) => userId === actor.id);
    const as = found(mayReadReport(actor, programme.program, inIt) ?? undefined, 'pairings.not_found');
    return { pairing, programme, as };
  },
});
