import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { accountRoutes } from './routes.ts';
import { accountSchedules } from './schedules.ts';
import { accountTellings } from './tellings.ts';

export const accounts = (known: Parameters<typeof accountRoutes>[1]): Plug<Actor, ToldEvent> => ({
  routes: (app) => accountRoutes(app, known),
  schedules: accountSchedules,
  tellings: accountTellings,
});
