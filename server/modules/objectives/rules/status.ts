import type { Temporal } from 'temporal-polyfill';
import type { ObjectiveStatus } from '../../../../contract/objectives/index.ts';

/** OBJ-19: not done by the end of its day, on the calendar of its owner. Both days as YYYY-MM-DD. */
export const statusOn = (
  { status, dueDate }: { status: 'todo' | 'done'; dueDate: string },
  today: string,
): ObjectiveStatus => (status === 'todo' && dueDate < today ? 'expired' : status);

/** A plan takes seconds; after this long it does not come any more by itself. */
const minutesToWait = 10;

/** B57: whether a plan is there, or on its way, or did not come. */
export const standing = (
  { status, askedAt }: { status: 'generating' | 'ready'; askedAt: Temporal.Instant },
  now: Temporal.Instant,
) => {
  const waited = now.epochMilliseconds - askedAt.epochMilliseconds;
  return status === 'generating' && waited > minutesToWait * 60_000 ? 'failed' : status;
};
