import type { BookingMeeting } from '../../../../contract/meetings/index.ts';
import type { Tx } from '../../../platform/work.ts';
import type { RecordingRow } from '../queries/recordings.ts';
import { madeOf } from '../queries/sessions.ts';

/** The fields of a session's meeting that its transcript fills (MTG-09). */
type Notes = Pick<
  BookingMeeting,
  'summary' | 'key_points' | 'action_items' | 'sentiment' | 'topics' | 'word_clouds' | 'transcription_url'
>;

/** Those of several recordings of one meeting are joined. */
const joined = (meetingId: number, made: readonly RecordingRow[]): Notes => {
  const summary = made.flatMap((one) => one.summary ?? []).join('\n\n');
  const counted = new Map<string, number>();
  for (const { text, value } of made.flatMap(({ wordClouds }) => wordClouds))
    counted.set(text, (counted.get(text) ?? 0) + value);
  return {
    summary: summary === '' ? null : summary,
    key_points: made.flatMap(({ keyPoints }) => keyPoints.map(({ text }) => text)),
    action_items: made.flatMap(({ actionItems }) => actionItems.map(({ text }) => text)),
    sentiment: made.find(({ sentiment }) => sentiment !== null)?.sentiment ?? null,
    topics: [...new Set(made.flatMap(({ topics }) => topics))],
    word_clouds: [...counted].map(([text, value]) => ({ text, value })),
    transcription_url: made.length === 0 ? null : `/api/v2/meetings/${meetingId}/transcript`,
  };
};

/** These meetings, each with what its transcript says; one statement, and none where nothing was recorded. */
export const withNotes = async <S extends { meeting: { id: number }; recordings: readonly { id: number }[] }>(
  tx: Tx,
  sittings: readonly S[],
) => {
  const recorded = sittings.flatMap(({ recordings }) => recordings.map(({ id }) => id));
  const made = recorded.length === 0 ? [] : await madeOf(tx, recorded);
  return sittings.map((sitting) => {
    const own = new Set(sitting.recordings.map(({ id }) => id));
    const ofThis = made.filter(({ meetingRecordingId: of }) => of !== null && own.has(of));
    return { ...sitting, notes: joined(sitting.meeting.id, ofThis) };
  });
};
