import type { Files } from '../../platform/files.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';

interface LeftPieces {
  keys: string[];
}

export const leftRecording: JobName<LeftPieces> = 'meetings.removeLeftRecording';

/** The stored pieces go once it is certain that nothing points to them. */
export const letGo = async ({ later }: Pick<Change, 'later'>, keys: string[]) => {
  if (keys.length > 0) await later(leftRecording, { keys });
};

/** Removing what is not there is done already: a second run does no harm. */
export const removeLeftRecording =
  (files: Files) =>
  async (_job: Job, { keys }: LeftPieces) => {
    await Promise.all(keys.map((key) => files.remove(key)));
  };
