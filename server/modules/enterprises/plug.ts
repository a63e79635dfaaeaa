import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { ownData } from './own-data.ts';
import { enterpriseRoutes } from './routes.ts';
import { dropAdmin, keepOwner } from './subscribers.ts';
import { enterpriseTellings } from './tellings.ts';

export const enterprises: Plug<Actor, ToldEvent> = {
  routes: enterpriseRoutes,
  within: [
    subscribe('account.deleted', 'enterprises.keepOwner', keepOwner),
    subscribe('account.purged', 'enterprises.dropAdmin', dropAdmin),
  ],
  ownData,
  tellings: enterpriseTellings,
};
