import type { Work } from '../../platform/work.ts';
import { goalsOf } from './queries.ts';
import { insertGoals, updateGoal } from './store/programmes.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * PRG-39: from now on these services are offered, in this order. Others are kept but switched off, since members may
 * have chosen them.
 */
export const saveGoals = async (
  { tx, now }: Pick<Work<unknown>, 'tx' | 'now'>,
  programId: number,
  labels: readonly string[],
) => {
  const chosen = labels.filter((label, at) => labels.findIndex((other) => same(label, other)) === at);
  const existing = await goalsOf(tx, programId);
  for (const goal of existing) {
    const position = chosen.findIndex((label) => same(label, goal.mentorLabel));
    await updateGoal(tx, goal.id, { enabled: position >= 0, ...(position >= 0 && { position }) });
  }
  const fresh = chosen.flatMap((mentorLabel, position) =>
    existing.some((goal) => same(goal.mentorLabel, mentorLabel))
      ? []
      : [{ programId, mentorLabel, position, createdAt: now }],
  );
  await insertGoals(tx, fresh);
};
