import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { forgetTalker, takeOutDeleted, takeOutRemoved } from './leaving.ts';
import { ownData } from './own-data.ts';
import type { ChatPorts } from './ports.ts';
import { chatRoutes } from './routes.ts';
import { chatSchedules } from './schedules.ts';
import { chatLines, chatTellings } from './tellings.ts';

export const chat = (ports: ChatPorts): Plug<Actor, ToldEvent> => ({
  routes: (app) => chatRoutes(app, ports),
  within: [
    subscribe('account.deleted', 'chat.takeOutDeleted', takeOutDeleted),
    subscribe('account.purged', 'chat.forgetTalker', forgetTalker),
    subscribe('member.removed', 'chat.takeOutRemoved', takeOutRemoved),
  ],
  schedules: chatSchedules,
  tellings: chatTellings,
  lines: chatLines,
  ownData,
});
