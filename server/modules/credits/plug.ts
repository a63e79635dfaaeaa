import type { CheckoutBegun } from '../../domain-events/credits.ts';
import type { PaymentEnded, PaymentPaid } from '../../domain-events/payments.ts';
import type { AnalyticsService } from '../../platform/analytics-service.ts';
import { subscribe } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { purpose } from './buy/check-out.ts';
import { giveForPayment, lapse } from './buy/give.ts';
import { reportCheckout } from './buy/report.ts';
import { ownData } from './own-data.ts';
import { beginTracking, countFollow } from './promo/track.ts';
import { creditRoutes } from './routes.ts';
import { creditSchedules } from './schedules.ts';
import { returnPoints } from './subscribers.ts';
import { creditLines, creditTellings } from './tellings.ts';
import { giveWelcome, offerWelcome, type WelcomeSettings } from './welcome.ts';

interface Needed {
  settings: WelcomeSettings & { PRODUCT_NAME: string };
  /** Whether people can pay here (B101). */
  canPay: () => boolean;
  analytics: AnalyticsService | null;
}

export const credits = ({ settings, canPay, analytics }: Needed): Plug<Actor, ToldEvent> => ({
  routes: (app) => creditRoutes(app, settings, canPay),
  within: [
    subscribe('account.signed_up', 'credits.offerWelcome', offerWelcome(settings)),
    subscribe('account.signed_up', 'credits.beginTracking', beginTracking),
    subscribe('account.confirmed', 'credits.giveWelcome', giveWelcome),
    subscribe<Change, PaymentPaid>('payment.paid', 'credits.giveForPayment', giveForPayment(purpose)),
    subscribe<Change, PaymentEnded>('payment.ended', 'credits.lapse', lapse(purpose)),
    subscribe('mentor.followed', 'credits.countFollow', countFollow),
    subscribe('booking.cancelled', 'credits.returnPoints', returnPoints),
    subscribe('booking.expired', 'credits.returnExpired', returnPoints),
    subscribe('booking.missed', 'credits.returnMissed', returnPoints),
    subscribe('booking.refunded', 'credits.refund', returnPoints),
  ],
  after: [subscribe<Job, CheckoutBegun>('checkout.begun', 'credits.reportCheckout', reportCheckout(analytics))],
  schedules: creditSchedules,
  tellings: creditTellings,
  lines: creditLines,
  ownData,
});
