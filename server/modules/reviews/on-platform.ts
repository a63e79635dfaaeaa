import type { AveragesChanged } from '../../domain-events/reviews.ts';
import type { MemberJoined, MemberRemoved, ProgrammeChanged } from '../../domain-events/programmes.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunningShared, type ProgrammeRow } from '../programmes/index.ts';
import { isAllowedOnPlatform, ratedForAll } from './queries/on-platform.ts';
import { isPrivate } from './rules.ts';
import { allowOnPlatform, countAverages } from './store.ts';

interface Rated {
  programId: number;
}

export const relistRated: JobName<Rated> = 'reviews.relistRated';

/** The number and the mean follow at once, so that they never disagree with the list; who comes first follows later. */
const countAgain = async ({ tx, now, later }: Change, programId: number) => {
  const people = await ratedForAll(tx, programId);
  if (people.length === 0) return;
  await countAverages(tx, people, now);
  await later(relistRated, { programId });
};

/** M32: what a programme's setting or its members decide about is counted again. */
export const countShownAgain = (change: Change, { programId }: ProgrammeChanged | MemberJoined | MemberRemoved) =>
  countAgain(change, programId);

/** Says of each of them that their averages have changed. Safe to run twice. */
export const relistAllRated = async ({ now, transact }: Job, { programId }: Rated) => {
  const people = await transact(({ tx }) => ratedForAll(tx, programId));
  await eachApart(people, (userId) =>
    transact(({ announce }) =>
      announce<AveragesChanged>({ name: 'review.averages_changed', userId, at: now.toString() }),
    ),
  );
};

export const showSettings = async ({ tx }: Pick<Change, 'tx'>, { program }: ProgrammeRow) => ({
  on_platform: await isAllowedOnPlatform(tx, program.id),
  private: isPrivate(program),
});

/** M32: lets givers show their reviews of this programme on the platform's pages, or takes all of them away again. */
export const changeSettings = async (work: Work<Actor>, row: ProgrammeRow, onPlatform: boolean) => {
  const { tx } = work;
  const { program } = row;
  await lockRunningShared(tx, program.id);
  if ((await isAllowedOnPlatform(tx, program.id)) !== onPlatform) {
    await allowOnPlatform(tx, program.id, onPlatform);
    await countAgain(work, program.id);
    const data = { on_platform: onPlatform };
    await recordInProgram(work, program.id, { action: 'reviews.settings_changed', data });
  }
  return showSettings(work, row);
};
