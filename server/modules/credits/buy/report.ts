import { inRinggit } from '../../../../contract/payments/index.ts';
import type { CheckoutBegun } from '../../../domain-events/credits.ts';
import type { AnalyticsService } from '../../../platform/analytics-service.ts';
import type { Job } from '../../../platform/jobs.ts';
import { purchaseById } from '../queries/purchases.ts';

/** CRD-24: tells the analytics service of a checkout, in a job of its own, so that no purchase ever waits for it. */
export const reportCheckout =
  (service: AnalyticsService | null) =>
  async ({ transact }: Job, { subscriptionId, at }: CheckoutBegun) => {
    if (service === null) return;
    const found = await transact(({ tx }) => purchaseById(tx, subscriptionId));
    if (!found) return;
    const { packageId, quantity, total, currency, discount } = found.purchase;
    await service.send({
      id: `checkout-${subscriptionId}`,
      event: 'checkout',
      at,
      properties: { package_id: packageId, quantity, total: inRinggit(total), currency, discount },
    });
  };
