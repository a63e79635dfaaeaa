import type { App } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Vendors } from './pictures.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { readingRoutes } from './routes/reading.ts';
import { writingRoutes } from './routes/writing.ts';

export const newsfeedRoutes = (app: App<Actor>, vendors: Vendors) => {
  readingRoutes(app, vendors.files);
  writingRoutes(app, vendors);
  moderationRoutes(app);
};
