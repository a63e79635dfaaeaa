import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { ownedAlone } from './queries.ts';
import { forgetFiltersOf } from './store/saved-filters.ts';
import { forgetDetailsOf } from './store/employee-details.ts';
import { removeEverywhere } from './store/programmes.ts';

/** D30: the only owner has to hand the role over first; everyone else leaves when their account is deleted. */
export const leaveWithAccount = async ({ tx, now }: Change, { userId }: AccountDeleted) => {
  refuseIf((await ownedAlone(tx, userId)).length > 0 ? 'accounts.last_of_kind' : null);
  await removeEverywhere(tx, userId, now);
};

/** ACC-64: what companies said about them goes with the account, and the filters that they saved. */
export const forgetDetails = async ({ tx }: Change, { userId }: AccountPurged) => {
  await forgetDetailsOf(tx, userId);
  await forgetFiltersOf(tx, userId);
};
