import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { calendarRoutes } from './routes.ts';

export const calendars: Plug<Actor> = {
  routes: calendarRoutes,
};
