import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { PaymentWays } from './open.ts';
import { ownPayments } from './queries.ts';
import { paymentRoutes } from './routes.ts';
import { paymentSchedules } from './schedules.ts';

export const payments = (ways: PaymentWays): Plug<Actor> => ({
  routes: (app) => paymentRoutes(app, ways),
  schedules: paymentSchedules(ways.vendors),
  ownData: ownPayments,
});
