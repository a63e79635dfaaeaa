import type { App } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ChatPorts } from './ports.ts';
import { groupRoutes } from './routes/groups.ts';
import { readingRoutes } from './routes/reading.ts';
import { redirectToChatApp } from './routes/redirect.ts';
import { writingRoutes } from './routes/writing.ts';

export const chatRoutes = (app: App<Actor>, ports: ChatPorts) => {
  redirectToChatApp(app);
  readingRoutes(app, ports);
  writingRoutes(app, ports);
  groupRoutes(app);
};
