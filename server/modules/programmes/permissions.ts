import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { forAdmin, forMember } from './load.ts';
import type { ProgrammeRow } from './queries.ts';

/** Members of the programme that the input names, its admins among them. */
export const memberOf = <I>(
  idOf: (input: I) => number,
): Loader<Actor, Actor, I, Awaited<ReturnType<typeof forMember>>> => ({
  policy: signedIn,
  load: (work, input) => forMember(work, idOf(input)),
});

/** Admins of the programme that the input names. */
export const adminOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => forAdmin(work, idOf(input)),
});

/** Admins of the programme that a row of another module belongs to; `notFound` is answered when there is no such row. */
export const adminOfRow =
  <R extends { programId: number }>(find: (tx: Tx, id: number) => Promise<R | undefined>, notFound: RefusalCode) =>
  <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, R> => ({
    policy: signedIn,
    load: async (work, input) => {
      const row = found(await find(work.tx, idOf(input)), notFound);
      await forAdmin(work, row.programId);
      return row;
    },
  });
