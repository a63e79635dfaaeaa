import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { resourceRoutes } from './routes.ts';

export const resources = (ports: Parameters<typeof resourceRoutes>[1]): Plug<Actor> => ({
  routes: (app) => resourceRoutes(app, ports),
});
