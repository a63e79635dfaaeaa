import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { forgetPerson } from './leaving.ts';
import { ownData } from './own-data.ts';
import type { Ports } from './ports.ts';
import { safetyRoutes } from './routes.ts';
import { safetyLines, safetyTellings } from './tellings.ts';

export const safety = (ports: Ports): Plug<Actor, ToldEvent> => ({
  routes: (app) => safetyRoutes(app, ports),
  within: [subscribe('account.purged', 'safety.forgetPerson', forgetPerson)],
  tellings: safetyTellings,
  lines: safetyLines,
  ownData,
});
