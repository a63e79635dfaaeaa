import { Temporal } from 'temporal-polyfill';
import {
  type TranscriptionRecord,
  type TranscriptionsPage,
  transcriptionsPageSize as size,
} from '../../../contract/screens/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { presentStanding, sittingsOf } from '../meetings/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { joinNotes, transcriptUrl } from '../transcription/index.ts';
import {
  countTranscribedMeetings,
  type MeetingText,
  peopleOfSessions,
  type PersonOfSession,
  textsOfMeetings,
  type TranscribedMeeting,
  transcribedMeetings,
} from './queries/transcriptions.ts';

type Standing = ReturnType<typeof presentStanding>;

/** The mentor who leads the session comes first. */
const namesIn = (people: readonly PersonOfSession[], mentorId: number | null) => {
  const namesOf = (side: PersonOfSession['userType']) =>
    people
      .filter(({ userType }) => userType === side)
      .toSorted((one, other) => Number(other.userId === mentorId) - Number(one.userId === mentorId))
      .map(fullName)
      .join(', ');
  return { mentee_name: namesOf('mentee'), mentor_name: namesOf('mentor') || null };
};

const minutesOf = ({ start_time: start, end_time: end }: Pick<Standing, 'start_time' | 'end_time'>) =>
  start === null || end === null
    ? null
    : Math.round(Temporal.Instant.from(start).until(Temporal.Instant.from(end)).total('minutes'));

interface About {
  texts: readonly MeetingText[];
  people: readonly PersonOfSession[];
  /** Undefined if nobody is known to have been there. */
  standing: Standing | undefined;
}

const present = (row: TranscribedMeeting, { texts, people, standing }: About): TranscriptionRecord => ({
  id: row.id,
  booking_id: row.bookingId,
  ...namesIn(people, row.mentorId),
  start_time: standing?.start_time ?? row.startsAt.toString(),
  duration: standing ? minutesOf(standing) : null,
  program_name: row.programName,
  ...joinNotes(texts),
  isValid: standing?.is_valid ?? false,
  meeting_id: row.id,
  transcription_url: texts.some(({ hasWords }) => hasWords) ? transcriptUrl(row.id) : null,
  // M14: recordings are only for those who took part, and here they are read as their admin.
  recording_url: null,
});

/** MTG-05: one page of the transcribed sessions of a program, or of all (null). */
export const listTranscriptions = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  programme: ProgrammeRow | null,
  { search = '', page }: { search?: string | undefined; page: number },
): Promise<TranscriptionsPage> => {
  const filter = { programId: programme?.program.id ?? null, search };
  const total = await countTranscribedMeetings(tx, filter);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  const rows = await transcribedMeetings(tx, filter, { skip: (shown - 1) * size, size });
  const ids = rows.map(({ id }) => id);
  const bookingIds = [...new Set(rows.map(({ bookingId }) => bookingId))];
  const texts = await textsOfMeetings(tx, ids);
  const people = await peopleOfSessions(tx, bookingIds);
  const sittings = await sittingsOf(tx, [...new Set(rows.map(({ room }) => room))]);
  const standings = new Map(sittings.map((sitting) => [sitting.meeting.id, presentStanding(sitting, now)]));
  return {
    transcriptions: rows.map((row) =>
      present(row, {
        texts: texts.filter(({ meetingId }) => meetingId === row.id),
        people: people.filter(({ bookingId }) => bookingId === row.bookingId),
        standing: standings.get(row.id),
      }),
    ),
    pagination: { current_page: shown, total_pages: pages, per_page: size, total_entries: total },
  };
};
