import { eachApart } from '../../platform/each-apart.ts';
import { GatewayFailure } from '../../platform/gateway.ts';
import type { Job, Schedule } from '../../platform/jobs.ts';
import { act } from './hear.ts';
import { overduePayments, owedRefunds, pagesToClose, unsettledPages } from './queries.ts';
import type { PaymentWays } from './open.ts';
import { end } from './settle.ts';
import { changePayment, lockPayment, markAsked } from './store/payments.ts';
import { markRefused, markSent } from './store/refunds.ts';

type Vendors = PaymentWays['vendors'];

/** M44: what may have happened without our having heard of it is asked for this often. A page lives for a day at most. */
const askEvery = { minutes: 15 };
const askFor = { hours: 72 };

/** B100: its time is over. */
const expireOverdue = async ({ now, transact }: Job) => {
  const overdue = await transact(({ tx }) => overduePayments(tx, now));
  await eachApart(overdue, ({ id }) =>
    transact(async (change) => {
      const payment = await lockPayment(change.tx, id);
      if (payment?.status === 'pending') await end(change, payment, 'expired');
    }),
  );
};

/** M44: settles what a lost message left open. */
const reconcile =
  (vendors: Vendors) =>
  async ({ now, transact }: Job) => {
    const { payments: gateway } = vendors;
    if (gateway === null) return;
    const since = { openedAfter: now.subtract(askFor), askedBefore: now.subtract(askEvery) };
    const pages = await transact(({ tx }) => unsettledPages(tx, since));
    await eachApart(pages, async ({ id, pageId }) => {
      const news = await gateway.lookAt(pageId ?? '');
      await transact(async (change) => {
        const payment = await lockPayment(change.tx, id);
        if (payment && news) await act(change, payment, news);
        await markAsked(change.tx, id, now);
      });
    });
  };

/** Nobody is to pay for what was given up. If somebody did in the meantime, the gateway tells, and it counts. */
const closePages =
  (vendors: Vendors) =>
  async ({ now, transact }: Job) => {
    const { payments: gateway } = vendors;
    if (gateway === null) return;
    const pages = await transact(({ tx }) => pagesToClose(tx));
    await eachApart(pages, async ({ id, pageId }) => {
      await gateway.closePage(pageId ?? '');
      await transact(({ tx }) => changePayment(tx, id, { pageClosedAt: now }));
    });
  };

/** Where payments are only tried out there is nobody to send money back: then it counts as sent. */
const sendRefunds =
  (vendors: Vendors) =>
  async ({ now, transact, warn }: Job) => {
    const { payments: gateway } = vendors;
    const owed = await transact(({ tx }) => owedRefunds(tx));
    await eachApart(owed, async ({ id, amount, createdAt, charge }) => {
      const key = `refund-${id}-${createdAt.epochMilliseconds}`;
      try {
        if (gateway !== null && charge !== null) await gateway.refund({ key, charge, amount });
      } catch (fault) {
        if (!(fault instanceof GatewayFailure) || fault.kind !== 'refused') throw fault;
        warn('the gateway refuses to send money back', { refund: id });
        return transact(({ tx }) => markRefused(tx, id, now));
      }
      return transact(({ tx }) => markSent(tx, id, now));
    });
  };

export const paymentSchedules = (vendors: Vendors): readonly Schedule[] => [
  // Asked before it is ended: a payment that was made in its last minutes is settled, not revived.
  { name: 'payments.reconcile', run: reconcile(vendors) },
  { name: 'payments.expire', run: expireOverdue },
  { name: 'payments.closePages', run: closePages(vendors) },
  { name: 'payments.sendRefunds', run: sendRefunds(vendors) },
];
