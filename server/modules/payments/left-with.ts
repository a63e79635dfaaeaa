import type { PaymentOutcome } from '../../../contract/payments/index.ts';
import type { Payment } from './tables.ts';

/** Where somebody goes who does not pay, and why they are back there. */
export const leftWith = ({ leftPath }: Pick<Payment, 'leftPath'>, outcome: PaymentOutcome) =>
  `${leftPath}${leftPath.includes('?') ? '&' : '?'}payment=${outcome}`;
