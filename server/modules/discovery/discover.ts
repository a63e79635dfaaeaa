import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { showCards } from './show-cards.ts';
import { type Asked, searchMentors } from './queries/search.ts';

/** B20 */
const cardsAPage = 12;

interface Page {
  page: number;
  timezone: string | undefined;
}

/** One page of mentors. Visitors read the first one, without search (permissions: Discovery). */
export const discover = async (work: Work<Actor | null>, asked: Asked, { page, timezone }: Page) => {
  const { tx, now, actor } = work;
  if (actor === null && (page > 1 || asked.search.trim() !== '')) throw new Refusal('accounts.not_signed_in', 401);
  const { ids, total } = await searchMentors(tx, asked, { offset: (page - 1) * cardsAPage, limit: cardsAPage, now });
  const zone = timezone ?? actor?.timezone ?? 'UTC';
  return {
    data: await showCards(work, ids, { actor, zone }),
    page,
    total_pages: Math.max(1, Math.ceil(total / cardsAPage)),
    total,
  };
};
