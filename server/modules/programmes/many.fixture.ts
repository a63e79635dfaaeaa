import type { World } from '../../testing/world.fixture.ts';

/** Makes this many members of alpha, called 'Crowd 0001' and so on, whose accounts have no way to sign in. */
export const crowdIn = async (world: World, many: number, role: 'Mentor' | 'Mentee' | 'Admin' = 'Mentee') => {
  const { alpha, clock } = world;
  const rows = await world.rows<{ id: number }>(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
       select md5($5 || n), 'crowd-' || $5 || n, 'Crowd', lpad(n::text, 4, '0'), 'crowd' || $5 || n || '@example.com', 'mentee',
         'Asia/Kuala_Lumpur', $3::timestamptz from generate_series(1, $4::int) n returning id)
     insert into program_memberships (program_id, user_id, role_id, joined_at) select $1, id, $2, $3::timestamptz from made
     returning user_id::int id`,
    [alpha.id, alpha.roleIds[role], clock.now().toString(), many, role],
  );
  return rows.map(({ id }) => id);
};
