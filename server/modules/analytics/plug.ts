import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { EmailLimits } from '../programmes/index.ts';
import type { AnalyticsPorts } from './ports.ts';
import { analyticsRoutes } from './routes.ts';
import { analyticsSchedules } from './schedules.ts';
import { dropLeaver } from './subscribers.ts';
import { analyticsTellings } from './tellings.ts';

export const analytics = (ports: AnalyticsPorts, settings: EmailLimits): Plug<Actor, ToldEvent> => ({
  routes: (app) => analyticsRoutes(app, ports),
  within: [subscribe('account.deleted', 'analytics.dropLeaver', dropLeaver)],
  schedules: analyticsSchedules(settings),
  tellings: analyticsTellings(ports),
});
