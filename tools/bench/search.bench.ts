import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { MentorFilter, Stretch } from '../../server/modules/discovery/queries/search.ts';
import { lexemesOf, wordsIn } from '../../server/modules/discovery/rules/lexemes.ts';
import { searchMentors } from '../../server/modules/discovery/search-mentors.ts';
import { standingOf } from '../../server/modules/discovery/rules/standing.ts';
import { mentorCountsNow } from '../../server/modules/discovery/queries/counts.ts';
import { addUpCounts } from '../../server/modules/discovery/store.ts';
import { openDatabase } from '../../server/platform/database/open.ts';
import { measuring } from './asking.ts';
import { say } from './figure.ts';
import { benchMentors, type BenchMentor, loadPeople } from './hundred-thousand.ts';
import { keysOfMentors, naiveSearch } from './naive-search.ts';
import { makeScratch } from './scratch.ts';
import { type Kind, kinds } from './search-questions.ts';

// Searching a hundred thousand mentors on PostgreSQL: every kind of question, the right people each time (by a search
// that looks at everybody), how long each takes, and that no plan reads a table from end to end.

const aPage = 12;
const moment = '2026-11-22T08:00:00Z';
const now = Temporal.Instant.from(moment).epochMilliseconds;
const written = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

const scratch = makeScratch('lantern_bench_search');
const database = await openDatabase({ url: scratch.url, connections: 1 });
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const people = benchMentors(1_000_000, now);
const rated = people.filter(({ rating }) => rating !== null);
const mean =
  Math.round(
    (100 * rated.reduce((sum, one) => sum + (one.rating ?? 0) * one.stars, 0)) /
      rated.reduce((sum, { stars }) => sum + stars, 0),
  ) / 100;

const rowOf = (one: BenchMentor) => ({
  user_id: one.userId,
  words: one.words,
  country_id: one.countryId,
  gender: one.gender,
  working_experience: one.workingExperience,
  working_experience_level: one.workingExperienceLevel,
  industries: one.industries,
  skills: one.skills,
  languages: one.languages,
  job_roles: one.jobRoles,
  rating: one.rating,
  stars: one.stars,
  standing: standingOf(one, mean),
  sessions: one.sessions,
  since: written(one.since),
  next_slot_at: one.nextSlotAt === null ? null : written(one.nextSlotAt),
  lexemes: lexemesOf(one),
  own: wordsIn(one.words),
});

const load = async () => {
  await client.query(`set session_replication_role = replica`);
  // The triggers that count, alone.
  await client.query('alter table mentor_index enable always trigger mentors_counted');
  await loadPeople(client, people, moment);
  for (let at = 0; at < people.length; at += 5000) {
    const rows = JSON.stringify(people.slice(at, at + 5000).map(rowOf));
    await client.query(
      `insert into mentor_index (user_id, words, country_id, gender, working_experience, working_experience_level, industries,
         skills, languages, goals, job_roles, rating, mentor_since, next_slot_at, looked_at, lexemes, stars, standing, sessions)
       select user_id, words, country_id, gender, working_experience, working_experience_level, industries, skills, languages,
         '{}', job_roles, rating, since, next_slot_at, $2, array_to_tsvector(lexemes), stars, standing, sessions
       from json_to_recordset($1::json) as r (user_id bigint, words text, country_id bigint, gender text, working_experience text,
         working_experience_level text, industries bigint[], skills bigint[], languages bigint[], job_roles text[],
         rating numeric, since timestamptz, next_slot_at timestamptz, lexemes text[], stars integer, standing real, sessions integer)`,
      [rows, moment],
    );
    await client.query(
      `insert into mentor_words select distinct word from json_to_recordset($1::json) as r (own text[]), unnest(own) as word
       on conflict do nothing`,
      [rows],
    );
  }
  await client.query('update mentor_mean set mean = $1', [mean]);
  // As a database does by itself that is older than a minute.
  for (const table of ['mentor_index', 'mentor_words', 'users']) await client.query(`vacuum analyze ${table}`);
};

const nothing: MentorFilter = {
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

const { reader } = database;
/** Where the page before ends, for a question that follows it. */
const stretchOf = async ({ sort = 'best', page = 1, follows = false }: Kind, asked: MentorFilter): Promise<Stretch> => {
  const stretch = { sort, limit: aPage, offset: (page - 1) * aPage };
  if (!follows) return stretch;
  const { total, place } = await searchMentors(reader, asked, { ...stretch, offset: stretch.offset - aPage });
  return { ...stretch, offset: 0, after: { total, place: place ?? [] } };
};

const began = performance.now();
await load();
say({ name: '100,000 mentors loaded', value: (performance.now() - began) / 1000, unit: 's' });
await client.query('set session_replication_role = default');
await client.query('set pg_trgm.word_similarity_threshold = 0.4; set jit = off');

const measure = await measuring(database, client);
const naive = naiveSearch(people, keysOfMentors(mean));
let wrong = 0;
const scanned: string[] = [];
for (const kind of kinds) {
  const asks: (() => Promise<unknown>)[] = [];
  for (const part of kind.asked) {
    const asked = { ...nothing, ...part };
    const stretch = await stretchOf(kind, asked);
    const ask = () => searchMentors(reader, asked, stretch);
    const found = await ask();
    const right = naive(asked, stretch.sort, ((kind.page ?? 1) - 1) * aPage);
    if (found.ids.join() !== right.ids.join() || found.total !== right.total) {
      wrong += 1;
      console.log(
        `${kind.name} ${JSON.stringify(part)}: ${found.total} ${found.ids.join()} instead of ${right.total} ${right.ids.join()}`,
      );
    }
    asks.push(ask);
  }
  scanned.push(...(await measure(kind, asks)));
}
/** The numbers beside the filters, as far as a search without index knows them. */
const numbers = async () => {
  const rows = await mentorCountsNow(reader);
  const of = (key: string, value: string) => rows.find((one) => one.key === key && one.value === value)?.count ?? 0;
  return [
    of('total', ''),
    of('gender', 'female'),
    of('industry', '3'),
    of('country', '4'),
    of('job_role', 'Actuary'),
  ].join();
};
const right = [
  people.length,
  people.filter(({ gender }) => gender === 'female').length,
  people.filter(({ industries }) => industries.includes(3)).length,
  people.filter(({ countryId }) => countryId === 4).length,
  people.filter(({ jobRoles }) => jobRoles.includes('Actuary')).length,
].join();
const counted = async (name: string) => {
  const found = await numbers();
  if (found !== right) {
    wrong += 1;
    console.log(`${name}: ${found} instead of ${right}`);
  }
  scanned.push(...(await measure({ name }, [numbers])));
};
await database.transact(addUpCounts);
for (const table of ['mentor_counts', 'mentor_count_changes']) await client.query(`vacuum analyze ${table}`);
await counted('the numbers beside the filters');
await client.query(
  'update mentor_index set gender = gender, industries = industries || 777777 where user_id < 1000500',
);
await counted('the same with changes of five hundred people');

for (const line of new Set(scanned)) console.log(`from end to end: ${line}`);
say({
  name: 'questions with other people than a search without index',
  value: wrong,
  unit: '',
  bound: '0',
  ok: wrong === 0,
});
say({ name: 'tables read from end to end', value: scanned.length, unit: '', bound: '0', ok: scanned.length === 0 });

await client.end();
await database.close();
scratch.drop();
