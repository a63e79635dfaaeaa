import type { Job } from '../../../platform/jobs.ts';
import { addUpTallies } from '../store/tallies.ts';

/** Runs every minute and adds the changes to the tallies, so that a count has only a few changes to look at. */
export const tally = ({ transact }: Job) => transact(({ tx }) => addUpTallies(tx));
