import type { Temporal } from 'temporal-polyfill';
import type { HealthPorts } from './facts.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';

/** Nothing is known of objectives and pulses. */
export const noPorts: HealthPorts = { objectivesOf: async () => [], pulsesOf: async () => [] };

/** So many days after the tests begin; before it where negative. */
export const dayFromNow = (days: number) => beginning.add({ hours: Math.round(days * 24) });

interface PairToMake {
  mentorId?: number;
  menteeId?: number;
  programId?: number;
  since?: Temporal.Instant;
}

/** A pair of Alpha, of its mentor and mentee unless told. */
export const makePair = async (
  { rows, alpha, ids }: World,
  { mentorId = ids.mentor, menteeId = ids.mentee, programId = alpha.id, since = dayFromNow(-90) }: PairToMake = {},
) => {
  const [row] = await rows<{ id: number }>(
    `with made as (
       insert into pairings (program_id, mentor_id, mentee_id, created_by, created_at) values ($1, $2, $3, $3, $4) returning id
     ), people as (
       insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $2::bigint, 'mentor' from made union all select id, $3, 'mentee' from made
     ) select id::int from made`,
    [programId, mentorId, menteeId, since.toString()],
  );
  return row?.id ?? 0;
};

interface GroupToMake {
  menteeIds: readonly number[];
  since?: Temporal.Instant;
}

export const makeGroup = async ({ rows, alpha, ids }: World, { menteeIds, since = dayFromNow(-90) }: GroupToMake) => {
  const [row] = await rows<{ id: number }>(
    `with made as (
       insert into pairings (type, name, program_id, created_by, created_at) values ('group', 'Data Circle', $1, $2, $3)
       returning id
     ), people as (
       insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $2::bigint, 'mentor' from made union all select id, unnest($4::bigint[]), 'mentee' from made
     ) select id::int from made`,
    [alpha.id, ids.mentor, since.toString(), menteeIds],
  );
  return row?.id ?? 0;
};

export interface SessionToMake {
  /** When it begins; it lasts an hour. */
  at: Temporal.Instant;
  status?:
    | 'completed'
    | 'partially_rated'
    | 'fully_rated'
    | 'upcoming'
    | 'missed'
    | 'cancelled'
    | 'reported'
    | 'pending';
  early?: boolean;
  automatic?: boolean;
  /** Whoever called it off, and when. */
  cancelledBy?: number;
  cancelledAt?: Temporal.Instant;
  groupId?: number;
  mentorId?: number;
  menteeIds?: readonly number[];
  topic?: string;
}

const concluded = ['completed', 'partially_rated', 'fully_rated'];
const usual = { status: 'completed', early: false, automatic: false, topic: 'What next' } as const;

/** When it was agreed on and completed, and what is asked of whom. */
const columnsOf = ({ at, ...given }: SessionToMake) => {
  const { status, early } = { ...usual, ...given };
  const isPending = status === 'pending';
  const asked = at.subtract({ hours: 24 }).toString();
  const ends = early ? at.subtract({ hours: 2 }) : at.add({ hours: 1 });
  return {
    awaiting: isPending ? 'mentor' : null,
    since: isPending ? asked : null,
    agreed: isPending ? null : at.subtract({ hours: 24 * 7 }).toString(),
    done: concluded.includes(status) ? ends.toString() : null,
    asked,
  };
};

/** A session of Alpha as the database has it, with its participants. */
export const makeSession = async ({ rows, alpha, ids }: World, given: SessionToMake) => {
  const { at, status, early, automatic, topic, ...more } = { ...usual, ...given };
  const {
    groupId = null,
    mentorId = ids.mentor,
    menteeIds = [ids.mentee],
    cancelledBy = null,
    cancelledAt = at,
  } = more;
  const { awaiting, since, agreed, done, asked } = columnsOf(given);
  const type = groupId === null ? 'one_on_one' : 'group';
  const [row] = await rows<{ id: number }>(
    `insert into bookings (program_id, booking_type, group_id, requester_id, requestee_id, mentor_id, created_by, status,
       awaiting_role, awaiting_since, start_at, end_at, user_timezone, topic, accepted_at, completed_at, completed_early,
       auto_completed, cancelled_by, room_token, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $4, $6, $7, $8, $9, $10, 'UTC', $11, $12, $13, $14, $15, $16, gen_random_uuid()::text, $17, $18)
     returning id::int`,
    [
      alpha.id,
      type,
      groupId,
      menteeIds[0],
      mentorId,
      status,
      awaiting,
      since,
      at.toString(),
      at.add({ hours: 1 }).toString(),
      topic,
      agreed,
      done,
      early,
      automatic,
      cancelledBy,
      agreed ?? asked,
      cancelledAt.toString(),
    ],
  );
  const id = row?.id ?? 0;
  await rows(
    `insert into booking_participants (booking_id, user_id, user_type)
     select $1::bigint, $2::bigint, 'mentor' union all select $1, unnest($3::bigint[]), 'mentee'`,
    [id, mentorId, menteeIds],
  );
  return id;
};

interface ReviewToMake {
  bookingId: number;
  raterId: number;
  /** Null for the whole group. */
  rateeId: number | null;
  by: 'mentee' | 'mentor';
  stars: number;
  at: Temporal.Instant;
}

/** A review of one question. */
export const makeReview = async (
  { rows, alpha }: World,
  { bookingId, raterId, rateeId, by, stars, at }: ReviewToMake,
) => {
  await rows(
    `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, is_group_rating, star_rating, submitted_at, unsealed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [bookingId, alpha.id, raterId, rateeId, by, rateeId === null, stars, at.toString()],
  );
  await rows('update booking_participants set rated_at = $3 where booking_id = $1 and user_id = $2', [
    bookingId,
    raterId,
    at.toString(),
  ]);
};

export const makeReport = async (
  { rows, alpha }: World,
  bookingId: number,
  reporterId: number,
  at: Temporal.Instant,
) => {
  await rows("update bookings set status = 'reported' where id = $1", [bookingId]);
  await rows(
    `insert into booking_reports (booking_id, program_id, reporter_id, kind, reason, created_at)
     values ($1, $2, $3, 'absent', 'absent', $4)`,
    [bookingId, alpha.id, reporterId, at.toString()],
  );
};
