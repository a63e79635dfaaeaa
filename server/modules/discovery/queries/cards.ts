import { and, arrayContains, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { follows, userCompanies, userGoals, userIndustries, userInfos, userLanguages } from '../../profiles/tables.ts';
import { companies, countries, goals, industries, languages, skills } from '../../reference/tables.ts';
import { mentorIndex } from '../tables.ts';

/** Listed mentors whose next slot has passed or was checked long ago. */
export const toLookAgain = (tx: Tx, now: Temporal.Instant, hours: number) =>
  read(tx)
    .select({ userId: mentorIndex.userId })
    .from(mentorIndex)
    .where(
      sql`${mentorIndex.nextSlotAt} <= ${now.toString()}::timestamptz or ${mentorIndex.lookedAt} <= ${now.subtract({ hours }).toString()}::timestamptz`,
    )
    .orderBy(asc(mentorIndex.lookedAt))
    .limit(100);

/** Listed mentors who have this skill. */
export const mentorsWithSkill = async (tx: Tx, skillId: number) => {
  const rows = await read(tx)
    .select({ userId: mentorIndex.userId })
    .from(mentorIndex)
    .where(arrayContains(mentorIndex.skills, [skillId]))
    .orderBy(asc(mentorIndex.userId));
  return rows.map(({ userId }) => userId);
};

interface Named {
  id: number;
  name: string;
}
const ownGoals = sql<
  Named[]
>`(select coalesce(json_agg(json_build_object('id', ${goals.id}, 'name', ${goals.mentorLabel})
    order by ${goals.id}), '[]')
  from ${userGoals} join ${goals} on ${goals.id} = ${userGoals.goalId} where ${userGoals.userId} = ${users.id})`;
const ownLanguages = sql<
  Named[]
>`(select coalesce(json_agg(json_build_object('id', ${languages.id}, 'name', ${languages.name})
    order by ${languages.id}), '[]')
  from ${userLanguages} join ${languages} on ${languages.id} = ${userLanguages.languageId}
  where ${userLanguages.userId} = ${users.id})`;
const industryNames = sql<string[]>`(select coalesce(json_agg(${industries.name} order by ${industries.name}), '[]')
  from ${userIndustries} join ${industries} on ${industries.id} = ${userIndustries.industryId}
  where ${userIndustries.userId} = ${users.id} and ${userIndustries.kind} = ${sql.placeholder('kind')})`;

/** Everything on a card in one statement: the directory and every list of mentors run it for each page. */
const cards = preparedRead('cards_of_people', (from) =>
  from
    .select({
      user: {
        id: users.id,
        slug: users.slug,
        firstname: users.firstname,
        lastname: users.lastname,
        deletedAt: users.deletedAt,
      },
      info: {
        userId: userInfos.userId, // the first says whether there is a row
        profilePhoto: userInfos.profilePhoto,
        jobTitle: userInfos.jobTitle,
        company: userInfos.company,
        mentorSince: userInfos.mentorSince,
      },
      country: countries.name,
      goals: ownGoals,
      languages: ownLanguages,
      industries: industryNames,
    })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(countries, eq(countries.id, userInfos.countryId))
    .where(and(sql`${users.id} = any(${sql.placeholder('ids')})`, isNull(users.deletedAt))),
);

/** Card details of these people, in the order given; a new user has no profile details yet. */
export const cardRows = async (tx: Tx, userIds: readonly number[], industriesOfKind: 'own' | 'interested' = 'own') => {
  if (userIds.length === 0) return [];
  const rows = await cards(tx, { ids: userIds, kind: industriesOfKind });
  const people = new Map(rows.map((row) => [row.user.id, row]));
  return userIds.flatMap((id) => people.get(id) ?? []);
};
export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

const followedAmong = preparedRead('followed_among', (from) =>
  from
    .select({ id: follows.mentorId })
    .from(follows)
    .where(
      and(eq(follows.userId, sql.placeholder('viewerId')), sql`${follows.mentorId} = any(${sql.placeholder('ids')})`),
    ),
);
const bookedAmong = preparedRead('booked_among', (from) =>
  from
    .selectDistinct({ id: bookings.mentorId })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, sql.placeholder('viewerId')),
        sql`${bookings.mentorId} = any(${sql.placeholder('ids')})`,
        notInArray(bookings.filedUnder, ['cancelled', 'unconfirmed']),
        isNull(bookings.hiddenAt),
        isNull(bookingParticipants.hiddenAt),
        sql`(${sql.placeholder('anywhere')}::boolean or ${bookings.programId} = ${sql.placeholder('programId')}::bigint)`,
      ),
    ),
);

