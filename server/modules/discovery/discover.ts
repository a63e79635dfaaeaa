import type { MentorSort } from '../../../contract/discovery/index.ts';
import { refuseUnknown } from '../../platform/chosen.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { showCards } from './show-cards.ts';
import type { MentorFilter } from './queries/search.ts';
import { readPlace, writePlace } from './places.ts';
import { searchMentors } from './search-mentors.ts';

/** B20 */
const cardsAPage = 12;

export const stretchOf = (page: number) => ({ offset: (page - 1) * cardsAPage, limit: cardsAPage });
export const pagesFor = (total: number) => Math.max(1, Math.ceil(total / cardsAPage));

interface Page {
  page: number;
  /** Where the page before ended; without it, as many are skipped as the pages before have. */
  after: string | undefined;
  sort: MentorSort;
  timezone: string | undefined;
}

const placeIn = ({ after, sort }: Page) => {
  if (after === undefined) return undefined;
  const place = readPlace(sort, after);
  if (place === null) refuseUnknown(['after']);
  return place ?? undefined;
};

/**
 * One page of mentors. Visitors may read and sort only the first one, without search (permissions: Discovery; M33).
 */
export const discover = async (work: Work<Actor | null>, asked: MentorFilter, wanted: Page) => {
  const { tx, actor } = work;
  const { page, sort, timezone } = wanted;
  const isFirst = page === 1 && wanted.after === undefined;
  if (actor === null && (!isFirst || asked.search.trim() !== '')) throw new Refusal('accounts.not_signed_in', 401);
  const after = placeIn(wanted);
  const { offset, limit } = stretchOf(page);
  const { ids, total, place } = await searchMentors(tx, asked, { sort, offset: after ? 0 : offset, limit, after });
  const zone = timezone ?? actor?.timezone ?? 'UTC';
  const pages = pagesFor(total);
  return {
    data: await showCards(work, ids, { actor, zone }),
    page,
    total_pages: pages,
    total,
    next: place === null || page >= pages ? null : writePlace({ total, place }),
  };
};
