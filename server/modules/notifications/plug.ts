import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import type { Post } from './mail.ts';
import { ownData } from './queries.ts';
import { notificationRoutes } from './routes.ts';
import { notificationSchedules } from './schedules.ts';
import { forgetLetters, forgetName, tellPeople, toldEvents } from './subscribers.ts';

export const notifications = (post: Post): Plug<Actor> => ({
  routes: notificationRoutes,
  within: [
    subscribe('account.deleted', 'notifications.forgetName', forgetName),
    subscribe('account.purged', 'notifications.forgetLetters', forgetLetters),
  ],
  after: toldEvents.map((event) => subscribe(event, `notifications.tellPeople ${event}`, tellPeople(post))),
  schedules: notificationSchedules(post),
  ownData,
});
