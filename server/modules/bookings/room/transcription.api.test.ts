import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings/index.ts';
import { addPiece, startRecording, stopRecording, withdrawConsent } from '../../../../contract/meetings/index.ts';
import { bookingDetail } from '../../../../contract/screens/index.ts';
import {
  answerTranscription,
  changeTranscriptionSettings,
  meetingTranscript,
  sessionTranscription,
  type SessionTranscription,
} from '../../../../contract/transcription/index.ts';
import { ffmpegSound } from '../../../adapters/sound.ts';
import { openAiSpeech } from '../../../adapters/speech/openai.ts';
import { startSpeechTwin } from '../../../adapters/speech/speech.twin.ts';
import { speak } from '../../../testing/speech.fixture.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { forgetTold, toldTo } from '../../../testing/told.fixture.ts';
import { ffmpegForTests } from '../../../testing/ffmpeg.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { recording } from './room.fixture.ts';

const key = 'key-of-tests';
const path = await ffmpegForTests();
const said = 'We looked at the offer from Penang. I will write to them on Friday.';
let provider: Awaited<ReturnType<typeof startSpeechTwin>>;
let world: World;
let talk: Uint8Array;
let before: string[];
let session: Awaited<ReturnType<typeof recording>>;
beforeAll(async () => {
  provider = await startSpeechTwin(key, { recognise: () => ({ text: said }) });
  talk = await speak(['we', 'looked', 'at', 'it.']);
});
afterAll(() => provider.close());
/** The sound of the session, as the mentee's browser sends it. */
const sendPiece = async () => {
  const { params, as, recordingId } = session;
  const uploads = [{ field: 'piece', name: 'piece.webm', type: 'video/webm', bytes: talk }];
  await world.ask(
    'mentee',
    addPiece,
    { params: { ...params, recordingId }, body: { ...as, position: 0 } },
    { uploads },
  );
};

beforeEach(async () => {
  provider.forget();
  world = await openWorld();
  before = world.vendors.stored();
  Object.assign(world.vendors, {
    speech: openAiSpeech({ key, url: provider.url }),
    sound: ffmpegSound({ path }),
  });
  session = await recording(world);
  await sendPiece();
});

const stop = () => {
  const { params, as, recordingId } = session;
  return world.ask('mentee', stopRecording, { params: { ...params, recordingId }, body: as });
};
const answer = async (who: Person, agreed = true) => {
  const { status, body } = await world.ask(who, answerTranscription, { params: session.params, body: { agreed } });
  return [status, (body as { code?: string }).code];
};
const stateFor = async (who: Person) =>
  (await world.ask(who, sessionTranscription, { params: session.params })).body as SessionTranscription;
const meetingOf = async (who: Person = 'mentee') => {
  const { body } = await world.ask(who, bookingDetail, { params: { id: session.bookingId }, query: {} });
  return (body as Booking).meetings[0];
};
const transcriptFor = (who: Person) => world.ask(who, meetingTranscript, { params: session.params });
const allMade = () => world.rows('select 1 from ai_recordings union all select 1 from ai_recording_parts');

test('MTG-09 MTG-10 M14 a recording is transcribed once everyone has agreed, and fills the fields of the meeting', async () => {
  expect(await answer('mentee')).toEqual([422, 'transcription.no_recording']);
  await stop();
  expect(await stateFor('mentee')).toMatchObject({ state: 'none', agreed: null, why_not: { ask: null } });
  expect(await answer('mentee')).toEqual([200, undefined]);
  await world.runJobs();
  expect(provider.asked).toEqual([]);
  expect(await stateFor('mentor')).toMatchObject({ state: 'asking', agreed: null, asked_by: ['Mentee Tan'] });
  expect(await stateFor('mentee')).toMatchObject({ state: 'asking', agreed: true, missing: ['Mentor Tan'] });
  expect(await answer('mentor')).toEqual([200, undefined]);
  expect(await stateFor('mentee')).toMatchObject({ state: 'working', message: 'Waiting for its turn' });
  await world.runJobs();
  expect(await stateFor('mentee')).toMatchObject({ state: 'done' });
  expect(await meetingOf()).toMatchObject({
    summary: expect.stringContaining('We looked at the offer from Penang.'),
    action_items: ['I will write to them on Friday.'],
    sentiment: 'neutral',
    transcription_url: `/api/v2/meetings/${session.id}/transcript`,
  });
  expect((await transcriptFor('mentor')).body).toMatchObject({ transcript: said });
});

