import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import { remindOf } from './by-the-clock.ts';
import { reviewsToRemind } from '../queries/by-the-clock.ts';
import { remindToReviewAfter } from '../rules/reminders.ts';
import { concludingBegan } from '../rules/reviewing.ts';

/**
 * NTF-17: a day after completion, people who have not reviewed a session are asked once more, but never weeks later.
 */
export const remindToReview = async ({ now, transact }: Job) => {
  const until = now.subtract(remindToReviewAfter);
  const owed = await transact(({ tx }) => reviewsToRemind(tx, concludingBegan(now), until));
  await eachApart(owed, (booking) => transact((change) => remindOf(change, booking, 'feedback_due')));
};
