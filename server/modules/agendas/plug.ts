import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { agendaRoutes } from './routes.ts';

export const agendas: Plug<Actor> = {
  routes: agendaRoutes,
};
