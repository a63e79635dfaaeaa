import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { forgetSaid, forgetWritten } from './leaving.ts';
import { ownData } from './own-data.ts';
import { minutesRoutes } from './routes.ts';

export const minutes: Plug<Actor> = {
  routes: minutesRoutes,
  within: [
    subscribe('account.purged', 'minutes.forgetWritten', forgetWritten),
    subscribe('meeting.consent_withdrawn', 'minutes.forgetSaid', forgetSaid),
  ],
  ownData,
};
