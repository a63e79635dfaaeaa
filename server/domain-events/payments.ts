import type { DomainEvent } from './event.ts';

/** The money has arrived. `purpose` and `reference` are those of the module that asked for it. */
export interface PaymentPaid extends DomainEvent {
  name: 'payment.paid';
  paymentId: number;
  userId: number;
  purpose: string;
  reference: number;
}

/** Nobody is going to pay: the payer gave it up, or its time is over. */
export interface PaymentEnded extends DomainEvent {
  name: 'payment.ended';
  paymentId: number;
  userId: number;
  purpose: string;
  reference: number;
  how: 'removed' | 'expired';
}

/** Money goes back to whoever paid. */
export interface PaymentRefunded extends DomainEvent {
  name: 'payment.refunded';
  paymentId: number;
  refundId: number;
  userId: number;
}
