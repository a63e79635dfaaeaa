import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import type { Actor } from '../../policies/actor.ts';
import { paymentById } from './queries.ts';
import type { Payment } from './tables.ts';

/** Whoever is to pay, and nobody else: for others the payment does not exist. Nobody pays while viewing as a user. */
export const payerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, Payment> => ({
  policy: inOwnAccount,
  load: async ({ tx, actor }, input) => {
    const payment = await paymentById(tx, idOf(input));
    return found(payment?.userId === actor.id ? payment : undefined, 'payments.not_found');
  },
});
