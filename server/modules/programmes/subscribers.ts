import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { personById } from '../accounts/index.ts';
import { ownedAlone } from './queries.ts';
import { forgetFiltersOf } from './store/saved-filters.ts';
import { forgetDetailsOf } from './store/employee-details.ts';
import { removeEverywhere } from './store/programmes.ts';

/** D30: the only owner has to hand the role over first; everyone else leaves when their account is deleted. */
export const leaveWithAccount = async ({ tx, now }: Change, { userId }: AccountDeleted) => {
  refuseIf((await ownedAlone(tx, userId)).length > 0 ? 'accounts.last_of_kind' : null);
  await removeEverywhere(tx, userId, now);
};

/** ACC-64: what companies said about them, or about their address, goes with the account. */
export const forgetDetails = async ({ tx }: Change, { userId }: AccountPurged) => {
  const person = await personById(tx, userId);
  if (person) await forgetDetailsOf(tx, { userId, email: person.email });
  await forgetFiltersOf(tx, userId);
};
