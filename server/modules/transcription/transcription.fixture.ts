import { openAiSpeech } from '../../adapters/speech/openai.ts';
import type { World } from '../../testing/world.fixture.ts';

/** Somebody transcribes here, whom no test asks. */
export const setUpSpeech = (world: World) =>
  void Object.assign(world.vendors, { speech: openAiSpeech({ key: 'key-of-tests', url: 'http://127.0.0.1:9/v1' }) });

interface Made {
  id: number;
}

/** A recording of the mentee, with this status and a transcript where it is completed. */
export const recordingOfMentee = async (world: World, status: string): Promise<Made> => {
  const isDone = status === 'completed';
  const [row] = await world.rows<Made>(
    `insert into ai_recordings (user_id, filename, model, size, received, status, fault, progress, transcript, created_at, changed_at, expires_at)
     values ($1, 'talk.mp3', 'gpt-4o-transcribe', 100, 100, $2, $3, 50, $4, $5, $5, $5::timestamptz + interval '180 days')
     returning id::int`,
    [
      world.ids.mentee,
      status,
      status === 'error' || status === 'failed' ? 'busy' : null,
      isDone ? 'We talked about offers.' : null,
      world.clock.now().toString(),
    ],
  );
  if (!row) throw new Error('no recording');
  await world.rows(
    `insert into ai_recording_parts (recording_id, position, from_ms, to_ms, text) values ($1, 0, 0, 4000, $2)`,
    [row.id, isDone ? 'We talked about offers.' : null],
  );
  if (!isDone)
    await world.rows(
      `insert into ai_recording_pieces (recording_id, position, file_key, size) values ($1, 0, $2, 100)`,
      [row.id, `ai-recordings/${'0'.repeat(32)}.bin`],
    );
  return row;
};
