import type { DomainEvent } from './event.ts';

/** B36: points of one lot expire within 7 days. */
export interface CreditsExpiring extends DomainEvent {
  name: 'credits.expiring';
  userId: number;
  /** The lot, by the ledger entry that brought it. */
  entryId: number;
}

/** CRD-24: somebody pressed 'Proceed to Checkout', and the purchase is written down. */
export interface CheckoutBegun extends DomainEvent {
  name: 'checkout.begun';
  subscriptionId: number;
}

/** Credits were paid for, or cost nothing, and are there. */
export interface CreditsBought extends DomainEvent {
  name: 'credits.bought';
  userId: number;
  subscriptionId: number;
}

/** B103: somebody follows three mentors and has a promo code of their own now. */
export interface PromoEarned extends DomainEvent {
  name: 'promo.earned';
  userId: number;
  promoCodeId: number;
}

/** M44: what was unused of a purchase goes back. */
export interface CreditsRefunded extends DomainEvent {
  name: 'credits.refunded';
  userId: number;
  subscriptionId: number;
}
