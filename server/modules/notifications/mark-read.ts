import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { countUnread, ownNotification } from './queries.ts';
import { markNotificationRead, markNotificationsRead } from './store.ts';
import { texts } from './texts.ts';

/** NTF-06: answers with the number left unread and refreshes the reader's other open pages. */
const cleared = async ({ tx, actor, refresh }: Work<Actor>) => {
  refresh({ people: [actor.id], keys: ['notifications'] });
  return { message: texts.cleared, unread: await countUnread(tx, actor.id) };
};

/** NTF-05. Repeating it gives the same answer. */
export const markRead = async (work: Work<Actor>, id: number) => {
  const { tx, actor, now } = work;
  found(await ownNotification(tx, actor.id, id), 'notifications.not_found');
  await markNotificationRead(tx, actor.id, id, now);
  return cleared(work);
};

/** NTF-05 */
export const markAllRead = async (work: Work<Actor>) => {
  await markNotificationsRead(work.tx, work.actor.id, work.now);
  return cleared(work);
};
