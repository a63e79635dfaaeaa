import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import type { LineTexts } from '../../telling/line.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Post } from './mail.ts';
import { ownData } from './queries.ts';
import { notificationRoutes } from './routes.ts';
import { notificationSchedules } from './schedules.ts';
import { forgetLetters, forgetName, keepBack, tellingSubscriptions } from './subscribers.ts';
import { answerReply } from './whatsapp/answer.ts';
import { answerReplyJob } from './whatsapp/hear.ts';

export const notifications = (post: Post, tellings: readonly ToldEvent[], lines: LineTexts): Plug<Actor> => ({
  routes: (app) => notificationRoutes(app, { texts: lines, product: post.settings.PRODUCT_NAME }, post),
  within: [
    subscribe('account.deleted', 'notifications.forgetName', forgetName),
    subscribe('account.purged', 'notifications.forgetLetters', forgetLetters),
    subscribe('import.undone', 'notifications.keepBack', keepBack),
  ],
  after: tellingSubscriptions(post, tellings, lines),
  jobs: [carryOut(answerReplyJob, answerReply(post))],
  schedules: notificationSchedules(post),
  ownData,
});
