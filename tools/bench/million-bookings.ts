/**
 * A million bookings of a hundred thousand people in forty places over three years (half of them in one programme; one
 * place is the platform itself). Set-based, so it takes two minutes. Made from the demonstration's first programme, in
 * a scratch database. Each entry is one statement.
 */
export const programmes = 39;
/** Half of all people and bookings are in this programme. */
export const largest = 'bench-1';

const people = 100_000;
const bookings = 1_000_000;

const firstNames = `array['Aina','Wei','Siti','Arjun','Mei','Daniel','Nadia','Hafiz','Priya','Jun','Sofia','Adam','Farah','Kumar',
  'Ling','Amir','Grace','Ravi','Hana','Omar','Yasmin','Leong','Zara','Imran','Chloe','Suresh','Liyana','Marcus','Noor','Dinesh']`;
const lastNames = `array['Tan','Lim','Rahman','Nair','Wong','Osman','Rosli','Lee','Ismail','Chandran','Ng','Zulkifli','Yusof','Pillai',
  'Chong','Aziz','Fernandez','Kaur','Goh','Hassan','Teo','Raj','Abdullah','Chin','Mohd','Ong','Salleh','Devi','Koh','Bakar']`;

/** Copies a row, with different values in some columns. */
const copyOf = (table: string, changes: string, from: string) =>
  `insert into ${table} overriding system value
   select (jsonb_populate_record(copied, jsonb_build_object(${changes}))).* from ${from}`;

const places = [
  // Keys and counts are right by construction; checking each of them would take most of the time.
  `set session_replication_role = replica`,
  'set synchronous_commit = off',
  `set work_mem = '256MB'`,
  `create temp table places as select n, (select max(id) from programs) + n as id from generate_series(1, ${programmes}) as n`,
  copyOf(
    'programs',
    `'id', p.id, 'name', 'Bench ' || p.n, 'slug', 'bench-' || p.n`,
    `places as p join programs as copied on copied.id = (select min(id) from programs)`,
  ),
  copyOf(
    'white_labels',
    `'program_id', p.id`,
    `places as p join white_labels as copied on copied.program_id = (select min(program_id) from white_labels)`,
  ),
  `insert into roles (program_id, name, user_type, is_owner, created_at)
   select p.id, r.name, r.user_type, false, timestamptz '2024-01-01' from places as p,
     (values ('Mentor', 'mentor'), ('Mentee', 'mentee')) as r (name, user_type)`,
  `select setval(pg_get_serial_sequence('programs', 'id'), (select max(id) from programs))`,
];

const persons = [
  `create temp table persons as
   select k, (select max(id) from users) + k as id, k % 5 = 0 as is_mentor,
     case when (k / 5) % 2 = 0 then 1 else (k / 10) % ${programmes} + 2 end as place
   from generate_series(1, ${people}) as k`,
  `insert into users (id, public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
   overriding system value
   select id, md5('bench' || k), 'bench-' || k, (${firstNames})[k % 30 + 1], (${lastNames})[(k / 7) % 30 + 1] || ' ' || k,
     'bench-' || k || '@example.com', case when is_mentor then 'mentor' else 'mentee' end, 'Asia/Kuala_Lumpur',
     timestamptz '2024-01-01' from persons`,
  `select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`,
  `insert into program_memberships (program_id, user_id, role_id, joined_at)
   select p.id, one.id, r.id, timestamptz '2024-01-01' from persons as one join places as p on p.n = one.place
     join roles as r on r.program_id = p.id and r.user_type = case when one.is_mentor then 'mentor' else 'mentee' end`,
  `create temp table ranked as
   select place, is_mentor, id, row_number() over (partition by place, is_mentor order by k) - 1 as rank,
     count(*) over (partition by place, is_mentor) as all_of_them from persons`,
  `create unique index on ranked (place, is_mentor, rank)`,
  `create temp table many as select place, is_mentor, max(all_of_them) as people from ranked group by 1, 2`,
  'analyze ranked, many',
];

/** Three years, most of it in the past; open bookings are in the future. */
const drawn = `
  select n, case when n % 2 = 0 then 1 else (n / 2) % ${programmes} + 2 end as place,
    case when n % 10 = 7 then 'group' else 'one_on_one' end as booking_type,
    (n::bigint * 7919) % 1000003 as a, (n::bigint * 104729) % 1000003 as b,
    case when n % 1000 < 15 then 'pending' when n % 1000 < 50 then 'upcoming' when n % 1000 < 300 then 'fully_rated'
      when n % 1000 < 450 then 'partially_rated' when n % 1000 < 800 then 'completed' when n % 1000 < 900 then 'cancelled'
      when n % 1000 < 950 then 'system_cancelled' when n % 1000 < 985 then 'missed' when n % 1000 < 994 then 'refunded'
      when n % 1000 < 999 then 'reported' else 'investigating' end as status
  from generate_series(1, ${bookings}) as n`;
