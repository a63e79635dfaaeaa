import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { TagKind } from '../../../../contract/events/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userCompanies, userIndustries, userInfos, userSkills } from '../../profiles/tables.ts';
import { programMemberships } from '../../programmes/tables.ts';
import { companies, countries, industries, skills } from '../../reference/tables.ts';
import { eventMailings, eventSpeakers, eventTags } from '../tables.ts';

/** B109: the ids of events that share a skill, industry, company or country with this person. */
export const matchingTags = (userId: number): SQL => sql`select ${eventTags.eventId} from ${eventTags} where
  (${eventTags.kind} = 'skill' and ${eventTags.refId} in
    (select ${userSkills.skillId} from ${userSkills} where ${userSkills.userId} = ${userId}))
  or (${eventTags.kind} = 'industry' and ${eventTags.refId} in
    (select ${userIndustries.industryId} from ${userIndustries} where ${userIndustries.userId} = ${userId}))
  or (${eventTags.kind} = 'company' and ${eventTags.refId} in
    (select ${userCompanies.companyId} from ${userCompanies} where ${userCompanies.userId} = ${userId}))
  or (${eventTags.kind} = 'country' and ${eventTags.refId} in
    (select ${userInfos.countryId} from ${userInfos} where ${userInfos.userId} = ${userId}))`;

/** The chosen entries of each kind. */
export type Chosen = Record<TagKind, readonly number[]>;

const has: Record<TagKind, (tx: Tx, ids: number[]) => SQL> = {
  skill: (tx, ids) =>
    inArray(
      users.id,
      read(tx).select({ id: userSkills.userId }).from(userSkills).where(inArray(userSkills.skillId, ids)),
    ),
  industry: (tx, ids) =>
    inArray(
      users.id,
      read(tx)
        .select({ id: userIndustries.userId })
        .from(userIndustries)
        .where(inArray(userIndustries.industryId, ids)),
    ),
  company: (tx, ids) =>
    inArray(
      users.id,
      read(tx).select({ id: userCompanies.userId }).from(userCompanies).where(inArray(userCompanies.companyId, ids)),
    ),
  country: (tx, ids) =>
    inArray(
      users.id,
      read(tx).select({ id: userInfos.userId }).from(userInfos).where(inArray(userInfos.countryId, ids)),
    ),
};

/**
 * B110: the confirmed people who match at least one entry of every kind that something was chosen of, and were not
 * written to about this event before; of a program, its members. Nothing chosen: nobody.
 */
export const reached = async (
  tx: Tx,
  { eventId, programId, chosen }: { eventId: number; programId: number | null; chosen: Chosen },
): Promise<number[]> => {
  const kinds = (Object.keys(has) as TagKind[]).filter((kind) => chosen[kind].length > 0);
  if (kinds.length === 0) return [];
  const members = read(tx)
    .select({ id: programMemberships.userId })
    .from(programMemberships)
    .where(and(eq(programMemberships.programId, programId ?? 0), isNull(programMemberships.removedAt)));
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.confirmedAt),
        isNull(users.deletedAt),
        programId === null ? undefined : inArray(users.id, members),
        ...kinds.map((kind) => has[kind](tx, [...chosen[kind]])),
        sql`not exists (select 1 from ${eventMailings} where ${eventMailings.eventId} = ${eventId}
          and ${eventMailings.userId} = ${users.id})`,
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
};

const lists = { skill: skills, industry: industries, company: companies, country: countries } as const;
/** These entries of a kind, by their names. */
export const entriesNamed = (
  tx: Tx,
  kind: TagKind,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> => {
  const list = lists[kind];
  if (ids.length === 0) return Promise.resolve([]);
  return read(tx)
    .select({ id: list.id, name: sql<string>`${list.name}::text` })
    .from(list)
    .where(inArray(list.id, [...ids]))
    .orderBy(sql`lower(${list.name}::text)`, asc(list.id));
};

/**
 * Which of these people an admin may name as speakers with their picture and profile: anybody on the platform for its own
 * events; for an event of a program its members, the mentors whom everybody finds, and who speaks there already.
 */
export const speakersAmong = async (
  tx: Tx,
  ids: readonly number[],
  { eventId, programId }: { eventId: number; programId: number | null },
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const isMember = sql`exists (select 1 from ${programMemberships} where ${programMemberships.userId} = ${users.id}
    and ${programMemberships.programId} = ${programId} and ${programMemberships.removedAt} is null)`;
  const speaks = sql`exists (select 1 from ${eventSpeakers} where ${eventSpeakers.userId} = ${users.id}
    and ${eventSpeakers.eventId} = ${eventId})`;
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        isNull(users.deletedAt),
        programId === null ? undefined : or(isMember, speaks, eq(users.isFlMentor, true)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};
