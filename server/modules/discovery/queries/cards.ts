import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { follows, userCompanies, userGoals, userIndustries, userInfos, userLanguages } from '../../profiles/tables.ts';
import { companies, countries, goals, industries, languages, skills } from '../../reference/tables.ts';
import { mentorIndex } from '../tables.ts';

/** Listed mentors whose next slot has passed, or was looked at long ago. */
export const toLookAgain = (tx: Tx, now: Temporal.Instant, hours: number) =>
  read(tx)
    .select({ userId: mentorIndex.userId })
    .from(mentorIndex)
    .where(
      sql`${mentorIndex.nextSlotAt} <= ${now.toString()}::timestamptz or ${mentorIndex.lookedAt} <= ${now.subtract({ hours }).toString()}::timestamptz`,
    )
    .orderBy(asc(mentorIndex.lookedAt))
    .limit(100);

/** What a card shows of these people, in the order given; somebody new has said nothing of themselves yet. */
export const cardRows = async (tx: Tx, userIds: readonly number[], industriesOfKind: 'own' | 'interested' = 'own') => {
  if (userIds.length === 0) return [];
  const ids = [...userIds];
  const people = await read(tx)
    .select({ user: users, info: userInfos, country: countries.name })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(countries, eq(countries.id, userInfos.countryId))
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)));
  const goalsOf = await read(tx)
    .select({ userId: userGoals.userId, id: goals.id, name: goals.mentorLabel })
    .from(userGoals)
    .innerJoin(goals, eq(goals.id, userGoals.goalId))
    .where(inArray(userGoals.userId, ids))
    .orderBy(asc(goals.id));
  const languagesOf = await read(tx)
    .select({ userId: userLanguages.userId, id: languages.id, name: languages.name })
    .from(userLanguages)
    .innerJoin(languages, eq(languages.id, userLanguages.languageId))
    .where(inArray(userLanguages.userId, ids))
    .orderBy(asc(languages.id));
  const industriesOf = await read(tx)
    .select({ userId: userIndustries.userId, name: industries.name })
    .from(userIndustries)
    .innerJoin(industries, eq(industries.id, userIndustries.industryId))
    .where(and(inArray(userIndustries.userId, ids), eq(userIndustries.kind, industriesOfKind)))
    .orderBy(asc(industries.name));
  return ids.flatMap((id) => {
    const person = people.find(({ user }) => user.id === id);
    if (!person) return [];
    const own = <Row extends { userId: number }>(rows: readonly Row[]) => rows.filter(({ userId }) => userId === id);
    return [{ ...person, goals: own(goalsOf), languages: own(languagesOf), industries: own(industriesOf) }];
  });
};
export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** Of these mentors: whom the viewer follows, and with whom they have a session that still counts. */
export const bondsOf = async (tx: Tx, viewerId: number, mentorIds: readonly number[]) => {
  if (mentorIds.length === 0) return { following: new Set<number>(), booked: new Set<number>() };
  const followed = await read(tx)
    .select({ id: follows.mentorId })
    .from(follows)
    .where(and(eq(follows.userId, viewerId), inArray(follows.mentorId, [...mentorIds])));
  const met = await read(tx)
    .selectDistinct({ id: bookings.mentorId })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, viewerId),
        inArray(bookings.mentorId, [...mentorIds]),
        sql`${bookings.status} not in ('cancelled', 'system_cancelled')`,
      ),
    );
  return { following: new Set(followed.map(({ id }) => id)), booked: new Set(met.map(({ id }) => id)) };
};

/** Whom somebody follows, the latest first. */
export const followedMentors = async (tx: Tx, userId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select f.mentor_id as id from follows f join mentor_index m on m.user_id = f.mentor_id
        where f.user_id = ${userId} order by f.created_at desc limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/** With whom somebody has met or will meet, the nearest to now first. */
export const ownMentors = async (tx: Tx, userId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select b.mentor_id as id, max(b.start_at) as latest from bookings b
        join booking_participants p on p.booking_id = b.id and p.user_id = ${userId} and p.user_type = 'mentee'
        where b.program_id is null and b.hidden_at is null and b.status not in ('cancelled', 'system_cancelled')
        group by b.mentor_id order by latest desc limit 50`,
  );
  return rows.map(({ id }) => Number(id));
};

/** What somebody is looking for, as B23 compares it. */
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