/**
 * Of these mentors, the ones the viewer follows and the ones they have a session with that still counts, in this
 * programme or (null) anywhere.
 */
export const bondsOf = async (
  tx: Tx,
  viewerId: number,
  mentorIds: readonly number[],
  programId: number | null = null,
) => {
  if (mentorIds.length === 0) return { following: new Set<number>(), booked: new Set<number>() };
  const followed = await followedAmong(tx, { viewerId, ids: mentorIds });
  const met = await bookedAmong(tx, { viewerId, ids: mentorIds, anywhere: programId === null, programId });
  return { following: new Set(followed.map(({ id }) => id)), booked: new Set(met.map(({ id }) => id)) };
};

/** The mentors this person follows, latest first. */
export const followedMentors = async (tx: Tx, userId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select f.mentor_id as id from follows f join mentor_index m on m.user_id = f.mentor_id
        where f.user_id = ${userId} order by f.created_at desc limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/** The mentors this person has met or will meet, sorted by closeness to now. */
export const ownMentors = async (tx: Tx, userId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select b.mentor_id as id, max(b.start_at) as latest from bookings b
        join booking_participants p on p.booking_id = b.id and p.user_id = ${userId} and p.user_type = 'mentee'
        where b.program_id is null and b.hidden_at is null and b.filed_under not in ('cancelled', 'unconfirmed')
        group by b.mentor_id order by latest desc limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/** The current mentors of a programme (`m`). */
const mentorsNow = (programId: number) => sql`
  select m.user_id from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
  where m.program_id = ${programId} and m.removed_at is null and r.user_type = 'mentor' and u.deleted_at is null`;

/** The mentors of a programme whom this person follows, latest first. */
export const followedIn = async (tx: Tx, userId: number, programId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select mentor_id as id from follows where user_id = ${userId} and mentor_id in (${mentorsNow(programId)} and u.confirmed_at is not null)
        order by created_at desc limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/**
 * The mentors of a programme whom this person has met, will meet or is paired with there (met or not), sorted by
 * closeness to now.
 */
export const ownMentorsIn = async (tx: Tx, userId: number, programId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select user_id as id from (
          select mentor.user_id, b.start_at
          from booking_participants p join bookings b on b.id = p.booking_id
            join booking_participants mentor on mentor.booking_id = b.id and mentor.user_type = 'mentor'
          where p.user_id = ${userId} and p.user_type = 'mentee' and p.hidden_at is null and mentor.hidden_at is null
            and b.program_id = ${programId} and b.hidden_at is null and b.filed_under not in ('cancelled', 'unconfirmed')
          union all
          select mentor.user_id, null
          from pairing_participants p join pairings g on g.id = p.pairing_id
            join pairing_participants mentor on mentor.pairing_id = g.id and mentor.user_type = 'mentor'
          where p.user_id = ${userId} and p.user_type = 'mentee'
            and g.program_id = ${programId} and g.status <> 'ended' and g.hidden_at is null
        ) as theirs
        where user_id in (${mentorsNow(programId)})
        group by user_id order by max(start_at) desc nulls last, user_id limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/** What the person is looking for, in the terms that B23 compares. */
export const wishesOf = async (tx: Tx, userId: number) => {
  const of = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);
  const [info] = await read(tx).select().from(userInfos).where(eq(userInfos.userId, userId));
  const wanted = await read(tx)
    .select({ name: companies.name })
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(eq(userCompanies.userId, userId));
  return {
    goals: await of(read(tx).select({ id: userGoals.goalId }).from(userGoals).where(eq(userGoals.userId, userId))),
    industries: await of(
      read(tx)
        .selectDistinct({ id: userIndustries.industryId })
        .from(userIndustries)
        .where(eq(userIndustries.userId, userId)),
    ),
    languages: await of(
      read(tx).select({ id: userLanguages.languageId }).from(userLanguages).where(eq(userLanguages.userId, userId)),
    ),
    companies: wanted.map(({ name }) => name),
    countryId: info?.countryId ?? null,
    workingExperience: info?.workingExperience ?? null,
  };
};
export type Wishes = Awaited<ReturnType<typeof wishesOf>>;

export const namedIndustries = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ id: industries.id, name: industries.name })
        .from(industries)
        .where(inArray(industries.id, [...ids]));

export const namedSkills = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ id: skills.id, name: skills.name })
        .from(skills)
        .where(inArray(skills.id, [...ids]));
