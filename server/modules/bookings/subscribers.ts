import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { withdrawFrom } from './cancel.ts';

/** B06: who leaves has no sessions before them. */
export const withdrawLeaver = (change: Change, { userId }: AccountDeleted) => withdrawFrom(change, userId);
