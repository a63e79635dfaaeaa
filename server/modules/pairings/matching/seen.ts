import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { markSeen } from '../store/recommendations.ts';
import type { MatchingPorts } from './ports.ts';

/** DSH-13: whoever asks has seen whom a program, or (null) the platform, suggests to them now. */
export const seeRecommendations = async (
  work: Work<Actor>,
  programId: number | null,
  { suggestedNow }: MatchingPorts,
) => {
  const { tx, now, actor, refresh } = work;
  await markSeen(tx, { userId: actor.id, programId, suggestedIds: await suggestedNow(work, programId) }, now);
  refresh({ people: [actor.id], keys: ['dashboard'] });
};
