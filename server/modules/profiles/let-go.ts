import type { Files } from '../../platform/files.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';

interface LeftFile {
  key: string;
}

export const leftFile: JobName<LeftFile> = 'profiles.removeLeftFile';

/**
 * Removes a stored file that nothing refers to any longer, once the transaction has committed. The key does not reveal
 * whose it was.
 */
export const letGo = ({ later }: Pick<Change, 'later'>, key: string) => later(leftFile, { key });

/** Removing a file that is already gone does nothing, so running this twice does no harm. */
export const removeLeftFile =
  (files: Files) =>
  (_job: Job, { key }: LeftFile) =>
    files.remove(key);
