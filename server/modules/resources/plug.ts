import type { Plug } from '../../platform/plug.ts';
import { subscribe } from '../../platform/events.ts';
import type { Actor } from '../../policies/actor.ts';
import { copyResources } from './copy.ts';
import { resourceRoutes } from './routes.ts';

export const resources = (ports: Parameters<typeof resourceRoutes>[1]): Plug<Actor> => ({
  routes: (app) => resourceRoutes(app, ports),
  within: [subscribe('programme.copied', 'resources.copyResources', copyResources)],
});
