import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import { applicationById } from '../../server/modules/applications/queries.ts';
import { showApplicants } from '../../server/modules/applications/review.ts';
import { listParticipants } from '../../server/modules/programmes/participants/list.ts';
import { foundInDirectory, peopleIn } from '../../server/modules/discovery/directory.ts';
import type { OpenDirectory } from '../../server/modules/discovery/permissions.ts';
import { memberCountsNow } from '../../server/modules/discovery/queries/counts.ts';
import type { MentorFilter } from '../../server/modules/discovery/queries/search.ts';
import { addUpCounts } from '../../server/modules/discovery/store.ts';
import { programmeById } from '../../server/modules/programmes/queries.ts';
import { openDatabase } from '../../server/platform/database/open.ts';
import type { Actor } from '../../server/policies/actor.ts';
import { measuring } from './asking.ts';
import { loadProgram, membersAmong, program } from './big-program.ts';
import { say } from './figure.ts';
import { benchMentors, loadPeople } from './hundred-thousand.ts';
import { applicantKinds, directoryKinds, participantKinds } from './list-questions.ts';
import { keysOfMembers, naiveApplicants, naiveParticipants } from './naive-lists.ts';
import { naiveSearch } from './naive-search.ts';
import { makeScratch } from './scratch.ts';

// The lists of one program with a hundred thousand members on PostgreSQL: every kind of question as its page asks it, the right
// people each time (by a list that looks at everybody), how long each takes, and that no plan reads a table from end to end.

const moment = '2026-11-22T08:00:00Z';
const now = Temporal.Instant.from(moment);

const scratch = makeScratch('lantern_bench_lists');
const database = await openDatabase({ url: scratch.url, connections: 1 });
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const began = performance.now();
// Fewer for a first look.
const people = benchMentors(1_000_000, now.epochMilliseconds).slice(0, Number(process.env['BENCH_PEOPLE'] ?? 100_000));
const members = membersAmong(people, now.epochMilliseconds);
await client.query('set session_replication_role = replica; set synchronous_commit = off');
await loadPeople(client, people, moment);
await loadProgram(client, members, moment);
await client.query('set session_replication_role = default');
say({ name: `${people.length} members loaded`, value: (performance.now() - began) / 1000, unit: 's' });
await client.query('set jit = off');

const { reader } = database;
const measure = await measuring(database, client);
const programme = await programmeById(reader, program.id);
if (!programme) throw new Error('the program was not loaded');
const actor: Actor = {
  id: 1,
  slug: 'bench',
  userType: 'admin',
  isFlMentor: false,
  isPlatformAdmin: true,
  isEnterprise: false,
  confirmed: true,
  timezone: 'UTC',
  sessionId: 1,
  sessionKind: 'cookie',
  adminBaseUserId: null,
  enterprises: [],
  memberships: [],
};

interface Answer {
  ids: readonly number[];
  total: number;
}
let wrong = 0;
const scanned: string[] = [];
/** Asks one kind of question in its different words: who is found, and how long it takes. */
const kind = async <Q>(
  list: string,
  { name, page = 1, asked }: { name: string; page?: number; asked: readonly Q[] },
  ask: (question: Q, page: number) => Promise<Answer>,
  naive: (question: Q, page: number) => Answer,
) => {
  for (const question of asked) {
    const [found, right] = [await ask(question, page), naive(question, page)];
    if (found.ids.join() === right.ids.join() && found.total === right.total) continue;
    wrong += 1;
    console.log(
      `${list}, ${name} ${JSON.stringify(question)}: ${found.total} ${found.ids.join()} instead of ${right.total} ${right.ids.join()}`,
    );
  }
  const asks = asked.map((question) => () => ask(question, page));
  scanned.push(...(await measure({ name: `${list}: ${name}` }, asks)));
};

const rightParticipants = naiveParticipants(members, now.epochMilliseconds);
for (const one of participantKinds)
  await kind(
    'participants',
    one,
    async (query, page) => {
      const answer = await listParticipants(
        { tx: reader, now, actor },
        programme,
        { ...query, page },
        async () => () => null,
      );
      return { ids: answer.participants.map(({ user_id: id }) => id), total: answer.total };
    },
    rightParticipants,
  );

const row = await applicationById(reader, program.form);
if (!row) throw new Error('the form was not loaded');
const rightApplicants = naiveApplicants(members);
for (const one of applicantKinds)
  await kind(
    'applicants',
    one,
    async (asked, page) => {
      const answer = await showApplicants(
        { tx: reader, now },
        { ...row, programme },
        { ...asked, page },
        'http://bench',
      );
      return { ids: answer.applicants.map(({ user_id: id }) => id), total: answer.total_count };
    },
    rightApplicants,
  );

// A mentee who picks among the mentors, as most who open a directory do.
const mean = Math.fround(4.1);
await client.query('update mentor_mean set mean = $1', [mean]);
await client.query('vacuum analyze member_index');
const open: OpenDirectory = { shows: 'mentors', mayPick: true, isAdmin: false, programme };
const naive = naiveSearch(
  members,
  keysOfMembers(mean),
  (one) => one.role === 'Mentor' && one.isConfirmed && !one.isFull,
);
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
for (const one of directoryKinds)
  await kind(
    'directory',
    one,
    ({ sort, ...asked }, page) =>
      foundInDirectory({ tx: reader, actor }, open, { ...nothing, ...asked }, { page, sort }),
    ({ sort, ...asked }, page) => naive({ ...nothing, ...asked }, sort, (page - 1) * 12),
  );

/** The numbers beside the filters, as far as a list without index knows them. */
const listed = members.filter(({ role, isConfirmed, isFull }) => role === 'Mentor' && isConfirmed && !isFull);
const number = (fits: (one: (typeof members)[number]) => boolean) => listed.filter(fits).length;
const rightNumbers = [
  listed.length,
  number(({ gender }) => gender === 'female'),
  number(({ industries }) => industries.includes(3)),
  number(({ services }) => services.includes(2)),
  number(({ jobRoles }) => jobRoles.includes('Actuary')),
];
const numbers = async () => {
  const rows = await memberCountsNow(reader, await peopleIn({ tx: reader, actor }, open));
  const of = (key: string, value: string) => rows.find((row) => row.key === key && row.value === value)?.count ?? 0;
  const services = of('program_goals', String(program.firstService + 2));
  const ids = [of('total', ''), of('gender', 'female'), of('industry', '3'), services, of('job_role', 'Actuary')];
  return { ids, total: 0 };
};
await database.transact(addUpCounts);
for (const table of ['member_counts', 'member_count_changes']) await client.query(`vacuum analyze ${table}`);
await kind('directory', { name: 'the numbers beside the filters', asked: [{}] }, numbers, () => ({
  ids: rightNumbers,
  total: 0,
}));

for (const line of new Set(scanned)) console.log(`from end to end: ${line}`);
say({
  name: 'questions with other people than a list without index',
  value: wrong,
  unit: '',
  bound: '0',
  ok: wrong === 0,
});
say({ name: 'tables read from end to end', value: scanned.length, unit: '', bound: '0', ok: scanned.length === 0 });

await client.end();
await database.close();
scratch.drop();
