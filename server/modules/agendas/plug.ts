import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { subscribe } from '../../platform/events.ts';
import type { Actor } from '../../policies/actor.ts';
import { copyAgendas } from './copy.ts';
import { writeDemoAgendas } from './demo.ts';
import { agendaRoutes } from './routes.ts';
import { agendaTellings } from './tellings.ts';

export const agendas: Plug<Actor, ToldEvent> = {
  routes: agendaRoutes,
  within: [subscribe('programme.copied', 'agendas.copyAgendas', copyAgendas)],
  tellings: agendaTellings,
  demo: writeDemoAgendas,
};
