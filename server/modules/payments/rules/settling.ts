export type PaymentStatus = 'pending' | 'paid' | 'removed' | 'expired';

interface Owed {
  status: PaymentStatus;
  /** Sen. */
  amount: number;
  currency: string;
}

interface Told {
  state: 'open' | 'paid' | 'expired';
  amount: number;
  currency: string;
}

/**
 * What follows from what the gateway says (M44). Money that has arrived counts, also for a payment that was given up or
 * has expired meanwhile: the payer has paid. Money of another amount or currency settles nothing.
 */
export const whatFollows = (owed: Owed, told: Told): 'settled' | 'known' | 'ended' | 'ignored' | 'mismatch' => {
  if (told.state === 'open') return 'ignored';
  if (told.state === 'expired') return owed.status === 'pending' ? 'ended' : 'known';
  if (told.amount !== owed.amount || told.currency !== owed.currency) return 'mismatch';
  return owed.status === 'paid' ? 'known' : 'settled';
};
