import type { RecordingsEnding, TranscriptAsked, TranscriptMade } from '../../../domain-events/meetings.ts';
import type { Change } from '../../../platform/work.ts';
import type { Telling } from '../../../telling/telling.ts';
import { missingIn } from '../../transcription/index.ts';
import { bookingOf } from '../queries/room.ts';
import type { BookingGround } from './ground.ts';
import { say } from './lines.ts';
import { actorIn, meetingOf, tellSide } from './meeting.ts';

const sessionOfRoom = (change: Change, { room }: { room: string }) => meetingOf(change, bookingOf(room));

/** M14: the others are asked; whoever has answered meanwhile is not. */
export const ofQuestion = async (change: Change, event: TranscriptAsked, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await sessionOfRoom(change, event);
  const by = actorIn(meeting, event.byId);
  const missing = await missingIn(change.tx, event.meetingId);
  if (by === null) return [];
  const words = { line: say('booking.transcript_asked', { other: by.named }), letter: null };
  return meeting.sides
    .filter(({ person }) => missing.includes(person.id))
    .map((side) => tellSide(meeting, side, words, ground));
};

/** Everyone in the session reads the same. */
const toEveryone =
  (key: 'booking.transcript_made' | 'booking.recording_ends') =>
  async (change: Change, event: TranscriptMade | RecordingsEnding, ground: BookingGround): Promise<Telling[]> => {
    const meeting = await sessionOfRoom(change, event);
    return meeting.sides.map((side) =>
      tellSide(meeting, side, { line: say(key, { other: side.named }), letter: null }, ground),
    );
  };

/** MTG-09: since everyone agreed. */
export const ofTranscript = toEveryone('booking.transcript_made');
/** B122 */
export const ofEnd = toEveryone('booking.recording_ends');
