import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Job, Schedule } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { expiredBy, keysOf, ownRecordings } from './queries/recordings.ts';
import { forget } from './upload.ts';

const forgetAll = async (change: Change, recordings: readonly { id: number }[]) => {
  const ids = recordings.map(({ id }) => id);
  await forget(change, recordings, await keysOf(change.tx, ids));
};

/** ACC-66 */
export const forgetRecordingsOf = async (change: Change, { userId }: AccountPurged) =>
  forgetAll(change, await ownRecordings(change.tx, userId));

/** Uploads that nobody finished, and transcripts whose time is over. */
const forgetExpired = ({ transact }: Job) =>
  transact(async (change) => forgetAll(change, await expiredBy(change.tx, change.now)));

export const transcriptionSchedules: readonly Schedule[] = [
  { name: 'transcription.forgetExpired', run: forgetExpired },
];
