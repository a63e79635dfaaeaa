import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { meetingRecordings, meetings } from '../../meetings/tables.ts';
import { programs } from '../../programmes/tables.ts';
import { aiRecordings } from '../../transcription/tables.ts';

interface TranscriptionFilter {
  /** Null for all places. */
  programId: number | null;
  /** Empty for all of them. */
  search: string;
}

/** The meetings with a recording that is transcribed and meets this condition. */
const meetingsWith = (tx: Tx, condition?: SQL) =>
  read(tx)
    .select({ id: meetingRecordings.meetingId })
    .from(aiRecordings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .where(and(eq(aiRecordings.status, 'completed'), condition));

/** The number in the name of a booking's room: rooms of anything else are none of this list. */
const bookingIdOf = sql`case when ${meetings.room} ~ '^booking [0-9]{1,18}$' then substr(${meetings.room}, 9)::bigint end`;

/** Deleted people are not found by their names (ACC-66). */
const withPersonCalled = (tx: Tx, like: string) =>
  inArray(
    bookings.id,
    read(tx)
      .select({ id: bookingParticipants.bookingId })
      .from(bookingParticipants)
      .innerJoin(users, eq(users.id, bookingParticipants.userId))
      .where(and(isNull(users.deletedAt), sql`${users.nameSought} like lower(${like})`)),
  );

/** Looked up for each meeting, so that nobody's search reads the transcripts of other programs. */
const saying = (tx: Tx, like: string) =>
  exists(
    meetingsWith(
      tx,
      and(
        eq(meetingRecordings.meetingId, meetings.id),
        or(ilike(aiRecordings.summary, like), ilike(aiRecordings.transcript, like)),
      ),
    ),
  );

/** Sessions hidden with a removed member are in no list (BKG-123). */
const those = (tx: Tx, { programId, search }: TranscriptionFilter) => {
  const like = containing(search);
  return and(
    inArray(meetings.id, meetingsWith(tx)),
    isNull(bookings.hiddenAt),
    programId === null ? undefined : eq(bookings.programId, programId),
    search === '' ? undefined : or(withPersonCalled(tx, like), saying(tx, like)),
  );
};

/** The latest meeting first. */
export const transcribedMeetings = (
  tx: Tx,
  filter: TranscriptionFilter,
  { skip, size }: { skip: number; size: number },
) =>
  read(tx)
    .select({
      id: meetings.id,
      room: meetings.room,
      startsAt: meetings.startsAt,
      bookingId: bookings.id,
      mentorId: bookings.mentorId,
      programName: programs.name,
    })
    .from(meetings)
    .innerJoin(bookings, eq(bookings.id, bookingIdOf))
    .leftJoin(programs, eq(programs.id, bookings.programId))
    .where(those(tx, filter))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(size)
    .offset(skip);
export type TranscribedMeeting = Awaited<ReturnType<typeof transcribedMeetings>>[number];

export const countTranscribedMeetings = async (tx: Tx, filter: TranscriptionFilter) => {
  const [row] = await read(tx)
    .select({ total: count() })
    .from(meetings)
    .innerJoin(bookings, eq(bookings.id, bookingIdOf))
    .where(those(tx, filter));
  return row?.total ?? 0;
};

/** What was made of each recording of these meetings, in the order in which they were recorded. */
export const textsOfMeetings = async (tx: Tx, meetingIds: readonly number[]) => {
  if (meetingIds.length === 0) return [];
  return read(tx)
    .select({
      meetingId: meetingRecordings.meetingId,
      summary: aiRecordings.summary,
      keyPoints: aiRecordings.keyPoints,
      actionItems: aiRecordings.actionItems,
      topics: aiRecordings.topics,
      sentiment: aiRecordings.sentiment,
      wordClouds: aiRecordings.wordClouds,
      /** The transcript itself, of an hour's talk, is only read when it is opened. */
      hasWords: sql<boolean>`${aiRecordings.transcript} ~ '\\S'`,
    })
    .from(aiRecordings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .where(and(eq(aiRecordings.status, 'completed'), inArray(meetingRecordings.meetingId, [...meetingIds])))
    .orderBy(asc(meetingRecordings.id));
};
export type MeetingText = Awaited<ReturnType<typeof textsOfMeetings>>[number];

export const peopleOfSessions = async (tx: Tx, bookingIds: readonly number[]) => {
  if (bookingIds.length === 0) return [];
  return read(tx)
    .select({
      bookingId: bookingParticipants.bookingId,
      userId: bookingParticipants.userId,
      userType: bookingParticipants.userType,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
    })
    .from(bookingParticipants)
    .innerJoin(users, eq(users.id, bookingParticipants.userId))
    .where(inArray(bookingParticipants.bookingId, [...bookingIds]))
    .orderBy(asc(users.id));
};
export type PersonOfSession = Awaited<ReturnType<typeof peopleOfSessions>>[number];