test('MTG-04 MTG-07 the transcript is for who took part and the admins of the program', async () => {
  await stop();
  await answer('mentee');
  await answer('mentor');
  await world.runJobs();
  const statuses = async (...all: Person[]) =>
    Promise.all(all.map(async (who) => [who, (await transcriptFor(who)).status]));
  expect(await statuses('mentee', 'mentor', 'platform_admin')).toEqual([
    ['mentee', 200],
    ['mentor', 200],
    ['platform_admin', 200],
  ]);
  expect(await statuses('other_mentee', 'other_mentor', 'other_programme_admin')).toEqual([
    ['other_mentee', 404],
    ['other_mentor', 404],
    ['other_programme_admin', 404],
  ]);
});

test('M14 MTG-09 the others hear that they are asked, and everyone that the transcript is there; nobody else hears of it', async () => {
  await stop();
  await forgetTold(world);
  const told = async (who: 'mentee' | 'mentor') => {
    await world.runJobs();
    return (await toldTo(world, world.ids[who])).map((one) => [one.message, one.object_id, one.link_path]);
  };
  const here = [String(session.bookingId), `/main/bookings?booking=${session.bookingId}`];
  await answer('mentee');
  const asked = ['Mentee Tan would like to have your session transcribed. Do you agree?', ...here];
  expect([await told('mentor'), await told('mentee')]).toEqual([[asked], []]);
  await answer('mentor');
  expect(await told('mentor')).toEqual([asked, ['The transcript of your session with Mentee Tan is ready.', ...here]]);
  expect(await told('mentee')).toEqual([['The transcript of your session with Mentor Tan is ready.', ...here]]);
  const [{ others } = { others: -1 }] = await world.rows<{ others: number }>(
    'select count(*)::int as others from notifications where user_id not in ($1, $2)',
    [world.ids.mentee, world.ids.mentor],
  );
  expect(others).toBe(0);
});

test('M14 whoever has answered by the time that the line is written is not asked any more', async () => {
  await stop();
  await forgetTold(world);
  await answer('mentee');
  await answer('mentor', false);
  await world.rows('delete from meeting_consents where user_id = $1', [world.ids.mentee]);
  await world.runJobs();
  expect(await toldTo(world, world.ids.mentor)).toEqual([]);
});

test('M14 whoever does not agree is enough; nothing is sent', async () => {
  await stop();
  await answer('mentee');
  const declined = { params: session.params, body: { agreed: false } };
  expect((await world.ask('mentor', answerTranscription, declined)).body.message).toBe('Your answer was saved.');
  await world.runJobs();
  expect(provider.asked).toEqual([]);
  expect(await allMade()).toEqual([]);
  expect(await stateFor('mentee')).toMatchObject({ missing: ['Mentor Tan'] });
});

