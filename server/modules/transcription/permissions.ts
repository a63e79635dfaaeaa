import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordingById, type RecordingRow } from './queries/recordings.ts';

/** B60, AIT-13: anybody who is signed in, for their own recordings; nobody else, whoever they are. */
export const ownerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, RecordingRow> => ({
  policy: inOwnAccount,
  load: async ({ tx, actor }, input) => {
    const row = await recordingById(tx, idOf(input));
    return found(row?.userId === actor.id ? row : undefined, 'transcription.not_found');
  },
});
