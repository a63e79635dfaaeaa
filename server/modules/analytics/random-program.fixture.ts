import { beginning, type World } from '../../testing/world.fixture.ts';

/** Numbers from a seed, the same on every machine. */
export const diceFrom = (seed: number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % sides;
  };
};
export type Dice = ReturnType<typeof diceFrom>;

const pick = <One>(roll: Dice, all: readonly One[]) => all[roll(all.length)] as One;

/** Mentors and mentees of Alpha beside those it has; some have been removed again. */
const addPeople = async ({ rows, alpha }: World, roll: Dice) => {
  const add = async (side: 'Mentor' | 'Mentee', count: number) => {
    const made = await rows<{ id: number }>(
      `insert into users (public_id, slug, firstname, lastname, email, timezone, user_type, confirmed_at, created_at)
       select md5($1 || n), lower($1) || '-' || n, $1, 'Nr ' || n, $1 || n || '@example.com', 'Asia/Kuala_Lumpur', lower($1), $2, $2
       from generate_series(1, $3) n returning id::int`,
      [side, beginning.toString(), count],
    );
    const ids = made.map(({ id }) => id);
    await rows(
      `insert into program_memberships (program_id, user_id, role_id, joined_at, removed_at)
       select $1, x.id, $2, $3::timestamptz - x.days * interval '1 day', case when x.gone then $3::timestamptz end
       from json_to_recordset($4) as x (id bigint, days integer, gone boolean)`,
      [
        alpha.id,
        alpha.roleIds[side],
        beginning.toString(),
        JSON.stringify(ids.map((id) => ({ id, days: roll(90), gone: roll(8) === 0 }))),
      ],
    );
    return ids;
  };
  return { mentors: await add('Mentor', roll(3)), mentees: await add('Mentee', roll(8)) };
};

const statuses = [
  'completed',
  'partially_rated',
  'fully_rated',
  'fully_rated',
  'upcoming',
  'pending',
  'missed',
  'cancelled',
  'system_cancelled',
  'reported',
  'refunded',
] as const;

/** One session as it may stand: those that are ahead are not concluded. */
const sessionOf = (roll: Dice, mentors: readonly number[], mentees: readonly number[], n: number) => {
  const status = pick(roll, statuses);
  const ahead = status === 'upcoming' || status === 'pending';
  const hours = ahead ? roll(24 * 20) - 24 : -1 - roll(24 * 100);
  return {
    n,
    status,
    mentor: pick(roll, mentors),
    mentee: pick(roll, mentees),
    start: beginning.add({ minutes: hours * 60 + roll(60) }).toString(),
    awaiting: status === 'pending' ? 'mentor' : null,
    refunded_from: status === 'refunded' ? pick(roll, ['cancelled', 'missed', 'reported']) : null,
    automatic: status === 'completed' && roll(3) === 0,
    confirmation: status === 'completed' && roll(4) === 0 ? 'awaited' : 'confirmed',
    hidden: roll(12) === 0,
    by: { completed: [], partially_rated: [pick(roll, ['mentor', 'mentee'])], fully_rated: ['mentor', 'mentee'] }[
      status as string
    ] as string[] | undefined,
  };
};
type Session = ReturnType<typeof sessionOf>;

const addSessions = async ({ rows, alpha }: World, sessions: readonly Session[]) => {
  const made = await rows<{ n: number; id: number }>(
    `with planned as (
       select * from json_to_recordset($2) as x (n integer, status text, mentor bigint, mentee bigint, start timestamptz,
         awaiting text, refunded_from text, automatic boolean, confirmation text, hidden boolean)
     ), made as (
       insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, awaiting_role,
         awaiting_since, start_at, end_at, user_timezone, topic, accepted_at, completed_at, auto_completed, refunded_from,
         confirmation, confirming_role, hidden_at, is_offline, room_token, created_at, updated_at)
       select $1, 'one_on_one', mentee, mentor, mentor, mentee, status, awaiting,
         case when awaiting is not null then $3::timestamptz end, start, start + interval '1 hour', 'UTC', n::text, $3, $3, automatic,
         refunded_from, confirmation, case when confirmation <> 'confirmed' then 'mentor' end,
         case when hidden then $3::timestamptz end, confirmation <> 'confirmed', gen_random_uuid()::text, $3, $3
       from planned returning id, topic
     ) select topic::int as n, id::int from made`,
    [alpha.id, JSON.stringify(sessions), beginning.toString()],
  );
  const idOf = new Map(made.map(({ n, id }) => [n, id]));
  const people = sessions.flatMap(({ n, mentor, mentee, by = [] }) => [
    { booking: idOf.get(n), person: mentor, side: 'mentor', rated: by.includes('mentor') },
    { booking: idOf.get(n), person: mentee, side: 'mentee', rated: by.includes('mentee') },
  ]);
  await rows(
    `insert into booking_participants (booking_id, user_id, user_type, rated_at)
     select booking, person, side, case when rated then $2::timestamptz end
     from json_to_recordset($1) as x (booking bigint, person bigint, side text, rated boolean)`,
    [JSON.stringify(people), beginning.toString()],
  );
  return idOf;
};

