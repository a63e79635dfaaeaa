import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** One person has blocked another, as after a call. */
export const blocked = (world: World, by: Person, whom: Person) =>
  world.rows('insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
    world.ids[by],
    world.ids[whom],
    world.clock.now().toString(),
  ]);

interface Report {
  about?: Person;
  by?: Person;
  /** Null: on the platform. */
  programId?: number | null;
  reason?: string;
  /** What a reported message said. */
  excerpt?: string | null;
}

/** A report of Alpha's mentor by its mentee, unless told otherwise, as after a call. */
export const personReported = async (
  world: World,
  { about = 'mentor', by = 'mentee', programId = world.alpha.id, reason = 'Rude', excerpt = null }: Report = {},
) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into safety_reports (program_id, about_user_id, message_id, excerpt, reporter_id, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::int`,
    [
      programId,
      world.ids[about],
      excerpt === null ? null : 7,
      excerpt,
      world.ids[by],
      reason,
      world.clock.now().toString(),
    ],
  );
  return row?.id ?? 0;
};
