import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { accountRoutes } from './routes.ts';
import { accountSchedules } from './schedules.ts';

export const accounts = (known: Parameters<typeof accountRoutes>[1]): Plug<Actor> => ({
  routes: (app) => accountRoutes(app, known),
  schedules: accountSchedules,
});
