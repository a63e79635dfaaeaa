import { eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { unreachableAddresses } from '../tables.ts';

/** Why nothing more is sent to this address; null as long as it is. */
export const whyUnreachable = async (tx: Tx, address: string) => {
  const [row] = await read(tx)
    .select({ reason: unreachableAddresses.reason })
    .from(unreachableAddresses)
    .where(eq(unreachableAddresses.address, address));
  return row?.reason ?? null;
};
