import * as contract from '../../../contract/transcription/index.ts';
import { adminsOfAlpha, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { recordingOfMentee, setUpSpeech } from './transcription.fixture.ts';

const sound = (field: string) => ({ field, name: 'talk.mp3', type: 'audio/mpeg', bytes: new Uint8Array(100).fill(7) });

/** B60: own recordings only. */
const theOwner = everyMember(404, { mentee: 200 });

const recording = (status: string) => async (world: World) => {
  setUpSpeech(world);
  return { params: { id: (await recordingOfMentee(world, status)).id } };
};

/** Of a recording of 8 MB and 100 bytes, the first piece has arrived. */
const halfway = async (world: World) => {
  const { params } = await recording('uploading')(world);
  const first = contract.transcribeLimits.pieceBytes;
  await world.rows('update ai_recordings set size = $2, received = $3 where id = $1', [params.id, first + 100, first]);
  return { params, body: { position: 1 } };
};

/** A recorded session of the mentor and the mentee in Alpha: anybody may take part by the ids in `people`. */
const recordedSession = async ({ rows, ids, alpha, clock }: World) => {
  const now = clock.now().toString();
  const [meeting] = await rows<{ id: number }>(
    `insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, people, program_id, created_at)
     values ('booking 0', $1::timestamptz - interval '2 hours', $1::timestamptz - interval '1 hour', $1::timestamptz - interval '2 hours', $1, true, array[$2, $3]::bigint[], $4, $1) returning id::int`,
    [now, ids.mentor, ids.mentee, alpha.id],
  );
  const [seat] = await rows<{ id: number }>(
    `insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at) values ($1, $2, $3, $3) returning id::int`,
    [meeting?.id, ids.mentee, now],
  );
  await rows(
    `insert into meeting_recordings (meeting_id, seat_id, file_type, started_at, stopped_at) values ($1, $2, 'audio/webm', $3, $3)`,
    [meeting?.id, seat?.id, now],
  );
  return { params: { id: meeting?.id ?? 0 } };
};

const bothOfSession = everyMember(404, { mentor: 200, mentee: 200 });

export const transcriptionSamples: Sample[] = [
  sample({
    endpoint: contract.sessionTranscription,
    as: 'mentee',
    call: recordedSession,
    answers: bothOfSession,
  }),
  sample({
    endpoint: contract.answerTranscription,
    as: 'mentee',
    call: async (world) => {
      setUpSpeech(world);
      return { ...(await recordedSession(world)), body: { agreed: true } };
    },
    answers: bothOfSession,
  }),
  sample({
    endpoint: contract.meetingTranscript,
    as: 'mentee',
    call: recordedSession,
    answers: { ...adminsOfAlpha, mentor: 200, mentee: 200 },
  }),
  sample({
    endpoint: contract.transcriptionSettings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.changeTranscriptionSettings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: { sessions_allowed: false } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.listRecordings,
    as: 'mentee',
    call: async () => ({}),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.transcribe,
    as: 'mentee',
    call: async (world) => {
      setUpSpeech(world);
      return { body: { model: 'gpt-4o-transcribe' as const, size: 100 } };
    },
    uploads: () => [sound('recording')],
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.addRecordingPiece,
    as: 'mentee',
    call: halfway,
    uploads: () => [sound('piece')],
    answers: theOwner,
  }),
  sample({ endpoint: contract.showRecording, as: 'mentee', call: recording('completed'), answers: theOwner }),
  sample({ endpoint: contract.transcribeAgain, as: 'mentee', call: recording('failed'), answers: theOwner }),
  sample({ endpoint: contract.deleteRecording, as: 'mentee', call: recording('completed'), answers: theOwner }),
  sample({
    endpoint: contract.transcribeStream,
    as: 'mentee',
    call: async (world) => ({ query: { recording_id: (await recordingOfMentee(world, 'completed')).id } }),
    answers: theOwner,
  }),
  sample({
    endpoint: contract.exportTranscript,
    as: 'mentee',
    call: async (world) => ({ ...(await recording('completed')(world)), query: { format: 'srt' as const } }),
    answers: theOwner,
  }),
];
