import { readFileSync } from 'node:fs';
import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { MentorFilter, Stretch } from '../../server/modules/discovery/queries/search.ts';
import { lexemesOf, wordsIn } from '../../server/modules/discovery/rules/lexemes.ts';
import { searchMentors } from '../../server/modules/discovery/search-mentors.ts';
import { standingOf } from '../../server/modules/discovery/rules/standing.ts';
import { openDatabase } from '../../server/platform/database/open.ts';
import { percentile, say } from './figure.ts';
import { benchMentors, type BenchMentor } from './hundred-thousand.ts';
import { naiveSearch } from './naive-search.ts';
import { makeScratch } from './scratch.ts';
import { type Kind, kinds } from './search-questions.ts';

// Searching a hundred thousand mentors on PostgreSQL: every kind of question, the right people each time (by a search
// that looks at everybody), how long each takes, and that no plan reads a table from end to end.

const bound = 30;
const rounds = 100;
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
  firstname: one.firstname,
  lastname: one.lastname,
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
  for (let at = 0; at < people.length; at += 5000) {
    const rows = JSON.stringify(people.slice(at, at + 5000).map(rowOf));
    await client.query(
      `insert into users (id, public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, created_at, confirmed_at)
       overriding system value
       select user_id, md5('b' || user_id), 'b-' || user_id, firstname, lastname, 'b-' || user_id || '@example.com', 'mentor', true,
         'Asia/Kuala_Lumpur', $2, $2 from json_to_recordset($1::json) as r (user_id bigint, firstname text, lastname text)`,
      [rows, moment],
    );
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

const [backend] = (await database.runSql('select pg_backend_pid() as pid')).rows;
/**
 * How long the database's process and this one have computed: what a question costs however busy the machine is, as far
 * as Linux tells of a database on the same machine.
 */
const computed = () => {
  const { user, system } = process.cpuUsage();
  try {
    const [nanoseconds] = readFileSync(`/proc/${String(backend?.['pid'])}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6 + (user + system) / 1000;
  } catch {
    return Number.NaN;
  }
};

/** Every statement that the product sends from now on; `pg` has no other way to see them. */
const sent: { text: string; values: unknown[] }[] = [];
const plain = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
const listen = () => {
  const send = plain?.value as (...given: unknown[]) => unknown;
  const recorded = function recorded(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [{ text?: string }, unknown[] | undefined];
    if (typeof query?.text === 'string') sent.push({ text: query.text, values: values ?? [] });
    return send.apply(this, given);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { ...plain, value: recorded });
  return () => {
    if (plain) Object.defineProperty(pg.Client.prototype, 'query', plain);
  };
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== 'mentor_mean'
    ? [String(plan['Relation Name'])]
    : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

/** What the database itself needs for one question, and the tables that it reads from end to end. */
const explained = async (ask: () => Promise<unknown>) => {
  sent.length = 0;
  const stop = listen();
  await ask();
  stop();
  let milliseconds = 0;
  const scanned: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number; 'Planning Time': number }];
    }>(`explain (analyze, format json) ${text}`, values);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('no plan');
    milliseconds += plan['Execution Time'] + plan['Planning Time'];
    scanned.push(...scansIn(plan.Plan));
  }
  return { milliseconds, scanned };
};

const began = performance.now();
await load();
say({ name: '100,000 mentors loaded', value: (performance.now() - began) / 1000, unit: 's' });
await client.query('set session_replication_role = default');
await client.query('set pg_trgm.word_similarity_threshold = 0.4; set jit = off');

const naive = naiveSearch(people, mean);
let wrong = 0;
const scanned: string[] = [];
for (const kind of kinds) {
  const times: number[] = [];
  const worked: number[] = [];
  const own: number[] = [];
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
    for (let n = 0; n < rounds / kind.asked.length; n += 1) {
      const [start, before] = [performance.now(), computed()];
      await ask();
      times.push(performance.now() - start);
      worked.push(computed() - before);
    }
    for (let n = 0; n < 5; n += 1) {
      const seen = await explained(ask);
      own.push(seen.milliseconds);
      scanned.push(...seen.scanned.map((table) => `${kind.name}: ${table}`));
    }
  }
  const value = percentile(times, 0.99);
  const of = (figures: readonly number[], share: number) => `${percentile(figures, share).toFixed(1)} ms`;
  const inside = `median ${of(times, 0.5)}; computing ${of(worked, 0.5)}, p99 ${of(worked, 0.99)}; plans ${of(own, 0.5)}`;
  const limit = kind.unbound ? {} : { bound: `≤ ${bound} ms`, ok: value <= bound };
  say({ name: `${kind.name} (${inside})`, value, unit: 'ms', ...limit });
}
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
