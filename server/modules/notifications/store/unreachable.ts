import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { deliveries, unreachableAddresses } from '../tables.ts';

/** The first reason stays. */
export const markUnreachable = async (tx: Tx, values: typeof unreachableAddresses.$inferInsert) => {
  await db(tx).insert(unreachableAddresses).values(values).onConflictDoNothing();
};

export const markReachable = async (tx: Tx, address: string) => {
  await db(tx).delete(unreachableAddresses).where(eq(unreachableAddresses.address, address));
};

/** What waits for such an address is given up, with the reason, and can be read in the outbox. */
export const giveUpUnreachable = async (tx: Tx) => {
  const { address, reason } = unreachableAddresses;
  await db(tx)
    .update(deliveries)
    .set({
      status: 'failed',
      error: sql`case ${reason} when 'bounced' then 'This address refused an email for good'
        else 'The reader called an email unwanted' end`,
      nextTryAt: null,
    })
    .from(unreachableAddresses)
    .where(
      and(
        eq(deliveries.status, 'queued'),
        eq(deliveries.channel, 'email'),
        sql`${deliveries.toAddress}::citext = ${address}`,
      ),
    );
};
