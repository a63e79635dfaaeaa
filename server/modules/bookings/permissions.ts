import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, platformAdminsOnly, signedIn } from '../../policies/actor.ts';
import { administersBooking, bookingScope, ownBookings, roleIn } from '../../policies/bookings.ts';
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

/** A programme, and what the actor is in it. */
export type ProgrammeMember = Awaited<ReturnType<typeof loadForMember>>;

/** A booking as a call finds it, before anything is locked. */
export interface SeenBooking {
  booking: BookingRow;
  /** Those who have left its group are still among them. */
  people: readonly ParticipantRow[];
  /** Null on the platform. */
  programme: ProgrammeRow['program'] | null;
  /** What the actor is in it; the table of transitions says what they may do as that. */
  role: BookingSide | 'admin' | null;
}

const seenBooking = async ({ tx, actor }: Work<Actor>, id: number): Promise<SeenBooking> => {
  const booking = found(await bookingById(tx, id, bookingScope(actor)), 'bookings.not_found');
  const { programId } = booking;
  const programme = programId === null ? null : ((await programmeById(tx, programId))?.program ?? null);
  const people = await participantsOf(tx, [id]);
  return { booking, people, programme, role: roleIn(actor, people, programme) };
};

/** Everyone who has the booking that the input names: those who take part in it, and those who administer it. */
export const viewerOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: (work, input) => seenBooking(work, idOf(input)),
});

/** Who administers the booking that the input names. They act as its admins, even where they take part in it (ADB-48). */
export const adminOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: async (work, input) => {
    const seen = await seenBooking(work, idOf(input));
    refuseIf(administersBooking(work.actor, seen.programme) ? null : 'bookings.admins_only', 403);
    return { ...seen, role: 'admin' };
  },
});

/** Those who take part in the booking that the input names; nobody else has it, whatever they administer. */
export const participantOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, BookingRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) =>
    found(await bookingById(tx, idOf(input), ownBookings(actor)), 'bookings.not_found'),
});

/** Where a session is asked for, and with whom. */
interface NamedMeeting {
  program_id?: number | null | undefined;
  group_id?: number | null | undefined;
  requestee_id: number;
}

/**
 * Who may ask for a session: on the platform (null) everyone, in a programme its members; for two people, its mentors and
 * mentees, but never with oneself. Whether these people may meet is for the verb to say.
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

/** What a person did with the actor, or in a programme that the actor administers, up to now. */
export interface SeenProgress {
  person: Awaited<ReturnType<typeof peopleNamed>>[number];
  /** Null: all of the platform. */
  place: ProgrammeRow | null;
  isAdmin: boolean;
  sessions: readonly BookingView[];
}

const mostShown = 200;

/** B29: who has met the person that the input names, and who administers the place where that person is; never oneself. */
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

/** Who administers the programme whose bookings are listed; without one (null), all are for the platform's admins (ADB-48, ADB-49). */
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

/** The platform's admins, of all bookings (null) or those of one programme. */
export const platformAdminOfBookingsIn = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: platformAdminsOnly,
  load: (work, input) => listPlace(work, idOf(input)),
});

/** Who administers the programme at the address that the input names. */
export const adminOfBookingsAt = <I>(
  addressOf: (input: I) => { enterprise: string; program: string },
): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: (work, input) => loadForAdminAt(work, addressOf(input)),
});

/** Table (d), Offline session: members log sessions that they took part in, admins of the programme log for others too. */
export const loggerOf = <I>(
  loggedBy: (input: I) => { program_id: number; user_id: number; participant_id?: number | null | undefined },
): Loader<Actor, Actor, I, ProgrammeMember> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { program_id: programId, user_id: userId, participant_id: participantId } = loggedBy(input);
    const member = await loadForMember(work, programId);
    const isOwn = userId === work.actor.id || participantId === work.actor.id;
    refuseIf(isOwn || administers(member.standing) ? null : 'bookings.offline_not_yours', 403);
    return member;
  },
});
