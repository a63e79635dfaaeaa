import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { referenceRoutes } from './routes.ts';

export const reference: Plug<Actor> = {
  routes: referenceRoutes,
};
