import type { CreditPackage, Pricing, Promo, Subscription } from '../../../contract/credits/index.ts';
import { packages } from '../../../contract/credits/values.ts';
import type { Offer } from './queries.ts';

export const single: CreditPackage = {
  id: packages.single,
  name: 'Single session',
  cost: 35,
  currency: 'MYR',
  credits: 1,
  valid_duration: 60,
  recommended: false,
};
export const starter: CreditPackage = {
  ...single,
  id: packages.starter,
  name: 'Starter Pack',
  cost: 60,
  credits: 3,
  recommended: true,
};

/** B102: the printed examples, under both names that the documents have for each amount. */
const pricingOf = (price: number, discount: number, sst: number, fee: number, total: number): Pricing => ({
  cost: price,
  price,
  discount,
  discountedAmount: price - discount,
  sst_amount: sst,
  sstAmount: sst,
  fees: fee,
  transactionFee: fee,
  total,
});
export const prices = {
  single: pricingOf(35, 0, 2.8, 2.62, 40.42),
  singleWithCode: pricingOf(35, 10.5, 1.96, 2.14, 28.6),
  starter: pricingOf(60, 0, 4.8, 3.74, 68.54),
  free: pricingOf(35, 35, 0, 0, 0),
};

export const aPromo = (changes: Partial<Promo> = {}): Promo => ({
  promo_code_id: 5,
  code: 'FOLLOW3-ABCD2345',
  discount: 30,
  valid_until: '2026-12-20T00:00:00Z',
  ...changes,
});

export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  package: single,
  packages: [single, starter],
  quantity: 1,
  pricing: prices.single,
  promo: null,
  balance: 30,
  unpaid_id: null,
  can_pay: true,
  ...changes,
});

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 9,
  status: 'pending',
  quantity: 1,
  credits: 1,
  package: single,
  pricing: prices.singleWithCode,
  promo: { code: 'FOLLOW3-ABCD2345', discount: 30 },
  payment: {
    id: 4,
    url: '/payments/4/pay',
    delete_url: '/payments/4/delete',
    expires_at: '2026-12-02T01:30:00Z',
  },
  created_at: '2026-12-01T01:30:00Z',
  paid_at: null,
  ...changes,
});
