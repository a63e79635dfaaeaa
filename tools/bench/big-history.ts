/**
 * One program of ten thousand members that has three hundred thousand sessions behind it, with their reviews and what was told of
 * them. Set-based; each entry is one statement, and `$1` is now.
 */
export const slug = 'bench-history';
const mentees = 8_000;
const mentors = 2_000;
const sessions = 300_000;
const first = 10_000_000;

const users = `select n, ${first} + n as id, n > ${mentees} as is_mentor from generate_series(1, ${mentees + mentors}) as n`;

const people = [
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `insert into programs overriding system value
   select (jsonb_populate_record(p, jsonb_build_object('id', ${first}, 'name', 'Bench history', 'slug', '${slug}'))).* from programs p
   order by p.id limit 1`,
  // The nightly judging and everything else that the clock does would be measured as well.
  `insert into health_nights (program_id, day) values (${first}, '2999-01-01')`,
  `insert into white_labels select (jsonb_populate_record(w, jsonb_build_object('program_id', ${first}))).* from white_labels w limit 1`,
  `insert into roles (id, program_id, name, user_type, is_owner, created_at) overriding system value
   values (${first}, ${first}, 'Mentor', 'mentor', false, $1), (${first} + 1, ${first}, 'Mentee', 'mentee', false, $1)`,
  `insert into users (id, public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
   overriding system value
   select id, md5('history' || n), 'history-' || n, 'First', 'Last ' || n, 'history-' || n || '@example.com',
     case when is_mentor then 'mentor' else 'mentee' end, 'Asia/Kuala_Lumpur', $1, $1 from (${users}) as u`,
  `insert into program_memberships (id, program_id, user_id, role_id, joined_at) overriding system value
   select id, ${first}, id, ${first} + case when is_mentor then 0 else 1 end, $1::timestamptz - interval '1 day' * (30 + n % 700)
   from (${users}) as u`,
  `insert into role_invite_emails (id, program_id, role_id, email, status, token_hash, sent_by, sent_at, expires_at, accepted_at, accepted_by, created_at)
   overriding system value
   select id, ${first}, ${first} + 1, 'history-' || n || '@example.com', 'accepted', md5(n::text), 1, $1, $1, $1, id, $1 from (${users}) as u`,
  `insert into program_goals (id, program_id, mentor_label, enabled, position, created_at) overriding system value
   select ${first} + n, ${first}, 'Service ' || n, true, n, $1 from generate_series(1, 7) as n`,
  `insert into user_program_goals (user_id, program_goal_id)
   select id, ${first} + 1 + (n + k * k) % 7 from (${users}) as u, generate_series(1, 3) as k on conflict do nothing`,
  `insert into user_skills (user_id, skill_id) select u.id, s.id from (${users}) as u
   join (select id, row_number() over (order by id) as at from skills limit 40) as s on (u.n * 7 + s.at) % 9 = 0`,
  `insert into user_industries (user_id, industry_id, kind) select u.id, s.id, 'own' from (${users}) as u
   join (select id, row_number() over (order by id) as at from industries limit 20) as s on (u.n + s.at) % 8 = 0`,
];

const pairs = [
  `insert into pairings (id, program_id, mentor_id, mentee_id, created_by, created_at) overriding system value
   select ${first} + n, ${first}, ${first} + ${mentees} + 1 + n % ${mentors}, ${first} + n, ${first} + n,
     $1::timestamptz - interval '1 day' * (20 + n % 690) from generate_series(1, ${mentees}) as n`,
  `insert into pairing_participants (pairing_id, user_id, user_type)
   select id, mentor_id, 'mentor' from pairings where program_id = ${first}
   union all select id, mentee_id, 'mentee' from pairings where program_id = ${first}`,
  `insert into health_pairings (pairing_id, program_id, type, score, known, band, rhythm, forward, fulfilment, age, silence,
     confirmed, completed, mentee_due, mentee_rated, mentor_due, mentor_rated, stars, star_answers, computed_at)
   select id, ${first}, 'pair', 4000 + id % 6000, 6000, 1 + id % 3, 8000, 10000, 80, 864000000, 86400000, 0, 1, 1, 0, 1, 0, 0, 0, $1
   from pairings where program_id = ${first}`,
];

/** Mostly behind it; what is open lies ahead. */
const drawn = `select n, n % 1000 as dice, ${first} + n as id, ${first} + 1 + (n::bigint * 7919) % ${mentees} as mentee,
    ${first} + ${mentees} + 1 + (n::bigint * 104729) % ${mentors} as mentor
  from generate_series(1, ${sessions}) as n`;
const made = [
  `create temp table drawn as select d.*,
     case when dice < 15 then 'pending' when dice < 50 then 'upcoming' when dice < 450 then 'fully_rated'
       when dice < 650 then 'partially_rated' when dice < 820 then 'completed' when dice < 930 then 'cancelled'
       when dice < 980 then 'missed' else 'refunded' end as status,
     date_trunc('hour', $1::timestamptz) + case when dice < 50 then interval '30 days' + (n % 700) * interval '1 hour'
       else -interval '1 day' - (n::bigint * 3571 % 15000) * interval '1 hour' end as start_at
   from (${drawn}) as d`,
  `insert into bookings (id, program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, awaiting_role, awaiting_since,
     request_expiry_hours, start_at, end_at, user_timezone, topic, room_token, refunded_from, accepted_at, completed_at, created_at, updated_at)
   overriding system value
   select id, ${first}, 'one_on_one', mentee, mentor, mentor, mentee, status, case when status = 'pending' then 'mentor' end,
     case when status = 'pending' then $1::timestamptz end, 0, start_at, start_at + interval '1 hour', 'Asia/Kuala_Lumpur', 'A topic',
     'history ' || n, case when status = 'refunded' then 'missed' end,
     case when status <> 'pending' then start_at - interval '5 days' + (n % 90) * interval '1 hour' end,
     case when dice between 50 and 819 then start_at + interval '1 hour' end, start_at - interval '5 days', start_at
   from drawn`,
  `insert into booking_participants (booking_id, user_id, user_type, rated_at)
   select id, mentor, 'mentor', case when status = 'fully_rated' then start_at end from drawn
   union all
   select id, mentee, 'mentee', case when status in ('fully_rated', 'partially_rated') then start_at end from drawn`,
  `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, star_rating, submitted_at, unsealed_at, counted)
   select p.booking_id, ${first}, p.user_id, case when p.user_type = 'mentor' then d.mentee else d.mentor end, p.user_type,
     1 + (p.booking_id / 7 + p.user_id / 3) % 5, d.start_at, d.start_at, true
   from booking_participants p join drawn d on d.id = p.booking_id where p.rated_at is not null`,
  `insert into activities (program_id, action, booking_id, user_id, mentor_id, mentee_ids, created_at)
   select ${first}, what.action, id, mentee, mentor, array[mentee], start_at + what.since
   from drawn, (values ('created', interval '-5 days'), ('confirmed', interval '-4 days'), ('completed', interval '1 hour'))
     as what (action, since) where start_at + what.since <= $1`,
  `insert into booking_tallies (place, booking_type, filed_under, day, bookings)
   select ${first}, booking_type, filed_under, (start_at at time zone 'UTC')::date, count(*) from bookings
   where program_id = ${first} group by 1, 2, 3, 4`,
  'analyze',
  `select list_participants(array(select id from program_memberships where program_id = ${first}))`,
  `select count_figures(array[${first}::bigint])`,
  'set session_replication_role = default',
];

export const loading = [...people, ...pairs, ...made];
export const program = first;