const tables = `tablename in ('bookings', 'booking_participants', 'activities')`;
const made = [
  // Building an index over a million finished rows is faster than updating it row by row.
  `create temp table kept as select indexname, indexdef from pg_indexes where ${tables}
     and indexdef not like 'CREATE UNIQUE%' and indexname not in (select conname from pg_constraint)`,
  `do $do$ declare one text; begin
     for one in select indexname from kept loop execute format('drop index %I', one); end loop;
   end $do$`,
  `create temp table made as
   select (select coalesce(max(id), 0) from bookings) + d.n as id, d.*, p.id as program_id, mentor.id as mentor_id, mentee.id as mentee_id,
     date_trunc('hour', $1::timestamptz) + case when status in ('pending', 'upcoming') then interval '3 days' + (a % 1400) * interval '1 hour'
       else -interval '3 days' - (a % 26000) * interval '1 hour' end as start_at
   from (${drawn}) as d
   join many as mentors on mentors.place = d.place and mentors.is_mentor
   join many as mentees on mentees.place = d.place and not mentees.is_mentor
   join ranked as mentor on mentor.place = d.place and mentor.is_mentor and mentor.rank = d.a % mentors.people
   join ranked as mentee on mentee.place = d.place and not mentee.is_mentor and mentee.rank = d.b % mentees.people
   left join places as p on p.n = d.place`,
  `insert into bookings (id, program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, awaiting_role,
     awaiting_since, start_at, end_at, user_timezone, topic, credits_charged, room_token, refunded_from, created_at, updated_at)
   overriding system value
   select id, program_id, booking_type, mentee_id, mentor_id, mentor_id, mentee_id, status,
     case when status = 'pending' then 'mentor' end, case when status = 'pending' then $1::timestamptz end, start_at,
     start_at + case n % 3 when 0 then interval '30 minutes' when 1 then interval '1 hour' else interval '90 minutes' end,
     'Asia/Kuala_Lumpur', 'A topic', case when program_id is null then 10 else 0 end, 'bench ' || n,
     case when status = 'refunded' then 'missed' end, start_at - interval '5 days', start_at from made`,
  `insert into booking_participants (booking_id, user_id, user_type)
   select id, mentor_id, 'mentor' from made union all select id, mentee_id, 'mentee' from made`,
  `insert into booking_participants (booking_id, user_id, user_type)
   select made.id, more.id, 'mentee' from made join many on many.place = made.place and not many.is_mentor,
     generate_series(1, 3) as nth, lateral (select id from ranked where ranked.place = made.place and not is_mentor
       and rank = (made.b + nth) % many.people) as more
   where booking_type = 'group' on conflict do nothing`,
  `insert into booking_reports (booking_id, program_id, reporter_id, reported_user_id, kind, reason, created_at)
   select id, program_id, mentee_id, mentor_id, 'absent', 'absent', start_at from made where status in ('reported', 'investigating')`,
  // Only in the largest programme, because that is where the benchmark reads them.
  `insert into activities (program_id, action, booking_id, user_id, mentor_id, mentee_ids, created_at)
   select program_id, what.action, made.id, mentee_id, mentor_id, array[mentee_id], start_at + what.since
   from made, (values ('created', interval '-5 days'), ('confirmed', interval '-4 days'), ('completed', interval '1 hour'))
     as what (action, since)
   where made.place = 1`,
  `set maintenance_work_mem = '512MB'`,
  `do $do$ declare one text; begin
     for one in select indexdef from kept loop execute one; end loop;
   end $do$`,
  `select setval(pg_get_serial_sequence('bookings', 'id'), (select max(id) from bookings))`,
  'delete from booking_tally_changes',
  'delete from booking_tallies',
  `insert into booking_tallies (place, booking_type, filed_under, day, bookings)
   select coalesce(program_id, 0), booking_type, filed_under, (start_at at time zone 'UTC')::date, count(*) from bookings
   where program_id is not null group by 1, 2, 3, 4
   union all
   select 0, booking_type, filed_under, (start_at at time zone 'UTC')::date, count(*) from bookings group by 1, 2, 3, 4`,
  'select count_figures(array(select id from programs))',
  'set session_replication_role = default',
];

export const loading = [...places, ...persons, ...made];
/** What a database that is older than a few minutes has done automatically. */
export const tidying = ['vacuum (analyze)'];
