import { eachApart } from '../../platform/each-apart.ts';
import type { Schedule } from '../../platform/jobs.ts';
import { purgeAccount } from './purge-account.ts';
import { dueDeletions } from './queries.ts';
import { attemptMinutes } from './rules/attempts.ts';
import { hoursCounted } from './rules/unasked.ts';
import { forgetAttempts } from './store/attempts.ts';
import { forgetAudit } from './store/audit.ts';
import { forgetExpiredSessions } from './store/sessions.ts';
import { forgetTokens } from './store/tokens.ts';
import { forgetUnasked } from './store/unasked.ts';

/** For this long we can still say that a link is no longer valid; after that it is unknown. */
const tokensKeptHours = 30 * 24;

/** B122: for this long anybody can ask who did something. */
const auditKept = { years: 2 } as const;

/** ACC-64: one transaction per account, so that a failing one does not hold up the others. */
const purgeDeletedAccounts: Schedule['run'] = async ({ now, transact }) => {
  const due = await transact(({ tx }) => dueDeletions(tx, now));
  await eachApart(due, ({ userId }) => transact((change) => purgeAccount(change, userId)));
};

const forgetWhatExpired: Schedule['run'] = ({ now, transact }) =>
  transact(async ({ tx }) => {
    await forgetExpiredSessions(tx, now);
    await forgetTokens(tx, now.subtract({ hours: tokensKeptHours }));
    await forgetAudit(tx, now.toZonedDateTimeISO('UTC').subtract(auditKept).toInstant());
    await forgetAttempts(tx, now.subtract({ minutes: attemptMinutes }));
    await forgetUnasked(tx, now.subtract({ hours: hoursCounted }));
  });

export const accountSchedules: readonly Schedule[] = [
  { name: 'accounts.purgeDeletedAccounts', run: purgeDeletedAccounts },
  { name: 'accounts.forgetWhatExpired', run: forgetWhatExpired },
];
