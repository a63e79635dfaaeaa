import { expect, test } from 'vitest';
import { agendaFields } from '../../contract/agendas/agendas.fixture.ts';
import { discoverMentors } from '../../contract/discovery/index.ts';
import { openWorld, type World } from '../testing/world.fixture.ts';
import { expectOpinions } from './opinions.fixture.ts';
import { loadDemo } from './load.ts';
import { expectMatching } from './matching.fixture.ts';

/**
 * People who agreed on a session in a programme are a pair there (B70), and no mentor has more pairs than their limit
 * (M06).
 */
const expectPairs = async (world: World) => {
  expect(
    await world.rows(`select b.id from bookings b join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee'
    where b.program_id is not null and b.booking_type = 'one_on_one' and b.status not in ('pending', 'cancelled', 'system_cancelled') and not exists (
      select from pairings a where a.program_id = b.program_id and a.mentor_id = b.mentor_id and a.mentee_id = p.user_id)`),
  ).toEqual([]);
  expect(
    await world.rows(`select m.user_id, m.capacity, count(*)::int as mentees from program_memberships m
    join pairings a on a.program_id = m.program_id and a.mentor_id = m.user_id and a.status = 'active'
    group by m.id having count(*) > m.capacity`),
  ).toEqual([]);
};

/**
 * B72, BKG-121: groups of a mentor and four mentees, one of them with the accounts of the first page; they have met and
 * will meet again.
 */
const expectGroups = async (world: World) => {
  const groups = await world.rows(`select count(distinct u.id)::int as people,
      bool_or(u.email = 'mentor@lantern.test') and bool_or(u.email = 'mentee@lantern.test') as named,
      (select string_agg(b.status, ' ' order by b.start_at) from bookings b where b.group_id = g.id) as sessions,
      (select bool_and(p.people = 5) from (select count(*) as people from bookings b
        join booking_participants p on p.booking_id = b.id where b.group_id = g.id group by b.id) as p) as whole
    from pairings g join pairing_participants p on p.pairing_id = g.id join users u on u.id = p.user_id
    where g.type = 'group' group by g.id order by g.id`);
  const one = { people: 5, sessions: 'completed upcoming', whole: true };
  expect(groups).toEqual([
    { ...one, named: true },
    { ...one, named: false },
  ]);
};

/**
 * B42, B53: a report is open or settled as its session's status says; the person who reported was alone in the room,
 * and both were there when a session was held.
 */
const expectReports = async (world: World) => {
  expect(
    await world.rows(`select b.id from bookings b left join booking_reports r on r.booking_id = b.id
    where (r.id is not null) <> (b.status in ('reported', 'investigating', 'missed', 'refunded'))
      or (r.resolution is distinct from case when b.status in ('missed', 'refunded') then b.status end)`),
  ).toEqual([]);
  const people =
    await world.rows(`select b.status, min(s.people)::int as least, max(s.people)::int as most from bookings b
    join meetings m on m.room = 'booking ' || b.id
    join lateral (select count(distinct a.user_id) as people from meeting_attendances a where a.meeting_id = m.id) s on true
    where b.booking_type = 'one_on_one' group by b.status order by b.status`);
  const alone = { least: 1, most: 1 };
  const both = { least: 2, most: 2 };
  expect(people).toEqual([
    { status: 'completed', ...both },
    { status: 'fully_rated', ...both },
    { status: 'investigating', ...alone },
    { status: 'missed', ...alone },
    { status: 'partially_rated', ...both },
    { status: 'refunded', ...alone },
    { status: 'reported', ...alone },
  ]);
};

/**
 * Applicants exist in every state with all required answers, and nobody is waiting for a programme that they already
 * belong to.
 */
const expectApplicants = async (world: World) => {
  const states = await world.rows(`select p.slug, string_agg(distinct c.status, ' ' order by c.status) as states
    from applications a join programs p on p.id = a.program_id join applicants c on c.application_id = a.id
    where p.slug <> 'alpha' and p.slug <> 'beta' group by p.slug order by p.slug`);
  expect(states).toEqual([
    { slug: 'first-line-leaders', states: 'applied approved draft rejected shortlisted' },
    { slug: 'langkah-graduates', states: 'applied approved draft rejected shortlisted' },
    { slug: 'warung-founders', states: 'approved draft rejected' },
  ]);
  expect(
    await world.rows(`select c.id from applicants c join applications a on a.id = c.application_id
    join program_memberships m on m.program_id = a.program_id and m.user_id = c.user_id where c.joined_at is null`),
  ).toEqual([]);
  expect(
    await world.rows(`select c.id from applicants c join applications a on a.id = c.application_id
    join application_questions q on q.application_id = a.id and q.required
    where c.status <> 'draft' and not exists (
      select from applicant_answers w where w.applicant_id = c.id and w.question_id = q.id)`),
  ).toEqual([]);
  const [invited] = await world.rows(
    `select string_agg(distinct status, ' ' order by status) as states from role_invite_emails where email like '%.test'`,
  );
  expect(invited).toMatchObject({ states: 'accepted sent' });
};

