import type { CreditsExpiring } from '../../domain-events/credits.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import { lotsToWarnOf } from './queries/ledger.ts';
import { warnFrom } from './rules/lots.ts';
import { markWarned } from './store/lots.ts';

/** B36, M28: seven days before points expire unused, their owner is told, once for each lot. */
export const warnOfExpiry = async ({ now, transact }: Job) => {
  const lots = await transact(({ tx }) => lotsToWarnOf(tx, { now, until: warnFrom(now) }));
  await eachApart(lots, ({ entryId, userId }) =>
    transact(async ({ tx, announce }) => {
      if (!(await markWarned(tx, entryId, now))) return;
      await announce<CreditsExpiring>({ name: 'credits.expiring', userId, entryId, at: now.toString() });
    }),
  );
};
