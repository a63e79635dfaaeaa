import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { ownData } from './own-data.ts';
import { calendarRoutes } from './routes.ts';
import { dropFeed } from './subscribers.ts';

export const calendars: Plug<Actor> = {
  routes: calendarRoutes,
  within: [
    subscribe('account.deleted', 'calendars.dropFeed', dropFeed),
    subscribe('account.purged', 'calendars.dropPurgedFeed', dropFeed),
    subscribe('account.won_back', 'calendars.dropReadFeed', dropFeed),
  ],
  ownData,
};
