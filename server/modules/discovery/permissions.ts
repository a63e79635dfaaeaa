import type { Loader } from '../../platform/permission.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../../policies/actor.ts';
import { memberOf, type ProgrammeRow } from '../programmes/index.ts';
import { type Directory, directoryFor } from './rules/directory.ts';

/** A programme's directory as one of its people sees it. */
export interface OpenDirectory extends Directory {
  programme: ProgrammeRow;
  isAdmin: boolean;
}

/** Everyone who belongs to the programme in the input and may see someone in its directory (B22). */
export const readerOfDirectory = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, OpenDirectory> => {
  const { policy, load } = memberOf(idOf);
  return {
    policy,
    load: async (work, input) => {
      const { standing, ...programme } = await load(work, input);
      const side = standing === 'mentor' || standing === 'mentee' ? standing : 'admin';
      const shown = directoryFor(programme.program.pairingMethod, side);
      if (shown === null) throw new Refusal('discovery.directory_closed', 403);
      return { ...shown, programme, isAdmin: side === 'admin' };
    },
  };
};
