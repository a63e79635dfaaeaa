import { found, refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunning } from './load.ts';
import { goalsOf } from './queries.ts';
import { insertGoals, updateGoal } from './store/programmes.ts';

/** GOL-05: adds a service or renames one; each name may occur only once. */
export const nameGoal = async (
  work: Work<Actor>,
  programId: number,
  { id, mentorLabel }: { id: number | undefined; mentorLabel: string },
) => {
  const { tx, now } = work;
  await lockRunning(tx, programId);
  const goals = await goalsOf(tx, programId);
  const before =
    id === undefined
      ? null
      : found(
          goals.find((goal) => goal.id === id),
          'programmes.goal_not_found',
        );
  const isTaken = goals.some((goal) => goal !== before && goal.mentorLabel.toLowerCase() === mentorLabel.toLowerCase());
  if (isTaken) refuseField('mentor_label', 'This mentoring service exists already');
  if (before) await updateGoal(tx, before.id, { mentorLabel });
  else await insertGoals(tx, [{ programId, mentorLabel, position: goals.length, createdAt: now }]);
  const data = { service: mentorLabel };
  await recordInProgram(work, programId, { action: 'program.service_named', data });
};

/** GOL-04, GOL-07: a service that is switched off is not offered to members. */
export const switchGoal = async (work: Work<Actor>, programId: number, id: number, enabled: boolean) => {
  await lockRunning(work.tx, programId);
  const goals = await goalsOf(work.tx, programId);
  found(
    goals.find((goal) => goal.id === id),
    'programmes.goal_not_found',
  );
  await updateGoal(work.tx, id, { enabled });
  const data = { service_id: id, enabled };
  await recordInProgram(work, programId, { action: 'program.service_switched', data });
};
