import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, platformAdminsOnly, signedIn } from '../../policies/actor.ts';
import { administersBooking, type BookingScope, bookingScope, ownBookings, roleIn } from '../../policies/bookings.ts';
import { administers, membershipIn } from '../../policies/programmes.ts';
import {
  loadForAdmin,
  loadForAdminAt,
  loadForMember,
  membershipOf,
  programmeById,
  type ProgrammeRow,
} from '../programmes/index.ts';
import { latestOf } from './queries/progress.ts';
import { peopleNamed } from './queries/reports.ts';
import {
  bookingById,
  type BookingRow,
  type BookingView,
  type ParticipantRow,
  participantsOf,
} from './queries/views.ts';

/** A programme, and the actor's standing in it. */
export type ProgrammeMember = Awaited<ReturnType<typeof loadForMember>>;

/** A booking as a call finds it, before anything is locked. */
export interface SeenBooking {
  booking: BookingRow;
  /** Includes people who have left its group. */
  people: readonly ParticipantRow[];
  /** Null on the platform. */
  programme: ProgrammeRow['program'] | null;
  /** The actor's role in it; the table of transitions says what that role may do. */
  role: BookingSide | 'admin' | null;
}

/** The booking as this person finds it; to strangers it does not exist. */
export const seenBooking = async ({ tx, actor }: Work<Actor>, id: number): Promise<SeenBooking> => {
  const booking = found(await bookingById(tx, id, bookingScope(actor)), 'bookings.not_found');
  const { programId } = booking;
  const programme = programId === null ? null : ((await programmeById(tx, programId))?.program ?? null);
  const people = await participantsOf(tx, [id]);
  return { booking, people, programme, role: roleIn(actor, people, programme) };
};

/** Participants and admins of the booking that the input names. */
export const viewerOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: (work, input) => seenBooking(work, idOf(input)),
});

/** Admins of the booking that the input names. They act as admins even if they take part in it (ADB-48). */
export const adminOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: async (work, input) => {
    const seen = await seenBooking(work, idOf(input));
    refuseIf(administersBooking(work.actor, seen.programme) ? null : 'bookings.admins_only', 403);
    return { ...seen, role: 'admin' };
  },
});

/**
 * The booking that the input names, read as `load` reads it; to everyone outside `scopeOf` it is not found. By default
 * its participants and its admins see it.
 */
export const readerOfBooking = <I, Row>(
  load: (tx: Tx, id: number, scope: BookingScope) => Promise<Row | undefined>,
  idOf: (input: I) => number,
  scopeOf: (actor: Actor) => BookingScope = bookingScope,
): Loader<Actor, Actor, I, Row> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => found(await load(tx, idOf(input), scopeOf(actor)), 'bookings.not_found'),
});

/** Participants of the booking that the input names. Nobody else finds it, not even its admins. */
export const participantOfBooking = <I>(idOf: (input: I) => number) => readerOfBooking(bookingById, idOf, ownBookings);

/** The same people for what nobody else sees, a platform admin who is viewing as one of them included (B11, B49). */
export const ownerInBooking = <I>(idOf: (input: I) => number) => ({
  ...participantOfBooking(idOf),
  policy: inOwnAccount,
});

/** Where a session is asked for, and with whom. */
interface NamedMeeting {
  program_id?: number | null | undefined;
  group_id?: number | null | undefined;
  requestee_id: number;
}

/**
 * People who may ask for a session: on the platform (null) everyone, in a programme its members; for a session of two
 * only its mentors and mentees, and never with oneself. Whether these people may meet is for the verb to decide.
 */
export const requesterOf = <I>(
  meetingOf: (input: I) => NamedMeeting,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { program_id: programId, group_id: groupId, requestee_id: otherId } = meetingOf(input);
    const areTwo = !groupId;
    refuseIf(areTwo && otherId === work.actor.id ? 'bookings.with_oneself' : null);
    if (programId == null) return null;
    const member = await loadForMember(work, programId);
    const side = membershipIn(work.actor, member.program)?.userType;
    refuseIf(areTwo && side !== 'mentor' && side !== 'mentee' ? 'programmes.members_only' : null, 403);
    return member;
  },
});

/** A person's sessions so far, with the actor or in a place that the actor administers. */
export interface SeenProgress {
  person: Awaited<ReturnType<typeof peopleNamed>>[number];
  /** Null for the whole platform. */
  place: ProgrammeRow | null;
  isAdmin: boolean;
  sessions: readonly BookingView[];
}

const mostShown = 200;

/**
 * B29: people who have met the person that the input names, and admins of the place where that person is; never the
 * person themselves.
 */
export const readerOfProgress = <I>(
  namedBy: (input: I) => { personId: number; programId: number | undefined },
): Loader<Actor, Actor, I, SeenProgress> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { tx, actor } = work;
    const { personId, programId } = namedBy(input);
    found(actor.id === personId ? undefined : personId, 'accounts.not_found');
    const place = programId === undefined ? null : await loadForMember(work, programId);
    const isAdmin = administersBooking(actor, place?.program ?? null);
    const whose = { personId, withId: isAdmin ? null : actor.id, programId: place?.program.id ?? null };
    const sessions = await latestOf(tx, whose, mostShown);
    const isThere = async () => place === null || (await membershipOf(tx, place.program.id, personId)) !== undefined;
    const may = sessions.length > 0 || (isAdmin && (await isThere()));
    const [known] = await peopleNamed(tx, [personId]);
    const person = found(may ? known : undefined, 'accounts.not_found');
    return { person, place, isAdmin, sessions };
  },
});

const listPlace = async (work: Work<Actor>, programId: number | undefined) =>
  programId === undefined ? null : loadForAdmin(work, programId);

/**
 * Admins of the programme whose bookings are listed; without a programme (null), only platform admins (ADB-48, ADB-49).
 */
export const adminOfBookingsIn = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    refuseIf(programId === undefined && !work.actor.isPlatformAdmin ? 'accounts.platform_admins_only' : null, 403);
    return listPlace(work, programId);
  },
});

/** Platform admins, for all bookings (null) or those of one programme. */
export const platformAdminOfBookingsIn = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: platformAdminsOnly,
  load: (work, input) => listPlace(work, idOf(input)),
});

/** Admins of the programme at the address that the input names. */
export const adminOfBookingsAt = <I>(
  addressOf: (input: I) => { enterprise: string; program: string },
): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => loadForAdminAt(work, addressOf(input)),
});

/**
 * Table (d), Offline session: members log sessions that they took part in; admins of the programme also log for others.
 */
export const loggerOf = <I>(
  loggedBy: (input: I) => {
    program_id: number;
    user_id: number;
    participant_id?: number | null | undefined;
    for_others?: 'true' | undefined;
  },
): Loader<Actor, Actor, I, ProgrammeMember> => ({
  policy: signedIn,
  load: async (work, input) => {
    const named = loggedBy(input);
    const { program_id: programId, user_id: userId, participant_id: participantId } = named;
    const member = await loadForMember(work, programId);
    const isOwn = named.for_others === undefined && (userId === work.actor.id || participantId === work.actor.id);
    refuseIf(isOwn || administers(member.standing) ? null : 'bookings.offline_not_yours', 403);
    return member;
  },
});

/** The person who logged the session that the input names; others who see it may not delete it. */
export const loggerOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: async (work, input) => {
    const seen = await seenBooking(work, idOf(input));
    const { isOffline, createdBy } = seen.booking;
    refuseIf(isOffline && createdBy === work.actor.id ? null : 'bookings.only_logger_deletes', 403);
    return seen;
  },
});
