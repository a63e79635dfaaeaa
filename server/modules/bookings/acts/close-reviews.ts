import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { loadForSystem } from '../load.ts';
import { groupsCompletedBy } from '../queries/by-the-clock.ts';
import { concludingBegan } from '../rules/reviewing.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { settle } from '../settle.ts';

const closeOne = async (change: Change, id: number) => {
  const loaded = await loadForSystem(change, id);
  if (!loaded) return;
  const { facts, role } = loaded;
  if (whyNot('close_reviews', facts, role, change.now) !== null) return;
  await settle(change, loaded, { act: 'close_reviews', to: nextStatus('close_reviews', facts, role, change.now) });
};

/** B47: 14 days after completion a group is no longer asked for reviews; the reviews that are in close the session. */
export const closeGroupReviews = async ({ now, transact }: Job) => {
  const waiting = await transact(({ tx }) => groupsCompletedBy(tx, concludingBegan(now)));
  await eachApart(waiting, ({ id }) => transact((change) => closeOne(change, id)));
};
