import type { BookingMeeting } from '../../../../contract/meetings/index.ts';
import type { PlanProvider } from '../../../../contract/objectives/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { notesInRooms, notesOf } from '../queries/sessions.ts';
import type { Moment, Summary } from '../rules/summary.ts';

/** What was made of one recording. */
export interface Notes {
  summary: string | null;
  keyPoints: readonly Moment[];
  actionItems: readonly Moment[];
  topics: readonly string[];
  sentiment: Summary['sentiment'] | null;
  wordClouds: Summary['word_clouds'];
}

/** Several recordings of one meeting, in order, are read as one; the most frequent words come first. */
export const joinNotes = (made: readonly Notes[]) => {
  const counted = new Map<string, number>();
  for (const { text, value } of made.flatMap(({ wordClouds }) => wordClouds))
    counted.set(text, (counted.get(text) ?? 0) + value);
  const summary = made.flatMap((one) => one.summary || []).join('\n\n');
  return {
    summary: summary === '' ? null : summary,
    keyPoints: made.flatMap(({ keyPoints }) => keyPoints.map(({ text }) => text)),
    actionItems: made.flatMap(({ actionItems }) => actionItems.map(({ text }) => text)),
    sentiment: made.find(({ sentiment }) => sentiment !== null)?.sentiment ?? null,
    topics: [...new Set(made.flatMap(({ topics }) => topics))],
    wordClouds: [...counted]
      .map(([text, value]) => ({ text, value }))
      .toSorted((one, other) => other.value - one.value),
  };
};

/** Where the transcript of a meeting is read. */
export const transcriptUrl = (meetingId: number) => `/api/v2/meetings/${meetingId}/transcript`;

/** The fields of a session's meeting that its transcript fills (MTG-09). */
type Filled = Pick<
  BookingMeeting,
  'summary' | 'key_points' | 'action_items' | 'sentiment' | 'topics' | 'word_clouds' | 'transcription_url'
>;

const filledBy = (meetingId: number, made: readonly Notes[]): Filled => {
  const { keyPoints, actionItems, wordClouds, ...same } = joinNotes(made);
  return {
    ...same,
    key_points: keyPoints,
    action_items: actionItems,
    word_clouds: wordClouds,
    transcription_url: made.length === 0 ? null : transcriptUrl(meetingId),
  };
};

/** These meetings, each with what its transcript says; one statement, and none where nothing was recorded. */
export const withNotes = async <S extends { meeting: { id: number }; recordings: readonly { id: number }[] }>(
  tx: Tx,
  sittings: readonly S[],
) => {
  const recorded = sittings.flatMap(({ recordings }) => recordings.map(({ id }) => id));
  const made = recorded.length === 0 ? [] : await notesOf(tx, recorded);
  return sittings.map((sitting) => {
    const own = new Set(sitting.recordings.map(({ id }) => id));
    const ofThis = made.filter(({ meetingRecordingId: of }) => of !== null && own.has(of));
    return { ...sitting, notes: filledBy(sitting.meeting.id, ofThis) };
  });
};

/** A sentence of a transcript, and where in the recordings of its session it was said. */
export interface Said {
  room: string;
  meetingId: number;
  text: string;
  at_ms: number;
  /** Who was told the transcript to summarize it; null: nobody. */
  summarizedBy: PlanProvider | null;
}

/** What the transcripts of the sessions in these rooms say: the key points, and what people are going to do. */
export const saidIn = async (tx: Tx, rooms: readonly string[]) => {
  const points: Said[] = [];
  const items: Said[] = [];
  const before = new Map<number, number>();
  for (const { room, meetingId, durationMs, keyPoints, actionItems, summarizedBy } of rooms.length === 0
    ? []
    : await notesInRooms(tx, rooms)) {
    const from = before.get(meetingId) ?? 0;
    before.set(meetingId, from + (durationMs ?? 0));
    const placed = ({ text, at_ms: at }: Moment) => ({ room, meetingId, text, at_ms: from + at, summarizedBy });
    points.push(...keyPoints.map(placed));
    items.push(...actionItems.map(placed));
  }
  return { points, items };
};
