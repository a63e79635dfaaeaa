import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import { judgeNightly } from '../../server/modules/health/recompute.ts';
import { openDatabase } from '../../server/platform/database/open.ts';
import { say } from './figure.ts';
import { makeScratch } from './scratch.ts';

// Judging ten thousand pairs on PostgreSQL, each with twelve sessions and their reviews, as it is done every night.

const pairs = 10_000;
const sessions = 12;
const bound = 10;
const now = Temporal.Instant.from('2026-11-22T02:00:00Z');

const scratch = makeScratch('lantern_bench_health');
const database = await openDatabase({ url: scratch.url, connections: 2 });
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const run = (text: string, values: unknown[] = []) => client.query(text, values);

/** One program with a mentor for every four mentees; constraints that the rows keep anyway are not asked. */
const load = async () => {
  await run('set session_replication_role = replica');
  const at = now.toString();
  await run(
    `insert into users (id, public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
     overriding system value
     select n, md5('h' || n), 'h-' || n, 'First ' || n, 'Last ' || n, 'h-' || n || '@example.com',
       case when n <= $1 then 'mentee' else 'mentor' end, 'Asia/Kuala_Lumpur', $2, $2 from generate_series(1, $1 + $1 / 4) as n`,
    [pairs, at],
  );
  await run(
    `insert into programs (id, enterprise_id, name, slug, description, start_date, end_date, duration, timezone, no_of_participants,
       template_type, pairing_method, smart_matching, privacy_settings, review_settings, whatsapp_notification, is_active,
       paid_access, dashboard_alert, setup_step, request_expiry_hours, created_by, created_at, updated_at, version)
     overriding system value
     values (1, 1, 'Bench', 'bench', 'All about it', '2026-01-01', '2027-01-01', '6_months', 'UTC', 'more_than_300', 'create_my_own',
       'admin_pairs', false, 'closed', 'shown', false, true, false, '', 'done', 48, 1, $1, $1, 1)`,
    [at],
  );
  await run(
    `insert into pairings (id, program_id, mentor_id, mentee_id, created_by, created_at) overriding system value
     select n, 1, $1 + 1 + n % ($1 / 4), n, n, $2::timestamptz - interval '1 day' * (60 + n % 300) from generate_series(1, $1) as n`,
    [pairs, at],
  );
  await run(
    `insert into pairing_participants (pairing_id, user_id, user_type)
     select id, mentor_id, 'mentor' from pairings union all select id, mentee_id, 'mentee' from pairings`,
  );
  await run(
    `insert into bookings (id, program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
       user_timezone, topic, accepted_at, completed_at, room_token, created_at, updated_at) overriding system value
     select p.id * 100 + n, 1, 'one_on_one', p.mentee_id, p.mentor_id, p.mentor_id, p.mentee_id,
       case n % 6 when 0 then 'missed' else 'fully_rated' end, s.at, s.at + interval '1 hour', 'UTC', 'Topic',
       s.at - interval '7 days', s.at + interval '1 hour', 'h' || p.id || '-' || n, s.at - interval '7 days', s.at
     from pairings p, generate_series(1, $1) as n,
       lateral (select p.created_at + ($2::timestamptz - p.created_at) * n / ($1 + 1) as at) as s`,
    [sessions, at],
  );
  await run(
    `insert into booking_participants (booking_id, user_id, user_type, rated_at)
     select id, mentor_id, 'mentor', end_at from bookings union all select id, requester_id, 'mentee', end_at from bookings`,
  );
  await run(
    `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, star_rating, submitted_at, unsealed_at)
     select p.booking_id, 1, p.user_id, case when p.user_id = b.mentor_id then b.requester_id else b.mentor_id end, p.user_type,
       1 + (p.booking_id + p.user_id) % 5, b.end_at, b.end_at
     from booking_participants p join bookings b on b.id = p.booking_id where b.status = 'fully_rated'`,
  );
  await run('set session_replication_role = default');
  await run('vacuum analyze');
};

const judge = async (moment: Temporal.Instant) => {
  const began = performance.now();
  await judgeNightly({ objectivesOf: async () => [], pulsesOf: async () => [] })({
    now: moment,
    warn: () => {},
    transact: (work) =>
      database.transact((tx) =>
        work({ tx, now: moment, announce: async () => {}, later: async () => {}, refresh: () => {} }),
      ),
  });
  return (performance.now() - began) / 1000;
};

await load();
const first = await judge(now);
const second = await judge(now.add({ hours: 24 }));
const { rows } = await run(
  'select count(*)::integer as pairs, count(distinct score)::integer as numbers from health_pairings',
);
const [counted] = rows as { pairs: number; numbers: number }[];
say({
  name: '10,000 pairs judged for the first time',
  value: first,
  unit: 's',
  bound: `≤ ${bound} s`,
  ok: first <= bound,
});
say({
  name: '10,000 pairs judged the next night',
  value: second,
  unit: 's',
  bound: `≤ ${bound} s`,
  ok: second <= bound,
});
say({
  name: 'pairs judged',
  value: counted?.pairs ?? 0,
  unit: 'pairs',
  bound: `= ${pairs}`,
  ok: counted?.pairs === pairs,
});
say({ name: 'different numbers among them', value: counted?.numbers ?? 0, unit: 'numbers' });
await client.end();
await database.close();
scratch.drop();
