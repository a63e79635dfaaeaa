import type { MentorCard } from '../../../contract/discovery/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { menteesPick } from '../../policies/pairings.ts';
import { administers } from '../../policies/programmes.ts';
import { mentorByKey, bookableSlotsOf, openSlotsOf } from '../bookings/index.ts';
import { mentorsToMeet, reasonsBetween, recommendedTo, seenSuggestions } from '../pairings/index.ts';
import { loadForMember, portalPath } from '../programmes/index.ts';
import { readableIn } from '../reviews/index.ts';
import { type Portal, showCards } from './show-cards.ts';
import { followedIn, followedMentors, ownMentors, ownMentorsIn, wishesOf } from './queries/cards.ts';
import { mentorsAmong } from './queries/people.ts';
import { menteesFor } from './suggested-mentees.ts';
import { matchingMembers, matchingMentors } from './queries/matching.ts';

/** A programme, and the reader's standing in it. */
type ProgrammeMember = Awaited<ReturnType<typeof loadForMember>>;

/** B23 */
const mostSuggested = 6;
/** In a big programme, only this many of the best-fitting mentors are checked for free slots. */
const mostLookedAt = 30;

/** Mentors who fit what the person is looking for and whom they have not booked yet (B23). */
const suggestedFor = async ({ tx, now }: Change, userId: number) => {
  const own = await ownMentors(tx, userId);
  return matchingMentors(tx, await wishesOf(tx, userId), { without: [userId, ...own], limit: mostSuggested, now });
};

const platformLists = async (work: Work<Actor>) => ({
  suggested: await suggestedFor(work, work.actor.id),
  own: await ownMentors(work.tx, work.actor.id),
  followed: await followedMentors(work.tx, work.actor.id),
});

/**
 * D21: whom a program suggests by what people have said, the first first; by what is alike (B23) where it does not match
 * so, and to who joined since the last night.
 */
const likelyFor = async (
  { tx, actor }: Work<Actor>,
  program: ProgrammeMember['program'],
  { offered, own }: { offered: readonly number[]; own: readonly number[] },
) => {
  const kept = program.smartMatching ? await recommendedTo(tx, actor.id, program.id) : [];
  if (kept.length > 0) return kept.filter((id) => offered.includes(id) && !own.includes(id));
  return matchingMembers(tx, mentorsAmong(program.id, offered), await wishesOf(tx, actor.id), {
    without: [actor.id, ...own],
    limit: mostLookedAt,
  });
};

/**
 * The same within a programme. Only mentors the reader may choose are suggested: only to mentees under mentee_picks,
 * and never a mentor without room (DIS-35, M06).
 */
const programmeLists = async (work: Work<Actor>, { program, standing }: ProgrammeMember) => {
  const { tx, now, actor } = work;
  const own = await ownMentorsIn(tx, actor.id, program.id);
  const chooses = standing === 'mentee' && menteesPick(program.pairingMethod);
  const offered = chooses ? await mentorsToMeet(tx, program.id, actor.id, true) : [];
  const likely = await likelyFor(work, program, { offered, own });
  const open = await bookableSlotsOf(tx, likely, { now, programId: program.id });
  return {
    suggested: likely.filter((id) => (open.get(id) ?? []).length > 0).slice(0, mostSuggested),
    own,
    followed: await followedIn(tx, actor.id, program.id),
  };
};

/** Whom a programme, or (null) the platform, suggests to whoever asks. */
export const suggestedNow = async (work: Work<Actor>, programId: number | null) => {
  if (programId === null) return suggestedFor(work, work.actor.id);
  const row = await loadForMember(work, programId);
  return row.standing === 'mentor' ? menteesFor(work, row) : (await programmeLists(work, row)).suggested;
};

/** The portal that a programme's cards link to. */
const portalOf = ({ standing, ...row }: ProgrammeMember): Portal => ({
  programId: row.program.id,
  path: portalPath(row),
  paidAccess: row.program.paidAccess,
  reviewsFrom: readableIn(row.program, { isAdmin: administers(standing) }),
});

/** DIS-21: a suggested mentor is new until seen; where a program matches by what people have said, its reasons stand beside. */
const asSuggested = async (work: Work<Actor>, row: ProgrammeMember | null, cards: MentorCard[]) => {
  const { tx, actor } = work;
  const seen = await seenSuggestions(tx, actor.id, row?.program.id ?? null);
  const asked = { menteeId: actor.id, mentorIds: cards.map(({ id }) => id) };
  const reasons = row?.program.smartMatching
    ? await reasonsBetween(work, { programId: row.program.id, ...asked }, { openSlotsOf })
    : null;
  return cards.map((card) => ({
    ...card,
    is_new_matched: !seen.has(card.id),
    ...(reasons && { reasons: reasons.get(card.id) ?? [] }),
  }));
};

/** The mentor lists on a mentee's dashboard, for the platform (null) or a programme (DSH-03, DSH-14). */
export const dashboardLists = async (work: Work<Actor>, row: ProgrammeMember | null, timezone: string | undefined) => {
  const { actor } = work;
  const lists = await (row === null ? platformLists(work) : programmeLists(work, row));
  const viewer = { actor, zone: timezone ?? actor.timezone, ...(row && { portal: portalOf(row) }) };
  const cards = (ids: readonly number[]) => showCards(work, ids, viewer);
  const suggested = await asSuggested(work, row, await cards(lists.suggested));
  return {
    suggested,
    my_mentors: await cards(lists.own),
    following: await cards(lists.followed),
    // B23, DSH-13: the best one not seen yet.
    latest_recommendation: suggested.find((card) => card.is_new_matched) ?? null,
  };
};

/** Mentors similar to this one (PRO-02). */
export const similarTo = async (work: Work<Actor | null>, key: string, timezone: string | undefined) => {
  const { tx, now, actor } = work;
  const mentor = found(await mentorByKey(tx, key), 'bookings.mentor_not_found');
  const without = [mentor.id, ...(actor ? [actor.id] : [])];
  const { goals, industries } = await wishesOf(tx, mentor.id);
  const alike = { goals, industries, languages: [], companies: [], countryId: null, workingExperience: null };
  const ids = await matchingMentors(tx, alike, { without, limit: mostSuggested, now });
  return { data: await showCards(work, ids, { actor, zone: timezone ?? actor?.timezone ?? 'UTC' }) };
};
