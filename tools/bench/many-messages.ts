/**
 * A group of the first program with a hundred thousand messages, in which the mentee of the demonstration has read half;
 * and pairs of people with a session each, in conversations of their own on the platform. Each entry is one statement.
 */
const messages = 100_000;

const mentee = `(select id from users where email = 'mentee@lantern.test')`;
const mentor = `(select id from users where email = 'mentor@lantern.test')`;
const bench = `(select id from conversations where name = 'Bench')`;
const words = `array['budget','plan','review','a question','thank you','tomorrow','the slides','a good read']`;

const talk = [
  `insert into conversations (kind, program_id, name, created_by, created_at, last_at, last_seq, version)
   select 'group', m.program_id, 'Bench', ${mentor}, now() - interval '2 years', now(), ${messages}, ${messages}
   from program_memberships m join program_memberships o on o.program_id = m.program_id and o.user_id = ${mentor}
   where m.user_id = ${mentee} and m.removed_at is null and o.removed_at is null order by m.program_id limit 1`,
  `insert into conversation_members (conversation_id, user_id, joined_at, read_seq, told_seq)
   select ${bench}, u.id, now() - interval '2 years', ${messages / 2}, ${messages / 2 + 1}
   from users u where u.id in (${mentee}, ${mentor})`,
  `insert into chat_messages (conversation_id, seq, version, sender_id, key, body, created_at)
   select ${bench}, n, n, case n % 3 when 0 then ${mentee} else ${mentor} end, gen_random_uuid(),
     'About ' || (${words})[n % 8 + 1] || ', number ' || n || case when n % 7 = 0 then '. ' || repeat('And more of it. ', 20) else '' end
       || case when n = 77777 then ' needle ' || n else '' end,
     now() - (${messages} - n) * interval '10 minutes'
   from generate_series(1, ${messages}) n`,
  'analyze conversations, conversation_members, chat_messages',
];

/** People named by numbers, each signed in with a token that is their number. */
const pairs = (count: number) => [
  `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
   select md5('pair' || n), 'bench-pair-' || n, 'Bench', 'Pair ' || n, 'pair-' || n || '@example.com', 'mentee', 'UTC', now(), now()
   from generate_series(1, ${count * 2}) n`,
  `create temp table benched as select id, row_number() over (order by id) as n from users where slug like 'bench-pair-%'`,
  `insert into auth_sessions (user_id, kind, token_hash, browser_key, ip, user_agent, created_at, renewed_at, expires_at)
   select id, 'cookie', translate(rtrim(encode(sha256(convert_to('bench-token-' || n, 'UTF8')), 'base64'), '='), '+/', '-_'),
     md5('browser' || n), '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from benched`,
  `with paired as (insert into pairings (type, program_id, mentor_id, mentee_id, status, created_by, created_at)
     select 'pair', (select min(id) from programs), a.id, b.id, 'active', a.id, now()
     from benched a join benched b on b.n = a.n + 1 where a.n % 2 = 1 returning id, mentor_id, mentee_id)
   insert into pairing_participants (pairing_id, user_id, user_type)
   select id, mentor_id, 'mentor' from paired union all select id, mentee_id, 'mentee' from paired`,
  `insert into conversations (kind, low_user_id, high_user_id, created_by, created_at, last_at)
   select 'direct', a.id, b.id, a.id, now(), now() from benched a join benched b on b.n = a.n + 1 where a.n % 2 = 1`,
  `insert into conversation_members (conversation_id, user_id, joined_at)
   select c.id, u.id, now() from conversations c join benched u on u.id in (c.low_user_id, c.high_user_id)`,
  'analyze',
];

const listPairs = `select c.id, 'bench-token-' || a.n as one, 'bench-token-' || b.n as other
  from conversations c join benched a on a.id = c.low_user_id join benched b on b.id = c.high_user_id order by c.id`;

export const manyMessages = { talk, pairs, listPairs };
