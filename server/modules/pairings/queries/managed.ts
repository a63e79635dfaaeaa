import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PairingStatus, PairingType } from '../../../../contract/pairings/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { roleInviteEmails } from '../../invitations/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { pairingParticipants, pairings } from '../tables.ts';
import type { PairingRow } from './pairs.ts';

/** The people in these pairs and groups, mentors first, as they are shown. */
export const peopleOf = async (tx: Tx, pairingIds: readonly number[]) => {
  if (pairingIds.length === 0) return [];
  return read(tx)
    .select({
      pairingId: pairingParticipants.pairingId,
      side: pairingParticipants.userType,
      id: users.id,
      slug: users.slug,
      firstname: users.firstname,
      lastname: users.lastname,
      userType: users.userType,
      deletedAt: users.deletedAt,
      profilePhoto: userInfos.profilePhoto,
      jobTitle: userInfos.jobTitle,
      company: userInfos.company,
    })
    .from(pairingParticipants)
    .innerJoin(users, eq(users.id, pairingParticipants.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(pairingParticipants.pairingId, [...pairingIds]))
    .orderBy(desc(pairingParticipants.userType), asc(users.firstname), asc(users.lastname), asc(users.id));
};
export type MemberRow = Awaited<ReturnType<typeof peopleOf>>[number];

interface ManagedPairingFilter {
  programId: number;
  type: PairingType;
  status?: readonly PairingStatus[] | undefined;
  search?: string | undefined;
}

/** Matches the group's name, or the name or address of one of its people. */
const found = (tx: Tx, search: string | undefined) => {
  if (search === undefined || search === '') return undefined;
  const like = containing(search);
  const person = read(tx)
    .select({ id: users.id })
    .from(pairingParticipants)
    .innerJoin(users, eq(users.id, pairingParticipants.userId))
    .where(
      and(
        eq(pairingParticipants.pairingId, pairings.id),
        or(ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like), sql`${users.email}::text ilike ${like}`),
      ),
    );
  return or(ilike(pairings.name, like), exists(person));
};

const wantedOnes = (tx: Tx, { programId, type, status = [], search }: ManagedPairingFilter) =>
  and(
    eq(pairings.programId, programId),
    eq(pairings.type, type),
    isNull(pairings.hiddenAt),
    status.length === 0 ? undefined : inArray(pairings.status, [...status]),
    found(tx, search),
  );

/** A page of a programme's pairs or groups, latest first; those of removed members are hidden (PAR-32). */
export const managedPairings = (
  tx: Tx,
  wanted: ManagedPairingFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  read(tx).select().from(pairings).where(wantedOnes(tx, wanted)).orderBy(desc(pairings.id)).limit(limit).offset(offset);

export const countManaged = async (tx: Tx, wanted: ManagedPairingFilter) => {
  const [row] = await read(tx).select({ rows: count() }).from(pairings).where(wantedOnes(tx, wanted));
  return row?.rows ?? 0;
};

/** The person's groups in a programme or (null) on the platform, without ended ones. */
export const groupsOf = async (tx: Tx, userId: number, programId: number | null): Promise<PairingRow[]> => {
  const theirs = read(tx)
    .select({ id: pairingParticipants.pairingId })
    .from(pairingParticipants)
    .where(eq(pairingParticipants.userId, userId));
  return read(tx)
    .select()
    .from(pairings)
    .where(
      and(
        eq(pairings.type, 'group'),
        inArray(pairings.id, theirs),
        inArray(pairings.status, ['active', 'paused']),
        isNull(pairings.hiddenAt),
        programId === null ? isNull(pairings.programId) : eq(pairings.programId, programId),
      ),
    )
    .orderBy(asc(sql`lower(${pairings.name})`), asc(pairings.id))
    .limit(100);
};

/** The person's side in a pair or group; undefined if they are not in it. */
export const sideIn = async (tx: Tx, pairingId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ side: pairingParticipants.userType })
    .from(pairingParticipants)
    .where(and(eq(pairingParticipants.pairingId, pairingId), eq(pairingParticipants.userId, userId)));
  return row?.side;
};

/** The living members of a programme by lower-case address, and how many mentees each accepts. */
export const membersByAddress = async (tx: Tx, programId: number, addresses: readonly string[]) => {
  if (addresses.length === 0) return [];
  return read(tx)
    .select({
      userId: users.id,
      email: users.email,
      userType: roles.userType,
      capacity: programMemberships.capacity,
    })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(sql`lower(${users.email}::text)`, [...addresses]),
        isNull(programMemberships.removedAt),
        isNull(users.deletedAt),
      ),
    );
};

/** Those of these addresses, in lower case, that have an invitation to the programme that nobody has accepted. */
export const invitedAmong = async (tx: Tx, programId: number, addresses: readonly string[]) => {
  if (addresses.length === 0) return new Set<string>();
  const rows = await read(tx)
    .select({ email: roleInviteEmails.email })
    .from(roleInviteEmails)
    .where(
      and(
        eq(roleInviteEmails.programId, programId),
        inArray(roleInviteEmails.email, [...addresses]),
        inArray(roleInviteEmails.status, ['new', 'unsent', 'sent']),
      ),
    );
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** The living pairs of these mentors in a programme. */
export const livePairsOf = async (tx: Tx, programId: number, mentorIds: readonly number[]) => {
  if (mentorIds.length === 0) return [];
  return read(tx)
    .select({ mentorId: pairings.mentorId, menteeId: pairings.menteeId })
    .from(pairings)
    .where(
      and(
        eq(pairings.programId, programId),
        eq(pairings.type, 'pair'),
        inArray(pairings.mentorId, [...mentorIds]),
        inArray(pairings.status, ['active', 'paused']),
      ),
    );
};

/** The active groups of a programme, by name: for an admin who arranges a session for one (ADB-44). */
export const groupsIn = (tx: Tx, programId: number, search: string | undefined, limit: number) =>
  read(tx)
    .select({ id: pairings.id, name: pairings.name })
    .from(pairings)
    .where(
      and(
        eq(pairings.programId, programId),
        eq(pairings.type, 'group'),
        eq(pairings.status, 'active'),
        isNull(pairings.hiddenAt),
        search ? ilike(pairings.name, containing(search)) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${pairings.name})`), asc(pairings.id))
    .limit(limit);
