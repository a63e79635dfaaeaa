import { notInList } from '../../../contract/profiles/index.ts';
import type { AccountPurged } from '../../domain-events/accounts.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Change, Tx } from '../../platform/work.ts';
import type { KeptElsewhere } from '../profiles/index.ts';
import { goalPicture } from '../reference/index.ts';
import { lockRunningShared } from './load.ts';
import { membershipOf } from './queries.ts';
import { chosenGoals, offeredGoals } from './queries/goals.ts';
import { forgetChosen, replaceChosen } from './store/goals.ts';

/** A service has no picture of its own, so its initials are drawn, like those of the platform's goals. */
const presentChoice = (goal: { id: number; mentorLabel: string }) => ({
  id: goal.id,
  image_url: `data:image/svg+xml,${encodeURIComponent(goalPicture(goal))}`,
  mentor_label: goal.mentorLabel,
});

/** GOL-07: the services that a programme currently offers its members. */
export const presentOffered = async (tx: Tx, programId: number) =>
  (await offeredGoals(tx, programId)).map((goal) => {
    const shown = presentChoice(goal);
    return { ...shown, image: shown.image_url };
  });

/** PRO-85: what a person looks for or offers in their programmes. */
export const presentChosen = async (tx: Tx, userId: number) =>
  (await chosenGoals(tx, userId)).map((goal) => ({ ...presentChoice(goal), program_id: goal.programId }));

/**
 * PRO-75: a member of a running programme chooses among the services it offers. An earlier choice that is not offered
 * now is kept for later.
 */
export const keepChosenGoals: KeptElsewhere['keepChosenGoals'] = async ({ tx }, { userId, programId, goals }) => {
  found(await membershipOf(tx, programId, userId), 'programmes.not_found');
  await lockRunningShared(tx, programId);
  const among = (await offeredGoals(tx, programId)).map(({ id }) => id);
  const chosen = [...new Set(goals)];
  if (chosen.some((id) => !among.includes(id))) refuseField('program_goals', notInList);
  await replaceChosen(tx, userId, { among, chosen });
};

export const forgetChosenGoals = ({ tx }: Change, { userId }: AccountPurged) => forgetChosen(tx, userId);
