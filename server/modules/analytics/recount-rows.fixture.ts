import type { World } from '../../testing/world.fixture.ts';

/** The rows of a program as they are, for its recount (`recount.fixture.ts`). */

export interface Booking {
  id: number;
  mentor: number;
  status: string;
  before_refund: string | null;
  confirmation: string;
  hidden: boolean;
  start: number;
  end: number;
  automatic: boolean;
}
interface Taken {
  booking: number;
  person: number;
  rated: boolean;
}
interface Review {
  booking: number;
  by: string;
  stars: number | null;
  hidden: boolean;
}
export interface Member {
  person: number;
  type: 'admin' | 'mentor' | 'mentee';
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const sessionRows = async ({ rows }: World, program: number) => ({
  bookings: await rows<Booking>(
    `select id::int, mentor_id::int as mentor, status, refunded_from as before_refund, confirmation, hidden_at is not null as hidden,
       ${ms('start_at')} as start, ${ms('end_at')} as end, auto_completed as automatic
     from bookings where program_id = $1`,
    [program],
  ),
  taken: await rows<Taken>(
    `select booking_id::int as booking, user_id::int as person, rated_at is not null as rated from booking_participants
     where booking_id in (select id from bookings where program_id = $1)`,
    [program],
  ),
  reviews: await rows<Review>(
    `select booking_id::int as booking, rater_type as by, star_rating as stars, hidden from reviews where program_id = $1`,
    [program],
  ),
  acts: await rows<{ booking: number | null; at: number; action: string }>(
    `select booking_id::int as booking, ${ms('created_at')} as at, action from activities where program_id = $1`,
    [program],
  ),
});

const peopleRows = async ({ rows }: World, program: number) => ({
  members: await rows<Member>(
    `select m.user_id::int as person, r.user_type as type from program_memberships m join roles r on r.id = m.role_id
     where m.program_id = $1 and m.removed_at is null`,
    [program],
  ),
  joined: await rows<{ at: number }>(`select ${ms('joined_at')} as at from program_memberships where program_id = $1`, [
    program,
  ]),
  goals: await rows<{ person: number; name: string }>(
    `select c.user_id::int as person, g.mentor_label as name from user_program_goals c join program_goals g on g.id = c.program_goal_id
     where g.program_id = $1 and g.enabled`,
    [program],
  ),
  skills: await rows<{ person: number; name: string }>(
    'select c.user_id::int as person, s.name::text from user_skills c join skills s on s.id = c.skill_id',
  ),
  industries: await rows<{ person: number; name: string }>(
    `select c.user_id::int as person, s.name from user_industries c join industries s on s.id = c.industry_id where c.kind = 'own'`,
  ),
  joins: await rows<{ person: number; type: string; at: number; gone: boolean }>(
    `select m.user_id::int as person, r.user_type as type, ${ms('m.joined_at')} as at, m.removed_at is not null as gone
     from program_memberships m join roles r on r.id = m.role_id where m.program_id = $1`,
    [program],
  ),
  pairs: await rows<{ pair: number; person: number; side: string; status: string; reason: string | null }>(
    `select p.id::int as pair, x.user_id::int as person, x.user_type as side, p.status, p.end_reason as reason
     from pairings p join pairing_participants x on x.pairing_id = p.id where p.program_id = $1 and p.hidden_at is null`,
    [program],
  ),
  invites: await rows<{ email: string; type: string; joined: boolean }>(
    `select lower(e.email::text) as email, r.user_type as type, exists (select from users u join program_memberships m on m.user_id = u.id
       where u.email = e.email and m.program_id = e.program_id and m.removed_at is null) as joined
     from role_invite_emails e join roles r on r.id = e.role_id where e.program_id = $1 and e.status = 'sent'`,
    [program],
  ),
  health: await rows<{ type: 'pair' | 'group'; band: 1 | 2 | 3; score: number; reason: string | null; status: string }>(
    `select h.type, h.band, h.score, h.reason, p.status from health_pairings h join pairings p on p.id = h.pairing_id
     where h.program_id = $1`,
    [program],
  ),
});

const planRows = async ({ rows }: World, program: number) => ({
  objectives: await rows<{ person: number; zone: string; deleted: boolean; done: boolean; due: string }>(
    `select s.user_id::int as person, u.timezone as zone, u.deleted_at is not null as deleted, o.status = 'done' as done, o.due_date::text as due
     from objectives o join monthly_objectives m on m.id = o.month_id join objective_sets s on s.id = m.set_id join users u on u.id = s.user_id
     where s.program_id = $1`,
    [program],
  ),
});

export const rowsOf = async (world: World, program: number) => ({
  ...(await sessionRows(world, program)),
  ...(await peopleRows(world, program)),
  ...(await planRows(world, program)),
});
export type Rows = Awaited<ReturnType<typeof rowsOf>>;
