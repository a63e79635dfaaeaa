import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { removeLeftFile } from '../profiles/index.ts';
import { resourceRoutes } from './routes.ts';

export const resources = (ports: Parameters<typeof resourceRoutes>[1]): Plug<Actor> => ({
  routes: (app) => resourceRoutes(app, ports),
  after: [subscribe('resource.file_left', 'resources.removeLeftFile', removeLeftFile(ports.files))],
});
