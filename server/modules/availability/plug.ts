import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { ownData } from './own-data.ts';
import { availabilityRoutes } from './routes.ts';
import { forgetHours } from './subscribers.ts';

export const availability: Plug<Actor> = {
  routes: availabilityRoutes,
  within: [subscribe('account.purged', 'availability.forgetHours', forgetHours)],
  ownData,
};