/** Every picture and handout that a row names exists. */
const expectFiles = async (world: World) => {
  const keys = await world.rows(`select photo as key from programs where photo is not null union all
    select newsfeed_banner from white_labels where newsfeed_banner is not null union all
    select photo from events where photo is not null union all
    select file_key from resources where file_key is not null`);
  for (const { key } of keys) expect(await world.vendors.files.exists(String(key)), String(key)).toBe(true);
};

/** M49: of the program that is over, and of no other, some mentees have their certificate. */
const expectCertificates = async (world: World) => {
  const made = await world.rows(`select p.slug, count(*)::int as certificates, bool_and(c.minutes > 0) as timed
    from certificates c join programs p on p.id = c.program_id group by p.slug`);
  expect(made).toEqual([{ slug: 'warung-founders', certificates: 12, timed: true }]);
};

/** The agendas of the demonstration show each field that an admin fills in: none has the same value in all of them. */
const expectAgendas = async (world: World) => {
  const counted = Object.keys(agendaFields).map((field) => `count(distinct ${field}) > 1 as ${field}`);
  const [filled] = await world.rows(`select ${counted.join(', ')} from agendas`);
  expect(filled).toEqual(Object.fromEntries(Object.keys(agendaFields).map((field) => [field, true])));
};

/** M16: the program in mid-life has great, fair and poor pairs, with half a year behind them; nobody is nudged for a show. */
const expectHealth = async (world: World) => {
  const bands = await world.rows<{ band: number; pairs: number }>(
    `select h.band, count(*)::int as pairs from health_pairings h join programs p on p.id = h.program_id
     where p.slug = 'langkah-graduates' and h.type = 'pair' group by h.band order by h.band`,
  );
  expect(bands.map(({ band }) => band)).toEqual([1, 2, 3]);
  for (const { pairs } of bands) expect(pairs).toBeGreaterThan(3);
  const [trend] = await world.rows<{ days: number; lowest: number; highest: number }>(
    `select count(*)::int as days, min(score_sum / (great + fair + poor))::int as lowest, max(score_sum / (great + fair + poor))::int as highest
     from health_days d join programs p on p.id = d.program_id where p.slug = 'langkah-graduates'`,
  );
  expect(trend?.days).toBeGreaterThan(10);
  expect((trend?.highest ?? 0) - (trend?.lowest ?? 0)).toBeGreaterThan(300);
  await world.jobs.runSchedules();
  expect(await world.rows("select id from deliveries where template in ('pairing.nudged', 'pairing.warned')")).toEqual(
    [],
  );
};

/** What lies ahead by its nature: sessions, agendas, what expires, is opened, sent or looked at again later. */
const ahead = new Set([
  'agendas.start_time',
  'agendas.end_time',
  'ai_recordings.expires_at',
  'auth_sessions.expires_at',
  'booking_reschedules.old_start_at',
  'booking_reschedules.old_end_at',
  'booking_reschedules.new_start_at',
  'booking_reschedules.new_end_at',
  'bookings.start_at',
  'bookings.end_at',
  'credit_lots.expires_at',
  // Of the installation, which the real clock dates: loaded before the demonstration.
  'credit_packages.created_at',
  'events.start_time',
  'events.end_time',
  'mentor_index.next_slot_at',
  'promo_codes.valid_until',
  'reviews.unsealed_at',
  'role_invite_emails.expires_at',
]);

/** Nothing has happened yet that happens later than now: each time column of each table, except those that look ahead. */
const expectNothingAhead = async (world: World) => {
  const now = world.clock.now().toString();
  const columns = await world.rows<{ place: string; table_name: string; column_name: string }>(
    `select c.table_name || '.' || c.column_name as place, c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%' order by 1`,
  );
  const found: string[] = [];
  for (const { place, table_name: table, column_name: column } of columns) {
    if (ahead.has(place)) continue;
    const [row] = await world.rows<{ rows: number; latest: string }>(
      `select count(*)::int as rows, max("${column}")::text as latest from "${table}" where "${column}" > $1`,
      [now],
    );
    if (row && row.rows > 0) found.push(`${place}: ${row.rows}, until ${row.latest}`);
  }
  expect(found).toEqual([]);
};

/**
 * Nothing is dated later than now, and the first run of the schedules has little to do: reviews are counted already, and due reminders were sent in time,
 * for the sessions without the accounts of the first page.
 */
const expectLittleLeft = async (world: World) => {
  await expectNothingAhead(world);
  const uncounted = `select id from reviews where not counted and unsealed_at <= $1`;
  expect(await world.rows(uncounted, [world.clock.now().toString()])).toEqual([]);
  const reminded = `select n.booking_id, bool_or(u.email in ('mentee@lantern.test', 'mentor@lantern.test')) as met
    from booking_notices n join booking_participants p on p.booking_id = n.booking_id join users u on u.id = p.user_id
    group by n.booking_id`;
  expect(await world.rows(`select met, count(*) > 20 as many from (${reminded}) as r group by met`)).toEqual([
    { met: false, many: true },
  ]);
};

