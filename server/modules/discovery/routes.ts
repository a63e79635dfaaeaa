import {
  dashboardMentors,
  directoryFilters,
  discoverFilters,
  discoverMentors,
  discoverResult,
  matchedMentees,
  programmeDirectory,
  similarMentors,
} from '../../../contract/discovery/index.ts';
import { candidatesIn } from '../../platform/chosen.ts';
import { type App, handle } from '../../platform/http.ts';
import { whereNamed } from '../../platform/permission.ts';
import type { Tx } from '../../platform/work.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { memberOf } from '../programmes/index.ts';
import { entriesChosen } from '../reference/index.ts';
import { directory, directoryCounts } from './directory.ts';
import { discover } from './discover.ts';
import { presentFilters } from './filters.ts';
import { filterOf } from './named-filters.ts';
import { readerOfDirectory } from './permissions.ts';
import { namedIndustries, namedSkills } from './queries/cards.ts';
import { mentorCountsNow } from './queries/counts.ts';
import { dashboardLists, similarTo } from './recommend.ts';
import { matchedMenteesOf } from './suggested-mentees.ts';

const nothing = {
  search: '',
  industry: [],
  skill: [],
  language: [],
  country: [],
  working_experience: [],
  working_experience_level: [],
  gender: [],
  job_role: [],
};

/** B21: ids that no list has find nobody, and other words are ignored. */
const idsIn = async (tx: Tx, list: 'industry' | 'skill', given: readonly string[]) => {
  const numbers = candidatesIn(given).filter((text) => /^[1-9]\d{0,14}$/.test(text));
  return [...new Set([...numbers.map(Number), ...(await entriesChosen(tx, list, given)).ids])];
};

const directoryRoutes = (app: App<Actor>) => {
  handle(
    app,
    programmeDirectory,
    readerOfDirectory(({ query }) => query.program_id),
    async (work, { query }, open) => {
      const { program_id: _id, page = 1, sort, utf8: _utf8, commit: _commit, ...filters } = query;
      return directory(work, open, await filterOf(work.tx, filters, open.programme.program.id), { page, sort });
    },
  );

  handle(
    app,
    directoryFilters,
    readerOfDirectory(({ query }) => query.program_id),
    (work, _input, open) => directoryCounts(work, open),
  );
};

export const discoveryRoutes = (app: App<Actor>) => {
  handle(app, discoverMentors, anybody, async (work, { query }) => {
    const { page = 1, after, sort, timezone, utf8: _utf8, commit: _commit, ...filters } = query;
    return discover(work, await filterOf(work.tx, filters, null), { page, after, sort, timezone });
  });

  handle(app, discoverResult, anybody, async (work, { query }) => {
    const { page = 1, after, sort, timezone } = query;
    const ind = await idsIn(work.tx, 'industry', query.ind);
    const ski = await idsIn(work.tx, 'skill', query.ski);
    return {
      ...(await discover(work, { ...nothing, industry: ind, skill: ski }, { page, after, sort, timezone })),
      industries: await namedIndustries(work.tx, ind),
      skills: await namedSkills(work.tx, ski),
    };
  });

  handle(app, discoverFilters, anybody, async ({ tx }) => presentFilters(tx, await mentorCountsNow(tx)));
  directoryRoutes(app);
  handle(app, similarMentors, anybody, (work, { params, query }) => similarTo(work, params.slug, query.timezone));
  handle(
    app,
    dashboardMentors,
    whereNamed(
      ({ query }) => query.program_id,
      memberOf((id) => id),
    ),
    (work, { query }, programme) => dashboardLists(work, programme, query.timezone),
  );
  handle(
    app,
    matchedMentees,
    memberOf(({ query }) => query.program_id),
    (work, _input, programme) => matchedMenteesOf(work, programme),
  );
};
