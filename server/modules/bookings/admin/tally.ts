import type { Job } from '../../../platform/jobs.ts';
import { addUpTallies } from '../store/tallies.ts';

/** Keeps the changes few that a count has to look at: every minute they are added to the tallies. */
export const tally = ({ transact }: Job) => transact(({ tx }) => addUpTallies(tx));
