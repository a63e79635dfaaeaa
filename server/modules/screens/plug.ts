import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { screenRoutes } from './routes.ts';

export const screens: Plug<Actor> = {
  routes: screenRoutes,
};
