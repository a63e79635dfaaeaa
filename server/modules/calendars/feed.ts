import { readCalendarFeed } from '../../../contract/calendars/index.ts';
import type { FileAnswer } from '../../../contract/schemas/types.ts';
import type { Settings } from '../../platform/config.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { confirmedSessionsOf } from '../bookings/index.ts';
import { feedToken, keyIn, newFeedKey } from './feed-token.ts';
import { feedRowOf, ownerOfFeed } from './queries.ts';
import { feedKeepsDays } from './rules.ts';
import { feedOf } from './session.ts';
import { insertFeed, removeFeed, replaceKey } from './store.ts';

/** M27: the member's own feed with its addresses; null as long as they have not made one. */
export const showFeed = async (
  { tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>,
  { BASE_URL, SECRET_KEY }: Pick<Settings, 'BASE_URL' | 'SECRET_KEY'>,
) => {
  const row = await feedRowOf(tx, actor.id);
  if (!row) return { feed: null };
  const url = `${BASE_URL}${readCalendarFeed.path}?token=${feedToken(row.key, SECRET_KEY)}`;
  const feed = { url, webcal_url: url.replace(/^https?:/, 'webcal:'), created_at: row.createdAt.toString() };
  return { feed };
};

export const makeFeed = async (work: Work<Actor>, settings: Settings) => {
  await insertFeed(work.tx, { userId: work.actor.id, key: newFeedKey(), createdAt: work.now });
  return showFeed(work, settings);
};

/** The old address ends with this. */
export const renewFeed = async (work: Work<Actor>, settings: Settings) => {
  const isThere = await replaceKey(work.tx, { userId: work.actor.id, key: newFeedKey(), createdAt: work.now });
  found(isThere || undefined, 'calendars.feed_not_found');
  return showFeed(work, settings);
};

export const endFeed = async ({ tx, actor }: Work<Actor>) => {
  await removeFeed(tx, actor.id);
  return { feed: null };
};

/** The calendar behind an address: whoever has the address reads it. */
export const readFeed = async ({ tx, now }: Change, token: string, settings: Settings): Promise<FileAnswer> => {
  const key = keyIn(token, settings.SECRET_KEY);
  const userId = found(key === undefined ? undefined : await ownerOfFeed(tx, key), 'calendars.feed_not_found');
  const views = await confirmedSessionsOf(tx, userId, now.subtract({ hours: 24 * feedKeepsDays }));
  const body = feedOf(views, userId, settings);
  return { body, type: 'text/calendar; charset=utf-8', cache: 'checked' };
};