test('M14 after a withdrawal nothing of it is anywhere, and a line says so', async () => {
  await stop();
  await answer('mentee');
  await answer('mentor');
  await world.runJobs();
  expect((await allMade()).length).toBeGreaterThan(0);
  await world.ask('mentor', withdrawConsent, { params: session.params });
  await world.runJobs();
  expect(await allMade()).toEqual([]);
  expect(await meetingOf()).toMatchObject({ summary: null, recordings: [], recording_withdrawn: true });
  expect((await transcriptFor('mentee')).body).toEqual({ transcript: null, cues: [], times_estimated: false });
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(100);
  for (const { name } of tables)
    expect([name, await world.rows(`select 1 from ${name} t where t::text like '%offer from Penang%'`)]).toEqual([
      name,
      [],
    ]);
  expect(await world.rows('select 1 from meeting_recording_pieces')).toEqual([]);
  expect(
    world.vendors.stored().filter((name) => name.startsWith('meeting-recordings/') && !before.includes(name)),
  ).toEqual([]);
});

test('M14 withdrawing from the transcript alone deletes it, and keeps the recording', async () => {
  await stop();
  await answer('mentee');
  await answer('mentor');
  await world.runJobs();
  expect(await answer('mentor', false)).toEqual([200, undefined]);
  expect(await allMade()).toEqual([]);
  const meeting = await meetingOf();
  expect([meeting?.summary, meeting?.recordings.length, meeting?.recording_withdrawn]).toEqual([null, 1, false]);
});

test('M14 a withdrawal while the provider listens: its answer is thrown away', async () => {
  await stop();
  await answer('mentee');
  provider.will({ slow: 400 });
  await answer('mentor');
  const running = world.runJobs();
  while (provider.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await world.ask('mentor', withdrawConsent, { params: session.params });
  await running;
  await world.runJobs();
  expect(await allMade()).toEqual([]);
});

test('both agree at the same moment: it is transcribed once', async () => {
  await stop();
  await Promise.all([answer('mentee'), answer('mentor')]);
  await world.runJobs();
  expect(await world.rows('select 1 from ai_recordings')).toHaveLength(1);
  expect(provider.asked).toHaveLength(1);
});

test('MTG-09 a second recording is transcribed when it is asked for, and both are read as one', async () => {
  await stop();
  await answer('mentee');
  await answer('mentor');
  await world.runJobs();
  const { params, as } = session;
  const again = await world.ask('mentee', startRecording, { params, body: { ...as, file_type: 'video/webm' } });
  session = { ...session, recordingId: (again.body as { recording_id: number }).recording_id };
  await sendPiece();
  await stop();
  expect(await stateFor('mentee')).toMatchObject({ state: 'done', untranscribed: 1 });
  await answer('mentee');
  await world.runJobs();
  expect(await stateFor('mentee')).toMatchObject({ state: 'done', untranscribed: 0 });
  expect(provider.asked).toHaveLength(2);
  expect((await transcriptFor('mentor')).body).toMatchObject({ transcript: `${said}\n\n${said}` });
  expect((await meetingOf())?.action_items).toHaveLength(2);
});

test('M13 without a provider nobody is asked', async () => {
  await stop();
  Object.assign(world.vendors, { speech: null });
  expect(await answer('mentee')).toEqual([422, 'transcription.not_set_up']);
  expect(await stateFor('mentee')).toMatchObject({ provider: null, why_not: { ask: 'transcription.not_set_up' } });
});

test('M14 a program can forbid it: what is under way stops, what is done stays', async () => {
  await stop();
  await world.rows('update meetings set program_id = $2 where id = $1', [session.id, world.alpha.id]);
  const allow = (allowed: boolean, who: Person = 'programme_admin') =>
    world.ask(who, changeTranscriptionSettings, {
      params: { id: world.alpha.id },
      body: { sessions_allowed: allowed },
    });
  expect((await allow(false, 'mentor')).status).toBe(403);
  await answer('mentee');
  await answer('mentor');
  expect((await allow(false)).status).toBe(200);
  await world.runJobs();
  expect(await allMade()).toEqual([]);
  expect(provider.asked).toEqual([]);
  expect(await answer('mentee')).toEqual([422, 'transcription.forbidden']);
  await allow(true);
  await answer('mentee');
  await world.runJobs();
  await allow(false);
  expect((await meetingOf())?.summary).toContain('We looked at the offer');
});
