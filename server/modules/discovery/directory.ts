import { Refusal } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers } from '../../policies/programmes.ts';
import { mentorsToMeet } from '../pairings/index.ts';
import { forMember, offeredGoals, portalPath } from '../programmes/index.ts';
import { readableIn } from '../reviews/index.ts';
import { pagesFor, stretchOf } from './discover.ts';
import { presentFilters } from './filters.ts';
import { membersOf } from './queries/people.ts';
import { type Asked, searchPeople, serviceCounts } from './queries/search.ts';
import { directoryFor } from './rules/directory.ts';
import { showMembers } from './show-cards.ts';

/** There for the people of the programme alone (404 for others); and for whom it has somebody to show. */
const openDirectory = async (work: Work<Actor>, programId: number) => {
  const row = await forMember(work, programId);
  const { standing } = row;
  const side = standing === 'mentor' || standing === 'mentee' ? standing : 'admin';
  const shown = directoryFor(row.program.pairingMethod, side);
  if (shown === null) throw new Refusal('discovery.directory_closed', 403);
  // M06: who has no room is not offered to a mentee who picks; whom they have already stays.
  const picks = shown.mayPick && shown.shows === 'mentors';
  const offered = picks ? await mentorsToMeet(work.tx, row.program.id, work.actor.id, true) : null;
  const reviewsOf = readableIn(row.program, { isAdmin: administers(standing) });
  return { ...shown, row, reviewsOf, source: membersOf(row.program.id, shown.shows, offered) };
};

/** One page of a programme's directory (DIS-03, B22). */
export const directory = async (work: Work<Actor>, programId: number, asked: Asked, page: number) => {
  const { shows, mayPick, row, reviewsOf, source } = await openDirectory(work, programId);
  const { ids, total } = await searchPeople(work.tx, source, asked, stretchOf(page));
  return {
    data: await showMembers(work, ids, { shows, reviewsOf, portal: portalPath(row) }),
    shows,
    may_pick: mayPick,
    page,
    total_pages: pagesFor(total),
    total,
  };
};

export const directoryCounts = async (work: Work<Actor>, programId: number) => {
  const { source } = await openDirectory(work, programId);
  const counts = await serviceCounts(work.tx, source);
  // GOL-07: what is offered no longer is nothing to look for either.
  const program_goals = (await offeredGoals(work.tx, programId)).map(({ id, mentorLabel }) => ({
    value: String(id),
    label: mentorLabel,
    count: counts.get(String(id)) ?? 0,
  }));
  return { ...(await presentFilters(work.tx, source)), program_goals };
};
