import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { payments } from './tables.ts';

/** Something of the demonstration that was paid for, on the page for trying it out. */
export interface DemoPayment {
  userId: number;
  purpose: string;
  reference: number;
  /** Sen. */
  amount: number;
  description: string;
  paidPath: string;
  at: Temporal.Instant;
}

export const writeDemoPayments = (tx: Tx, made: readonly DemoPayment[]) =>
  writeRows(
    tx,
    payments,
    made.map(({ at, ...payment }) => ({
      ...payment,
      currency: 'MYR',
      leftPath: payment.paidPath,
      status: 'paid' as const,
      createdAt: at,
      expiresAt: at.add({ hours: 24 }),
      paidAt: at,
    })),
  );
