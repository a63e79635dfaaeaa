import type { Files } from '../../platform/files.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';

interface LeftFile {
  key: string;
}

export const leftFile: JobName<LeftFile> = 'profiles.removeLeftFile';

/** Nothing points to this stored file any longer; it goes once that is certain. Its key says nothing of whose it was. */
export const letGo = ({ later }: Pick<Change, 'later'>, key: string) => later(leftFile, { key });

/** Removing what is not there is done already: a second run does no harm. */
export const removeLeftFile =
  (files: Files) =>
  (_job: Job, { key }: LeftFile) =>
    files.remove(key);
