import type { MemberSort } from '../../../contract/discovery/index.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorsOf } from '../pairings/index.ts';
import { offeredGoals, portalPath } from '../programmes/index.ts';
import { readableIn } from '../reviews/index.ts';
import { pagesFor, stretchOf } from './discover.ts';
import { presentFilters } from './filters.ts';
import type { OpenDirectory } from './permissions.ts';
import { memberCountsNow } from './queries/counts.ts';
import type { People } from './queries/members.ts';
import type { MentorFilter } from './queries/search.ts';
import { searchMembers } from './search-mentors.ts';
import { showMembers } from './show-cards.ts';

/**
 * M06: a mentee who picks is not offered mentors without room, except those they already have. M41: a mentor whose address is not
 * confirmed cannot be booked, and is shown to admins only.
 */
export const peopleIn = async (
  { tx, actor }: ReadWork<Actor>,
  { shows, mayPick, isAdmin, programme: { program } }: OpenDirectory,
): Promise<People> => {
  const picks = mayPick && shows === 'mentors';
  return {
    programId: program.id,
    side: shows === 'mentors' ? 'mentor' : 'mentee',
    states: ['open', ...(picks ? [] : (['full'] as const)), ...(isAdmin ? (['unconfirmed'] as const) : [])],
    own: picks ? await mentorsOf(tx, program.id, actor.id) : [],
    isRated: shows === 'mentors' && readableIn(program, { isAdmin }) !== 'none',
  };
};

interface Wished {
  page: number;
  sort: MemberSort;
}

/** Who is on one page of a programme's directory, by their ids. */
export const foundInDirectory = async (
  work: ReadWork<Actor>,
  open: OpenDirectory,
  asked: MentorFilter,
  { page, sort }: Wished,
) => searchMembers(work.tx, await peopleIn(work, open), asked, { sort, ...stretchOf(page) });

/** One page of a programme's directory (DIS-03, B22). */
export const directory = async (work: Work<Actor>, open: OpenDirectory, asked: MentorFilter, wished: Wished) => {
  const { shows, mayPick, programme, isAdmin } = open;
  const { ids, total } = await foundInDirectory(work, open, asked, wished);
  const reviewsFrom = readableIn(programme.program, { isAdmin });
  return {
    data: await showMembers(work, ids, { shows, reviewsFrom, portal: portalPath(programme) }),
    shows,
    may_pick: mayPick,
    page: wished.page,
    total_pages: pagesFor(total),
    total,
  };
};

export const directoryCounts = async (work: ReadWork<Actor>, open: OpenDirectory) => {
  const rows = await memberCountsNow(work.tx, await peopleIn(work, open));
  // GOL-07: goals that are no longer offered cannot be filtered by either.
  const program_goals = (await offeredGoals(work.tx, open.programme.program.id)).map(({ id, mentorLabel }) => ({
    value: String(id),
    label: mentorLabel,
    count: rows.find(({ key, value }) => key === 'program_goals' && value === String(id))?.count ?? 0,
  }));
  return { ...(await presentFilters(work.tx, rows)), program_goals };
};
