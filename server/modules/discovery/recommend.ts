import { found } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorByKey } from '../bookings/index.ts';
import { showCards } from './show-cards.ts';
import { followedMentors, ownMentors, wishesOf } from './queries/cards.ts';
import { matchingMentors } from './queries/search.ts';

/** B23 */
const mostSuggested = 6;

/** Mentors who fit what somebody is looking for, whom they have not booked yet (B23). */
const suggestedFor = async ({ tx, now }: Change, userId: number) => {
  const own = await ownMentors(tx, userId);
  return matchingMentors(tx, await wishesOf(tx, userId), { without: [userId, ...own], limit: mostSuggested, now });
};

/** The mentor lists of a mentee's dashboard (DSH-03, DSH-14). */
export const dashboardLists = async (work: Work<Actor>, timezone: string | undefined) => {
  const { tx, actor } = work;
  const viewer = { actor, zone: timezone ?? actor.timezone };
  const cards = (ids: readonly number[]) => showCards(work, ids, viewer);
  const suggested = await cards(await suggestedFor(work, actor.id));
  return {
    suggested,
    my_mentors: await cards(await ownMentors(tx, actor.id)),
    following: await cards(await followedMentors(tx, actor.id)),
    // B23: the best one not seen; none can be marked as seen before the pop-up exists (DSH-13).
    latest_recommendation: suggested[0] ?? null,
  };
};

/** Mentors who have what this mentor has (PRO-02). */
export const similarTo = async (work: Work<Actor | null>, key: string, timezone: string | undefined) => {
  const { tx, now, actor } = work;
  const mentor = found(await mentorByKey(tx, key), 'bookings.mentor_not_found');
  const without = [mentor.id, ...(actor ? [actor.id] : [])];
  const { goals, industries } = await wishesOf(tx, mentor.id);
  const alike = { goals, industries, languages: [], companies: [], countryId: null, workingExperience: null };
  const ids = await matchingMentors(tx, alike, { without, limit: mostSuggested, now });
  return { data: await showCards(work, ids, { actor, zone: timezone ?? actor?.timezone ?? 'UTC' }) };
};
