import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { preparedRead, read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { enterpriseAdmins, enterprises } from '../../enterprises/tables.ts';
import { follows, userInfos } from '../../profiles/tables.ts';
import { programMemberships, programs } from '../../programmes/tables.ts';
import { countries } from '../../reference/tables.ts';

const administered = preparedRead('enterprises_administered', (from) =>
  from
    .select({ id: enterprises.id })
    .from(enterprises)
    .leftJoin(enterpriseAdmins, eq(enterpriseAdmins.enterpriseId, enterprises.id))
    .where(
      or(eq(enterprises.ownerId, sql.placeholder('userId')), eq(enterpriseAdmins.userId, sql.placeholder('userId'))),
    ),
);

/** Ids of the enterprises that the person administers (B95). */
export const administeredEnterprises = async (tx: Tx, userId: number) => {
  const rows = await administered(tx, { userId });
  return [...new Set(rows.map(({ id }) => id))];
};

const held = sql`('completed', 'partially_rated', 'fully_rated')`;

/**
 * The person's contribution: sessions held, people helped, profile views (DSH-05, PRO-10). Anything hidden with a
 * removed member no longer counts (BKG-123), and a session that only one side logged does not yet (M43).
 */
export const impactOf = async (tx: Tx, userId: number) => {
  const [row] = await readRows<Record<'sessions' | 'mentees' | 'views', string>>(
    tx,
    sql`select
        (select count(distinct b.id) from bookings b join booking_participants p on p.booking_id = b.id
          where p.user_id = ${userId} and b.status in ${held} and b.confirmation = 'confirmed' and b.hidden_at is null and p.hidden_at is null) as sessions,
        (select count(distinct p.user_id) from bookings b join booking_participants p on p.booking_id = b.id
            join booking_participants m on m.booking_id = b.id and m.user_id = ${userId} and m.user_type = 'mentor'
          where p.user_type = 'mentee' and b.status in ${held} and b.confirmation = 'confirmed' and b.hidden_at is null
            and p.hidden_at is null and m.hidden_at is null) as mentees,
        (select count(*) from profile_views where user_id = ${userId}) as views`,
  );
  return {
    mentoring_sessions: Number(row?.sessions ?? 0),
    mentees_helped: Number(row?.mentees ?? 0),
    profile_viewed: Number(row?.views ?? 0),
  };
};

/** A person's public facts by slug (first) or hex id (A70); deleted people are not found. */
export const personByKey = async (tx: Tx, key: string) => {
  const isHex = /^([0-9a-f]{24}|[0-9a-f]{32})$/.test(key);
  const rows = await read(tx)
    .select({ user: users, info: userInfos, country: countries.name })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(countries, eq(countries.id, userInfos.countryId))
    .where(
      and(isNull(users.deletedAt), isHex ? or(eq(users.slug, key), eq(users.publicId, key)) : eq(users.slug, key)),
    );
  return rows.find(({ user }) => user.slug.toLowerCase() === key.toLowerCase()) ?? rows[0];
};
export type PersonView = NonNullable<Awaited<ReturnType<typeof personByKey>>>;

export const isFollowing = async (tx: Tx, userId: number, mentorId: number) => {
  const rows = await read(tx)
    .select({ mentorId: follows.mentorId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.mentorId, mentorId)));
  return rows.length > 0;
};

export const followingCount = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ following: count() }).from(follows).where(eq(follows.userId, userId));
  return row?.following ?? 0;
};

/** The programmes that the person is in. */
export const programmesOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({ id: programs.id, enterpriseId: programs.enterpriseId })
    .from(programMemberships)
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .where(and(eq(programMemberships.userId, userId), isNull(programMemberships.removedAt)));

/**
 * Sessions that two people share, or (viewer = person) all of the viewer's own, newest first (PRO-32); in a portal only
 * those of its programme. Sessions hidden with a removed member are left out (BKG-123).
 */
export const sharedSessions = (tx: Tx, personId: number, viewerId: number, programId?: number) => {
  const of = (id: number) =>
    sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants}
      where ${bookingParticipants.userId} = ${id} and ${bookingParticipants.hiddenAt} is null)`;
  return read(tx)
    .select({ booking: bookings, mentor: users })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.mentorId))
    .where(
      and(
        inArray(bookings.id, of(personId)),
        inArray(bookings.id, of(viewerId)),
        isNull(bookings.hiddenAt),
        eq(bookings.confirmation, 'confirmed'),
        programId === undefined ? undefined : eq(bookings.programId, programId),
      ),
    )
    .orderBy(desc(bookings.startAt), desc(bookings.id))
    .limit(20);
};

/** The platform's public figures (B125). */
export const impactCounters = async (tx: Tx) => {
  const [row] = await readRows<Record<'mentors' | 'mentees' | 'sessions' | 'countries', string>>(
    tx,
    sql`select
      (select count(*) from users where is_fl_mentor and deleted_at is null) as mentors,
      (select count(*) from users where user_type = 'mentee' and deleted_at is null) as mentees,
      (select count(*) from bookings where status in ${held} and confirmation = 'confirmed') as sessions,
      (select count(distinct i.country_id) from user_infos i join users u on u.id = i.user_id where u.deleted_at is null) as countries`,
  );
  return {
    mentors: Number(row?.mentors ?? 0),
    mentees: Number(row?.mentees ?? 0),
    completed_sessions: Number(row?.sessions ?? 0),
    countries: Number(row?.countries ?? 0),
  };
};

/** The public rows of these people, by id. */
export const peopleById = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select({ user: users })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
};