/**
 * Reviews match the status of their sessions, answer the questions for their side, and have the stars of the primary
 * question.
 */
const expectReviews = async (world: World) => {
  expect(
    await world.rows(`select r.id from reviews r join bookings b on b.id = r.booking_id
    where r.program_id is distinct from b.program_id`),
  ).toEqual([]);
  expect(
    await world.rows(`select r.id from reviews r left join review_answers a on a.review_id = r.id and a.position = 0
    where a.value is distinct from r.star_rating`),
  ).toEqual([]);
};

const expectTimesTaken = async (world: World) =>
  expect(
    await world.rows(`select b.id from bookings b left join occupancies o on o.booking_id = b.id
    where (b.status in ('pending', 'upcoming')) <> (o.booking_id is not null)`),
  ).toEqual([]);

const everyPart = [
  expectPairs,
  expectGroups,
  expectReports,
  expectReviews,
  expectApplicants,
  expectAgendas,
  expectHealth,
  expectMatching,
  expectFiles,
  expectCertificates,
  expectOpinions,
];

test('SYS-24 the demonstration loads once, whole and right', async () => {
  const world = await openWorld();
  const { transact, demos } = world;
  const ground = { transact, files: world.vendors.files, now: world.clock.now(), demos };
  expect(await loadDemo(ground)).toBe(true);
  expect(await loadDemo(ground)).toBe(false);
  await expectLittleLeft(world);
  await world.jobs.runSchedules();
  const [counts] = await world.rows(`select
    (select count(*)::int from users where is_fl_mentor and email like '%lantern.test') as mentors,
    (select count(*)::int from users where user_type = 'mentee' and email like '%lantern.test') as mentees,
    (select count(distinct timezone)::int from users where email like '%lantern.test') as zones,
    (select count(distinct status)::int from bookings) as statuses`);
  expect(counts).toMatchObject({ zones: 10, statuses: 11 });
  expect(Number(counts?.mentors)).toBeGreaterThanOrEqual(60);
  expect(Number(counts?.mentees)).toBeGreaterThanOrEqual(200);
  // A balance is the sum of its ledger, and open sessions occupy everyone's time.
  expect(
    await world.rows(`select b.user_id from credit_balances b join (select user_id, sum(points) as sum from credit_entries group by 1) e
    using (user_id) where b.points <> e.sum`),
  ).toEqual([]);
  await expectTimesTaken(world);
  // A company with its programmes: people, the content they find there, and sessions that cost nothing (B34).
  const programmes = await world.rows(`select p.name, p.pairing_method, p.is_active, w.dashboard_primary_colour,
    (select count(*)::int from agendas a where a.program_id = p.id) as agendas,
    (select count(*)::int from resources r where r.program_id = p.id) as resources,
    (select count(*)::int from learning_modules m where m.program_id = p.id) as modules,
    (select count(*)::int from program_goals g where g.program_id = p.id) as goals,
    (select count(*)::int from impact_questions q where q.program_id = p.id) as questions
    from programs p join white_labels w on w.program_id = p.id join enterprises e on e.id = p.enterprise_id
    where e.slug = 'selatan-telekom' order by p.id`);
  expect(programmes.map((one) => one.dashboard_primary_colour)).toEqual(['#0F766E', '#7A3CC8', '#F5C518', '#1D5FBF']);
  expect(programmes).toMatchObject([
    { pairing_method: 'mentee_picks', is_active: true, agendas: 8, resources: 6, modules: 4, goals: 4, questions: 4 },
    { pairing_method: 'admin_pairs', is_active: true, agendas: 4, resources: 3, modules: 3, goals: 4, questions: 4 },
    { pairing_method: 'mentor_picks', is_active: false, agendas: 3, resources: 2, modules: 3, goals: 4, questions: 4 },
    { pairing_method: 'admin_pairs', is_active: true, agendas: 2, resources: 2, modules: 3, goals: 4, questions: 4 },
  ]);
  const [members] = await world.rows(`select count(distinct user_id)::int as people from program_memberships m
    join programs p on p.id = m.program_id join enterprises e on e.id = p.enterprise_id where e.slug = 'selatan-telekom'`);
  expect(Number(members?.people)).toBeGreaterThanOrEqual(400);
  expect(
    await world.rows(`select b.id from bookings b where b.program_id is not null and (b.credits_charged > 0 or exists (
      select from booking_participants p where p.booking_id = b.id and not exists (
        select from program_memberships m join roles r on r.id = m.role_id
        where m.program_id = b.program_id and m.user_id = p.user_id and r.user_type = p.user_type)))`),
  ).toEqual([]);
  for (const expectThem of everyPart) await expectThem(world);
  const { body } = await world.ask('mentee', discoverMentors, { query: {} });
  expect(body.total).toBeGreaterThanOrEqual(60);
  expect(body.data[0].fl_average_rating).toBeGreaterThanOrEqual(4);
});
