import { Temporal } from 'temporal-polyfill';
import { issueCertificate, type OwnRecord, myRecord } from '../../../contract/records/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

interface Held {
  at: string;
  minutes?: number;
  mentee?: Person;
  mentor?: Person;
  /** Null: the platform. By default Alpha. */
  programId?: number | null;
  status?: 'completed' | 'partially_rated' | 'fully_rated' | 'upcoming' | 'cancelled' | 'missed';
  topic?: string;
  method?: 'online' | 'physical';
  /** A session that was logged afterwards, and whether the other side says so too. */
  logged?: 'confirmed' | 'awaited' | 'denied';
  hidden?: boolean;
}

const usual = { minutes: 60, status: 'completed', topic: 'What next', method: 'online', hidden: false } as const;

/** How a session that was logged afterwards is confirmed; every other one is. */
const confirming = (logged: Held['logged'], mentorId: number, end: string) => {
  if (logged === undefined) return [false, 'confirmed', null, null, null];
  return logged === 'awaited' ? [true, logged, 'mentor', null, null] : [true, logged, 'mentor', mentorId, end];
};

/** A session as the database has it, with its two people; its number. */
export const held = async ({ rows, ids, alpha }: World, given: Held) => {
  const { at, minutes, status, topic, method, hidden, logged, ...who } = { ...usual, ...given };
  const { mentee = 'mentee', mentor = 'mentor', programId = alpha.id } = who;
  const start = Temporal.Instant.from(at);
  const end = start.add({ minutes }).toString();
  const isOver = ['completed', 'partially_rated', 'fully_rated'].includes(status);
  const [row] = await rows<{ id: number }>(
    `insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at,
       end_at, user_timezone, topic, booking_method, accepted_at, completed_at, hidden_at, room_token, created_at,
       updated_at, is_offline, confirmation, confirming_role, answered_by, answered_at)
     values ($1, 'one_on_one', $2, $3, $3, $2, $4, $5, $6, 'UTC', $7, $8, $9, $10, $11, gen_random_uuid()::text, $9, $9,
       $12, $13, $14, $15, $16)
     returning id::int`,
    [
      programId,
      ids[mentee],
      ids[mentor],
      status,
      start.toString(),
      end,
      topic,
      method,
      start.subtract({ hours: 48 }).toString(),
      isOver ? end : null,
      hidden ? end : null,
      ...confirming(logged, ids[mentor], end),
    ],
  );
  const id = row?.id ?? 0;
  await rows(
    `insert into booking_participants (booking_id, user_id, user_type)
     values ($1, $2, 'mentor'), ($1, $3, 'mentee')`,
    [id, ids[mentor], ids[mentee]],
  );
  return id;
};

/** Alpha began in August and was over on 31 October. */
export const endAlpha = ({ rows, alpha }: World) =>
  rows(`update programs set start_date = '2026-08-03', end_date = '2026-10-31' where id = $1`, [alpha.id]);

export const recordOf = async (world: World, as: Person = 'mentee', programId?: number): Promise<OwnRecord> => {
  const query = programId === undefined ? {} : { program_id: programId };
  return (await world.ask(as, myRecord, { query })).body;
};

export const asked = (world: World, as: Person = 'mentee', programId = world.alpha.id) =>
  world.ask(as, issueCertificate, { body: { program_id: programId } });

/** Alpha is over, and the mentee has held one session there. */
export const entitled = async (world: World) => {
  await endAlpha(world);
  await held(world, { at: '2026-09-10T02:00:00Z' });
};
