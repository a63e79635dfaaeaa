import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { forgetWriter } from './leaving.ts';
import { ownData } from './own-data.ts';
import type { Vendors } from './pictures.ts';
import { newsfeedRoutes } from './routes.ts';
import { newsfeedLines, newsfeedTellings } from './tellings.ts';

export const newsfeed = (vendors: Vendors): Plug<Actor, ToldEvent> => ({
  routes: (app) => newsfeedRoutes(app, vendors),
  within: [subscribe('account.purged', 'newsfeed.forgetWriter', forgetWriter)],
  tellings: newsfeedTellings,
  lines: newsfeedLines,
  ownData,
});
