import type { World } from '../../testing/world.fixture.ts';

/** Only what people want and offer weighs, and nothing but room and named pairs keeps anybody apart. */
export const onlyWants = {
  weights: {
    wants: 8,
    goals: 0,
    industry: 0,
    career: 0,
    language: 0,
    shared_time: 0,
    time_zone: 0,
    place: 0,
    background: 0,
    answers: 0,
  },
  lowest_score: 0,
  mentors_per_mentee: 1,
  mentees_per_mentor: 5,
  different_line: false,
  different_team: false,
  shared_language: false,
  least_shared_hours: 0,
  named_pairs: [],
  compared_questions: [],
};

interface PersonToMake {
  as: 'Mentor' | 'Mentee';
  /** The ids of the skills that they want or offer. */
  skills: readonly number[];
  capacity?: number | null;
}

/** Somebody new in Alpha, named after what they are: 'Mentor Xa'. Returns their id. */
export const makeMember = async (
  { rows, alpha, clock }: World,
  name: string,
  { as, skills, capacity = null }: PersonToMake,
) => {
  const now = clock.now().toString();
  const [made] = await rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, timezone, confirmed_at, created_at, user_type)
     values (md5($1), $1, $2, $1, $1 || '@example.com', 'UTC', $3, $3, lower($2)) returning id::int`,
    [name, as, now],
  );
  const id = made?.id ?? 0;
  await rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at, capacity) values ($1, $2, $3, $4, $5)',
    [alpha.id, id, alpha.roleIds[as], now, capacity],
  );
  await rows('insert into user_skills (user_id, skill_id) select $1, unnest($2::bigint[])', [id, skills]);
  return id;
};

export const setCapacity = ({ rows, alpha }: World, mentorId: number, capacity: number) =>
  rows('update program_memberships set capacity = $3 where program_id = $1 and user_id = $2', [
    alpha.id,
    mentorId,
    capacity,
  ]);

/**
 * Alpha with three mentees and three mentors with a place each. Its own mentee has said nothing, its own mentor has no
 * place. By what they want and offer:
 *
 *          x {1,2}   y {1}    z {3}
 *   a {1,2} 10,000   5,000        0
 *   b {1}   10,000  10,000        0
 *   mentee   5,000   5,000    5,000
 */
export const sixPeople = async (world: World) => {
  await setCapacity(world, world.ids.mentor, 0);
  return {
    mentee: world.ids.mentee,
    a: await makeMember(world, 'ana', { as: 'Mentee', skills: [1, 2] }),
    b: await makeMember(world, 'ben', { as: 'Mentee', skills: [1] }),
    x: await makeMember(world, 'xenia', { as: 'Mentor', skills: [1, 2], capacity: 1 }),
    y: await makeMember(world, 'yusuf', { as: 'Mentor', skills: [1], capacity: 1 }),
    z: await makeMember(world, 'zoe', { as: 'Mentor', skills: [3], capacity: 1 }),
  };
};

const settled = ['published', 'undone', 'discarded', 'cancelled', 'failed'];

/** A draft of Alpha with its mentor and mentee as a pair of 7,000, as the database keeps it. */
export const draftOfAlpha = async (
  { rows, alpha, ids, clock }: World,
  { status = 'ready', pairingId = null }: { status?: string; pairingId?: number | null } = {},
) => {
  const now = clock.now().toString();
  const basis = { rules: onlyWants, named: [] };
  const isSettled = settled.includes(status);
  const [row] = await rows<{ id: number }>(
    `insert into matching_drafts (program_id, status, basis, step, done, created_by, created_at, settled_by, settled_at)
     values ($1, $2, $3, 'writing', 100, $4, $5, $6, $7) returning id::int`,
    [
      alpha.id,
      status,
      JSON.stringify(basis),
      ids.programme_admin,
      now,
      isSettled ? ids.programme_admin : null,
      isSettled ? now : null,
    ],
  );
  const id = row?.id ?? 0;
  await rows('insert into matching_mentors (draft_id, mentor_id, place, seats, load) values ($1, $2, 0, 5, 0)', [
    id,
    ids.mentor,
  ]);
  await rows(
    `insert into matching_mentees (draft_id, mentee_id, wants, scores, fits)
     values ($1, $2, 1, '\\x581b', decode(repeat('581b', 10), 'hex'))`,
    [id, ids.mentee],
  );
  await rows(
    `insert into matching_pairs (draft_id, mentee_id, mentor_id, score, fits, pairing_id)
     values ($1, $2, $3, 7000, array_fill(7000::smallint, array[10]), $4)`,
    [id, ids.mentee, ids.mentor, pairingId],
  );
  return id;
};