const addReviews = async (
  { rows, alpha }: World,
  roll: Dice,
  sessions: readonly Session[],
  idOf: Map<number, number>,
) => {
  const reviews = sessions.flatMap(({ n, mentor, mentee, by = [] }) =>
    by.map((side) => ({
      booking: idOf.get(n),
      rater: side === 'mentor' ? mentor : mentee,
      ratee: side === 'mentor' ? mentee : mentor,
      side,
      stars: roll(7) === 0 ? null : 1 + roll(5),
    })),
  );
  await rows(
    `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, star_rating, submitted_at, unsealed_at)
     select booking, $2, rater, ratee, side, stars, $3, $3
     from json_to_recordset($1) as x (booking bigint, rater bigint, ratee bigint, side text, stars smallint)`,
    [JSON.stringify(reviews), alpha.id, beginning.toString()],
  );
};

/** What was told of the sessions, this month and before. */
const addActs = ({ rows, alpha }: World, roll: Dice, ids: readonly number[]) =>
  rows(
    `insert into activities (program_id, action, booking_id, created_at)
     select $1, action, booking, at from json_to_recordset($2) as x (action text, booking bigint, at timestamptz)`,
    [
      alpha.id,
      JSON.stringify(
        ids.map((booking) => ({
          booking,
          action: pick(roll, ['created', 'confirmed', 'completed', 'canceled', 'reviewed']),
          at: beginning.subtract({ minutes: roll(60 * 24 * 40) }).toString(),
        })),
      ),
    ],
  );

/** What everybody chose of two services, four skills and four industries. */
const addChoices = async ({ rows, alpha }: World, roll: Dice, people: readonly number[]) => {
  const goals = await rows<{ id: number }>(
    `insert into program_goals (program_id, mentor_label, enabled, position, created_at)
     select $1, 'Service ' || n, n < 3, n, $2 from generate_series(1, 3) n returning id::int`,
    [alpha.id, beginning.toString()],
  );
  const some = (all: readonly number[]) =>
    people.flatMap((person) => all.filter(() => roll(3) === 0).map((chosen) => ({ person, chosen })));
  const put = (into: string, more: string, all: readonly number[]) =>
    rows(
      `insert into ${into} select person, chosen${more} from json_to_recordset($1) as x (person bigint, chosen bigint)
       on conflict do nothing`,
      [JSON.stringify(some(all))],
    );
  await put(
    'user_program_goals (user_id, program_goal_id)',
    '',
    goals.map(({ id }) => id),
  );
  await put('user_skills (user_id, skill_id)', '', [1, 2, 3, 4]);
  await put('user_industries (user_id, industry_id, kind)', ", 'own'", [1, 2, 3, 4]);
  await put('user_industries (user_id, industry_id, kind)', ", 'interested'", [5]);
};

/** Pairs of some of them; some have ended, as completed or not. */
const addPairs = async ({ rows, alpha }: World, roll: Dice, mentors: readonly number[], mentees: readonly number[]) => {
  const pairs = mentees
    .filter(() => roll(2) === 0)
    .map((mentee) => {
      const status = pick(roll, ['active', 'active', 'paused', 'ended']);
      const reason = status === 'ended' ? pick(roll, ['Completed', 'completed', 'Moved abroad']) : null;
      return { mentee, mentor: pick(roll, mentors), status, reason, hidden: status === 'ended' && roll(4) === 0 };
    });
  await rows(
    `with made as (
       insert into pairings (program_id, mentor_id, mentee_id, status, end_reason, created_by, created_at, paused_at, ended_at, hidden_at)
       select $1, mentor, mentee, status, reason, mentor, $3, case when status = 'paused' then $3::timestamptz end,
         case when status = 'ended' then $3::timestamptz end, case when hidden then $3::timestamptz end
       from json_to_recordset($2) as x (mentee bigint, mentor bigint, status text, reason text, hidden boolean)
       returning id, mentor_id, mentee_id)
     insert into pairing_participants (pairing_id, user_id, user_type)
     select id, mentor_id, 'mentor' from made union all select id, mentee_id, 'mentee' from made`,
    [alpha.id, JSON.stringify(pairs), beginning.toString()],
  );
};

/** Makes Alpha a program of its own kind for each seed: some are as good as empty, others have forty sessions. */
export const randomProgram = async (world: World, seed: number) => {
  const roll = diceFrom(seed);
  const { mentors, mentees } = await addPeople(world, roll);
  const [all, every] = [
    [world.ids.mentor, ...mentors],
    [world.ids.mentee, ...mentees],
  ];
  const count = roll(5) === 0 ? roll(2) : roll(40);
  const sessions = Array.from({ length: count }, (_, n) => sessionOf(roll, all, every, n));
  const idOf = await addSessions(world, sessions);
  await addReviews(world, roll, sessions, idOf);
  await addActs(world, roll, [...idOf.values()]);
  await addPairs(world, roll, all, every);
  await addChoices(world, roll, [...all, ...every]);
};
