import type { Loader } from '../../platform/permission.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { forAdmin, forMember } from './load.ts';
import type { ProgrammeRow } from './queries.ts';

/** Who belongs to the programme that the input names, its admins among them. */
export const memberOf = <I>(
  idOf: (input: I) => number,
): Loader<Actor, Actor, I, Awaited<ReturnType<typeof forMember>>> => ({
  policy: signedIn,
  load: (work, input) => forMember(work, idOf(input)),
});

/** Who administers the programme that the input names. */
export const adminOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => forAdmin(work, idOf(input)),
});
