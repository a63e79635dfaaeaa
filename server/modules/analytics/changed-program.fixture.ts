import { beginning, type World } from '../../testing/world.fixture.ts';
import { diceFrom } from './random-program.fixture.ts';

/** What may happen to sessions, participants and reviews that are there; each takes those that the dice choose. */
const changes = [
  'update bookings set hidden_at = case when hidden_at is null then $2::timestamptz end where id = any($1)',
  `update bookings set status = 'completed' where id = any($1) and status = 'upcoming' and start_at < $2`,
  `update bookings set status = 'missed', auto_completed = false where id = any($1) and status = 'completed' and confirmation = 'confirmed'
     and not exists (select from reviews r where r.booking_id = bookings.id)`,
  `update bookings set auto_completed = not auto_completed where id = any($1) and status = 'completed'`,
  `update bookings set confirmation = 'confirmed', answered_at = $2, answered_by = mentor_id
     where id = any($1) and confirmation = 'awaited'`,
  `update bookings set mentor_id = requester_id where id = any($1) and status = 'fully_rated'`,
  'update booking_participants set rated_at = case when rated_at is null then $2::timestamptz end where booking_id = any($1)',
  `delete from booking_participants where booking_id = any($1) and user_type = 'mentee'`,
  `insert into booking_participants (booking_id, user_id, user_type, rated_at)
     select id, (select user_id from program_memberships m where m.program_id = bookings.program_id order by id limit 1), 'mentee', $2
     from bookings where id = any($1) on conflict do nothing`,
  'update reviews set hidden = not hidden where booking_id = any($1)',
  'update reviews set star_rating = nullif((coalesce(star_rating, 0) + 2) % 6, 0) where booking_id = any($1)',
];

const removal = ['reviews', 'activities', 'booking_participants', 'occupancies'];

/** Changes a good part of what Alpha has, one kind of change after the other. */
export const changeProgram = async ({ rows, alpha }: World, seed: number) => {
  const roll = diceFrom(seed);
  const found = await rows<{ id: number }>('select id::int from bookings where program_id = $1 order by id', [
    alpha.id,
  ]);
  const some = (one: number) => found.map(({ id }) => id).filter(() => roll(one) === 0);
  const at = beginning.toString();
  for (const change of changes) await rows(change, change.includes('$2') ? [some(4), at] : [some(4)]);
  const gone = some(10);
  for (const table of removal) await rows(`delete from ${table} where booking_id = any($1)`, [gone]);
  await rows('delete from bookings where id = any($1)', [gone]);
};
