import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { showCards } from './show-cards.ts';
import { type MentorFilter, listedMentors, searchPeople } from './queries/search.ts';

/** B20 */
const cardsAPage = 12;

export const stretchOf = (page: number) => ({ offset: (page - 1) * cardsAPage, limit: cardsAPage });
export const pagesFor = (total: number) => Math.max(1, Math.ceil(total / cardsAPage));

interface Page {
  page: number;
  timezone: string | undefined;
}

/** One page of mentors. Visitors may read only the first one, without search (permissions: Discovery). */
export const discover = async (work: Work<Actor | null>, asked: MentorFilter, { page, timezone }: Page) => {
  const { tx, now, actor } = work;
  if (actor === null && (page > 1 || asked.search.trim() !== '')) throw new Refusal('accounts.not_signed_in', 401);
  const { ids, total } = await searchPeople(tx, listedMentors(now), asked, stretchOf(page));
  const zone = timezone ?? actor?.timezone ?? 'UTC';
  return {
    data: await showCards(work, ids, { actor, zone }),
    page,
    total_pages: pagesFor(total),
    total,
  };
};
