import type { Tx } from '../../../platform/work.ts';
import { menteesToPick, recommendedTo } from '../queries/recommendations.ts';
import { readRules } from './basis.ts';

/** D21: the mentees whom a program suggests to a mentor, without those who cannot be picked any more. */
export const menteesSuggestedTo = async (tx: Tx, mentorId: number, programId: number) => {
  const ids = await recommendedTo(tx, mentorId, programId);
  if (ids.length === 0) return [];
  const { rules } = await readRules(tx, programId);
  return menteesToPick(tx, { programId, mentorId, ids, mentorsPerMentee: rules.mentors_per_mentee });
};
