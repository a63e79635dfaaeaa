import type { AveragesChanged } from '../../domain-events/reviews.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import { outdatedAverages } from './queries.ts';
import { countAverages } from './store.ts';

/** A review that unseals another is counted immediately. */
export const countReviewed = (job: Job) => bringAveragesUpToDate(job);

/** A review counts from the moment it is unsealed (M08), so a timer brings the averages up to date. */
export const bringAveragesUpToDate = async ({ now, transact }: Job) => {
  const outdated = await transact(({ tx }) => outdatedAverages(tx, now));
  await eachApart(outdated, (userId) =>
    transact(async ({ tx, announce }) => {
      await countAverages(tx, [userId], now);
      await announce<AveragesChanged>({ name: 'review.averages_changed', userId, at: now.toString() });
    }),
  );
};
