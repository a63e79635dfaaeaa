import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { ownData } from './own-data.ts';
import { availabilityRoutes } from './routes.ts';
import { forgetHours, keepDnd } from './subscribers.ts';

export const availability: Plug<Actor> = {
  routes: availabilityRoutes,
  within: [
    subscribe('profile.do_not_disturb_asked', 'availability.keepDnd', keepDnd),
    subscribe('account.purged', 'availability.forgetHours', forgetHours),
  ],
  ownData,
};
