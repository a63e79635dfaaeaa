import type { Files } from '../../platform/files.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';

interface LeftPieces {
  keys: string[];
}

export const leftRecording: JobName<LeftPieces> = 'meetings.removeLeftRecording';

/** Deletes the stored pieces of a recording once nothing can refer to them any more. */
export const letGo = async ({ later }: Pick<Change, 'later'>, keys: string[]) => {
  if (keys.length > 0) await later(leftRecording, { keys });
};

/** Removing a missing file counts as done, so a second run does no harm. */
export const removeLeftRecording =
  (files: Files) =>
  async (_job: Job, { keys }: LeftPieces) => {
    await Promise.all(keys.map((key) => files.remove(key)));
  };
