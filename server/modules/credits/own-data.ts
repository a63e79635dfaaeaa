import type { OwnData } from '../../platform/plug.ts';
import { ownEntries } from './queries/ledger.ts';
import { ownPurchases } from './queries/purchases.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  ...(await ownEntries(tx, userId)),
  purchases: await ownPurchases(tx, userId),
});
