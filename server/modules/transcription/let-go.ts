import type { Files } from '../../platform/files.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';

interface LeftPieces {
  keys: string[];
}

export const leftPieces: JobName<LeftPieces> = 'transcription.removeLeftPieces';

/** Deletes the stored pieces once nothing can refer to them any more. */
export const letGo = async ({ later }: Pick<Change, 'later'>, keys: string[]) => {
  if (keys.length > 0) await later(leftPieces, { keys });
};

/** Removing a missing file counts as done, so a second run does no harm. */
export const removeLeftPieces =
  (files: Files) =>
  async (_job: Job, { keys }: LeftPieces) => {
    for (const key of keys) await files.remove(key);
  };
