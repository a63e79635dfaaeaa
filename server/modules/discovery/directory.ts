import type { MemberSort } from '../../../contract/discovery/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorsToMeet } from '../pairings/index.ts';
import { offeredGoals, portalPath } from '../programmes/index.ts';
import { readableIn } from '../reviews/index.ts';
import { pagesFor, stretchOf } from './discover.ts';
import { presentFilters } from './filters.ts';
import type { OpenDirectory } from './permissions.ts';
import { membersOf } from './queries/people.ts';
import { serviceCounts } from './queries/counts.ts';
import { searchMembers } from './queries/members.ts';
import type { MentorFilter } from './queries/search.ts';
import { showMembers } from './show-cards.ts';

/** M06: a mentee who picks is not offered mentors without room, except those they already have. */
const peopleIn = async (
  { tx, actor }: Work<Actor>,
  { shows, mayPick, isAdmin, programme: { program } }: OpenDirectory,
) => {
  const picks = mayPick && shows === 'mentors';
  const offered = picks ? await mentorsToMeet(tx, program.id, actor.id, true) : null;
  const isRated = readableIn(program, { isAdmin }) !== 'none';
  return membersOf(program.id, shows, { offered, forAdmins: isAdmin, isRated });
};

/** One page of a programme's directory (DIS-03, B22). */
export const directory = async (
  work: Work<Actor>,
  open: OpenDirectory,
  asked: MentorFilter,
  { page, sort }: { page: number; sort: MemberSort },
) => {
  const { shows, mayPick, programme, isAdmin } = open;
  const people = await peopleIn(work, open);
  const { ids, total } = await searchMembers(work.tx, people, asked, { sort, ...stretchOf(page) });
  const reviewsFrom = readableIn(programme.program, { isAdmin });
  return {
    data: await showMembers(work, ids, { shows, reviewsFrom, portal: portalPath(programme) }),
    shows,
    may_pick: mayPick,
    page,
    total_pages: pagesFor(total),
    total,
  };
};

export const directoryCounts = async (work: Work<Actor>, open: OpenDirectory) => {
  const source = await peopleIn(work, open);
  const counts = await serviceCounts(work.tx, source);
  // GOL-07: goals that are no longer offered cannot be filtered by either.
  const program_goals = (await offeredGoals(work.tx, open.programme.program.id)).map(({ id, mentorLabel }) => ({
    value: String(id),
    label: mentorLabel,
    count: counts.get(String(id)) ?? 0,
  }));
  return { ...(await presentFilters(work.tx, source)), program_goals };
};
