/**
 * A hundred thousand tickets on PostgreSQL, beside the demonstration: two thousand events over four years, one of which
 * has twenty thousand tickets, and forty thousand people. Half of the events belong to one program. Each entry is one
 * statement; `$1` is the present.
 */
export const largestEvent = 'Bench: the largest';

const people = 40_000;
const events = 2000;
const orders = 90_000;
const ofTheLargest = 20_000;

const firstNames = `array['Aina','Wei','Siti','Arjun','Mei','Daniel','Nadia','Hafiz','Priya','Jun']`;
const lastNames = `array['Tan','Lim','Rahman','Nair','Wong','Osman','Rosli','Lee','Ismail','Ng']`;
const subjects = `array['finance','design','leading a team','first job','writing','data','law','health']`;

const persons = [
  // Keys and counts are right by construction; checking each of them would take most of the time.
  'set session_replication_role = replica',
  `create temp table persons as select k, (select max(id) from users) + k as id from generate_series(1, ${people}) as k`,
  `insert into users (id, public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
   overriding system value
   select id, md5('bench' || k), 'bench-' || k, (${firstNames})[k % 10 + 1], (${lastNames})[(k / 10) % 10 + 1] || ' ' || k,
     'bench-' || k || '@example.com', 'mentee', 'Asia/Kuala_Lumpur', timestamptz '2024-01-01' from persons`,
  `select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`,
];

const gatherings = [
  `create temp table gatherings as
   select n, (select max(id) from events) + n as id from generate_series(1, ${events}) as n`,
  // From three years ago until a year ahead; the first one is the largest, and is next.
  `insert into events (id, program_id, event_type, title, privacy, timezone, start_time, end_time, description,
     organizer_name, inquiry_email, active, created_by, created_at, updated_at)
   overriding system value
   select id, case when n % 2 = 0 then (select min(id) from programs) end, 'physical',
     case when n = 1 then '${largestEvent}' else 'An evening about ' || (${subjects})[n % 8 + 1] || ' ' || n end,
     'is_public', 'Asia/Kuala_Lumpur', begins, begins + interval '2 hours', 'What everybody should know.',
     'Lantern', 'bench@example.com', true, (select min(id) from users), $1::timestamptz - interval '4 years', $1::timestamptz
   from (select n, id, case when n = 1 then $1::timestamptz + interval '3 days'
     else $1::timestamptz - interval '3 years' + n * interval '17 hours' end as begins from gatherings) as one`,
  `select setval(pg_get_serial_sequence('events', 'id'), (select max(id) from events))`,
  `create temp table sorts as select id as event_id, n, k, (select max(id) from tickets) + n * 2 + k as id
   from gatherings, generate_series(0, 1) as k`,
  `insert into tickets (id, event_id, position, name, ticket_type, price, max_amount)
   overriding system value
   select id, event_id, k, case k when 0 then 'General admission' else 'Early bird' end,
     case k when 0 then 'free' else 'paid' end, k * 5000, 0 from sorts`,
  `select setval(pg_get_serial_sequence('tickets', 'id'), (select max(id) from tickets))`,
];

/** An order is of one kind of ticket; every ninth has two tickets. Two hundred are of whoever asks, the platform's admin. */
const bought = [
  `create temp table bought as
   select o, (select max(id) from ticket_purchases) + o as id, case when o % 450 = 0 then (select id from users where email = 'platform@lantern.test')
       else (select min(id) from persons) + (o * 7919) % ${people} end as user_id,
     case when o <= ${ofTheLargest} then 1 else (o * 31) % (${events} - 1) + 2 end as n, o % 3 % 2 as k,
     case when o % 9 = 0 then 2 else 1 end as amount, case when o % 50 = 0 then 'refunded' else 'confirmed' end as status
   from generate_series(1, ${orders}) as o`,
  `insert into ticket_purchases (id, event_id, user_id, name, email, phone_no, status, subtotal, sst, total, created_at, paid_at)
   overriding system value
   select b.id, s.event_id, b.user_id, u.firstname || ' ' || u.lastname, u.email, '', b.status, b.k * 5000 * b.amount, 0,
     b.k * 5000 * b.amount, e.start_time - (1 + b.o % 60) * interval '1 day', e.start_time - (1 + b.o % 60) * interval '1 day'
   from bought as b join sorts as s on s.n = b.n and s.k = b.k join users as u on u.id = b.user_id
     join events as e on e.id = s.event_id`,
  `select setval(pg_get_serial_sequence('ticket_purchases', 'id'), (select max(id) from ticket_purchases))`,
  `insert into ticket_purchase_items (purchase_id, event_id, buyer_id, ticket_id, amount, price, sold_at)
   select b.id, s.event_id, b.user_id, s.id, b.amount, b.k * 5000, p.paid_at from bought as b join ticket_purchases as p on p.id = b.id join sorts as s on s.n = b.n and s.k = b.k order by b.id`,
  `insert into ticket_admissions (event_id, ticket_id, purchase_id, holder_id, holder_name, holder_email, status, code,
     created_at, checked_in_at)
   select p.event_id, i.ticket_id, p.id, p.user_id, p.name, p.email, state,
     md5(p.id || '-' || copy), p.created_at, case when state = 'used' then p.created_at end
   from bought as b join ticket_purchases as p on p.id = b.id join ticket_purchase_items as i on i.purchase_id = b.id
     cross join lateral generate_series(1, b.amount) as copy
     cross join lateral (select case when b.status = 'refunded' then 'refunded' when b.o % 4 = 0 then 'used' else 'valid' end
       as state) as s
   order by p.id`,
  `update tickets set taken = held.times from (select ticket_id, count(*) as times from ticket_admissions
     where status in ('valid', 'used') group by 1) as held where held.ticket_id = tickets.id`,
  'set session_replication_role = origin',
  'vacuum analyze users, events, tickets, ticket_purchases, ticket_purchase_items, ticket_admissions',
];

export const manyTickets = [...persons, ...gatherings, ...bought];
