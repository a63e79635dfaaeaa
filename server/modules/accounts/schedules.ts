import { eachApart } from '../../platform/each-apart.ts';
import type { Schedule } from '../../platform/jobs.ts';
import { purgeAccount } from './purge-account.ts';
import { dueDeletions } from './queries.ts';
import { attemptMinutes } from './rules/attempts.ts';
import { forgetAttempts } from './store/attempts.ts';
import { forgetExpiredSessions } from './store/sessions.ts';
import { forgetTokens } from './store/tokens.ts';

/** For this long we can still say that a link is no longer valid; after that it is unknown. */
const tokensKeptHours = 30 * 24;

/** ACC-64: one transaction per account, so that a failing one does not hold up the others. */
const purgeDeletedAccounts: Schedule['run'] = async ({ now, transact }) => {
  const due = await transact(({ tx }) => dueDeletions(tx, now));
  await eachApart(due, ({ userId }) => transact((change) => purgeAccount(change, userId)));
};

const forgetWhatExpired: Schedule['run'] = ({ now, transact }) =>
  transact(async ({ tx }) => {
    await forgetExpiredSessions(tx, now);
    await forgetTokens(tx, now.subtract({ hours: tokensKeptHours }));
    await forgetAttempts(tx, now.subtract({ minutes: attemptMinutes }));
  });

export const accountSchedules: readonly Schedule[] = [
  { name: 'accounts.purgeDeletedAccounts', run: purgeDeletedAccounts },
  { name: 'accounts.forgetWhatExpired', run: forgetWhatExpired },
];
