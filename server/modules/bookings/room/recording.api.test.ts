import { beforeEach, expect, test } from 'vitest';
import { bookingDetail } from '../../../../contract/screens/index.ts';
import type { Booking } from '../../../../contract/bookings/index.ts';
import {
  addPiece,
  answerConsent,
  answerFromAway,
  leaveMeeting,
  roomLimits,
  type RoomState,
  startRecording,
  stopRecording,
  withdrawConsent,
} from '../../../../contract/meetings/index.ts';
import { saveProgramme } from '../../../../contract/programmes/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { toldTo } from '../../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { inSession } from '../bookings.fixture.ts';
import { enter, type Entered, piece } from './room.fixture.ts';

let world: World;
let bookingId: number;
let mentee: Entered;
let mentor: Entered;
beforeEach(async () => {
  world = await openWorld();
  bookingId = await inSession(world);
  mentee = await enter(world, bookingId, 'mentee');
  mentor = await enter(world, bookingId, 'mentor');
});

const answer = (who: Person, { params, as }: Entered, agreed = true) =>
  world.ask(who, answerConsent, { params, body: { ...as, agreed } });
const start = async (who: Person = 'mentor', { params, as }: Entered = mentor) => {
  const { status, body } = await world.ask(who, startRecording, { params, body: { ...as, file_type: 'video/webm' } });
  const { recording_id: recordingId = 0, code } = body as { recording_id?: number; code?: string };
  return { status, code, recordingId };
};
const send = async (recordingId: number, position: number, words: string) => {
  const params = { ...mentor.params, recordingId };
  const { status, body } = await world.ask(
    'mentor',
    addPiece,
    { params, body: { ...mentor.as, position } },
    piece(words),
  );
  return [status, (body as { code?: string }).code];
};
const meetingOf = async (who: Person) => {
  const { body } = await world.ask(who, bookingDetail, { params: { id: bookingId }, query: {} });
  return (body as Booking).meetings[0];
};
const stored = () => world.vendors.stored().filter((name) => name.startsWith('meeting-recordings/'));

test('MTG-10 a recording begins when everybody agreed, and is read in one piece by who took part', async () => {
  const before = stored().length;
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  await answer('mentor', mentor);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  await answer('mentee', mentee);
  const { recordingId } = await start();
  expect(await start()).toMatchObject({ status: 200, recordingId });
  expect(await start('mentee', mentee)).toMatchObject({ status: 422, code: 'meetings.already_recording' });
  expect(await send(recordingId, 1, 'and two')).toEqual([200, undefined]);
  expect(await send(recordingId, 0, 'one, ')).toEqual([200, undefined]);
  // The same piece again, as after a lost answer: it is not stored twice, and the second file is removed.
  expect(await send(recordingId, 0, 'one, ')).toEqual([200, undefined]);
  await world.runJobs();
  expect(stored().length).toBe(before + 2);
  await world.ask('mentor', stopRecording, { params: { ...mentor.params, recordingId }, body: mentor.as });
  expect(await send(recordingId, 2, 'late')).toEqual([422, 'meetings.not_recording']);
  expect(stored().length).toBe(before + 2);

  const url = (await meetingOf('mentee'))?.recording_url ?? '';
  const get = async (who: Person, address = url) => {
    const reply = await world.browserOf(who).inject({ method: 'GET', url: address });
    return [reply.statusCode, reply.body];
  };
  expect(await get('mentee')).toEqual([200, 'one, and two']);
  expect((await get('mentor'))[0]).toBe(404);
  expect((await get('mentee', url.replace(/signature=.*/, 'signature=x')))[0]).toBe(404);
  world.clock.moveTo(beginning.add({ minutes: 11 }));
  expect((await get('mentee'))[0]).toBe(404);
});

test('MTG-10 who is not in the room and has not agreed prevents a recording; the room says whose consent is missing', async () => {
  await world.ask('mentee', leaveMeeting, { params: mentee.params, body: mentee.as });
  const { body } = await answer('mentor', mentor);
  const { mentor: mentorId, mentee: menteeId } = world.ids;
  const { asked, consents, seats } = (body as { state: RoomState }).state;
  expect(seats.map(({ user_id: id }) => id)).toEqual([mentorId]);
  expect(asked.toSorted((a, b) => a - b)).toEqual([mentorId, menteeId].toSorted((a, b) => a - b));
  expect(consents).toEqual([{ user_id: mentorId, agreed: true }]);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  // Once they have agreed they may leave again.
  mentee = await enter(world, bookingId, 'mentee');
  await answer('mentee', mentee);
  await world.ask('mentee', leaveMeeting, { params: mentee.params, body: mentee.as });
  expect((await start()).status).toBe(200);
});

test('MTG-10 whoever records ends the recording by leaving, or by coming in anew', async () => {
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  const first = await start();
  await world.ask('mentor', leaveMeeting, { params: mentor.params, body: mentor.as });
  expect(await send(first.recordingId, 0, 'unheard')).toEqual([422, 'meetings.not_recording']);
  mentor = await enter(world, bookingId, 'mentor');
  const second = await start();
  expect(second.status).toBe(200);
  mentor = await enter(world, bookingId, 'mentor');
  expect(await send(second.recordingId, 0, 'from before the reload')).toEqual([422, 'meetings.not_recording']);
});

test('MTG-10 who said no and left the room is not recorded over: the others cannot begin until they agree', async () => {
  await answer('mentor', mentor);
  await answer('mentee', mentee, false);
  await world.ask('mentee', leaveMeeting, { params: mentee.params, body: mentee.as });
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  mentee = await enter(world, bookingId, 'mentee');
  await answer('mentee', mentee);
  expect((await start()).status).toBe(200);
});

const waysOut = [
  ['declining in the room', () => answer('mentee', mentee, false)],
  ['withdrawing when all is over', () => world.ask('mentee', withdrawConsent, { params: mentee.params })],
] as const;
test.each(waysOut)('MTG-10 %s ends what runs and deletes what was made', async (_way, withdraw) => {
  const before = stored().length;
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  const { recordingId } = await start();
  await send(recordingId, 0, 'said in confidence');
  if (_way.includes('over')) await world.moveClock(beginning.add({ hours: 48 }));
  expect((await withdraw()).status).toBe(200);
  await world.runJobs();
  expect(stored().length).toBe(before);
  expect(await world.rows('select 1 from meeting_recordings union all select 1 from meeting_recording_pieces')).toEqual(
    [],
  );
  expect(await meetingOf('mentor')).toMatchObject({ recording_url: null, recordings: [], recording_consent: true });
  if (!_way.includes('over')) expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
});

test('MTG-10 where its programme forbids it nobody is asked; allowed again, it is for those who take part to say', async () => {
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, bookingId]);
  const enterWhere = async (recording_allowed: boolean) => {
    const body = { program_id: world.alpha.id, program: { recording_allowed } };
    expect((await world.ask('programme_admin', saveProgramme, { body })).status).toBe(200);
    mentee = await enter(world, bookingId, 'mentee');
    mentor = await enter(world, bookingId, 'mentor');
  };
  await enterWhere(false);
  expect((await answer('mentee', mentee)).body).toMatchObject({ code: 'meetings.recording_forbidden' });
  expect(await start('mentor', mentor)).toMatchObject({ code: 'meetings.recording_forbidden' });
  await enterWhere(true);
  await answer('mentee', mentee);
  await answer('mentor', mentor);
  expect((await start('mentor', mentor)).status).toBe(200);
});

test('MTG-10 a program that forbids it meanwhile ends what runs in its open rooms, and only there; what was made stays', async () => {
  const say = async (recording_allowed: boolean) => {
    const body = { program_id: world.alpha.id, program: { recording_allowed } };
    expect((await world.ask('programme_admin', saveProgramme, { body })).status).toBe(200);
  };
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  const { recordingId } = await start();
  // The programme's setting does not affect a session elsewhere.
  await say(false);
  expect(await send(recordingId, 0, 'elsewhere')).toEqual([200, undefined]);
  await say(true);
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, bookingId]);
  await say(false);
  expect(await send(recordingId, 1, 'here')).toEqual([422, 'meetings.not_recording']);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.recording_forbidden' });
  expect((await meetingOf('mentee'))?.recordings).toHaveLength(1);
  await say(true);
  expect((await start()).status).toBe(200);
});

test('B122 a recording says until when it is kept; both hear two weeks before its end, once, and then it is deleted', async () => {
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  const { recordingId } = await start();
  await send(recordingId, 0, 'of long ago');
  const until = beginning.add({ hours: 24 * 180 });
  expect((await meetingOf('mentee'))?.recordings).toMatchObject([{ kept_until: until.toString() }]);
  const lines = async () => {
    await world.runJobs();
    const said = async (who: 'mentee' | 'mentor') =>
      (await toldTo(world, world.ids[who])).map(({ message }) => message).filter((one) => one.includes('deleted'));
    return [await said('mentee'), await said('mentor')];
  };
  await world.moveClock(until.subtract({ hours: 24 * 14 }));
  expect(await lines()).toEqual([[], []]);
  const once = [
    ['The recording of your session with Mentor Tan will be deleted in two weeks.'],
    ['The recording of your session with Mentee Tan will be deleted in two weeks.'],
  ];
  await world.moveClock(until.subtract({ hours: 24 * 14 }).add({ minutes: 1 }));
  expect(await lines()).toEqual(once);
  await world.moveClock(until.subtract({ hours: 1 }));
  expect(await lines()).toEqual(once);
  expect((await meetingOf('mentee'))?.recordings).toHaveLength(1);
  await world.moveClock(until.add({ minutes: 1 }));
  expect((await meetingOf('mentee'))?.recordings).toEqual([]);
});

test('MTG-10 so much of a session is recorded and no more; what was recorded until then is kept', async () => {
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  const { recordingId } = await start();
  for (const position of [0, 1]) expect((await send(recordingId, position, 'long'))[0]).toBe(200);
  const half = roomLimits.recordedBytes / 2;
  await world.rows('update meeting_recording_pieces set size = $1::int - position * 3', [half]);
  expect(await send(recordingId, 2, 'end')).toEqual([200, undefined]);
  const kept = stored().length;
  expect(await send(recordingId, 3, '!')).toEqual([422, 'meetings.recording_full']);
  expect(stored()).toHaveLength(kept);
  // A piece that has arrived may be sent again.
  expect(await send(recordingId, 2, 'end')).toEqual([200, undefined]);
  // A full recording cannot be started again either.
  const ended = { params: { ...mentor.params, recordingId }, body: mentor.as };
  expect((await world.ask('mentor', stopRecording, ended)).status).toBe(200);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.recording_full' });
  expect((await meetingOf('mentor'))?.recordings).toHaveLength(1);
});

test('MTG-10 recordings are kept for 180 days', async () => {
  await answer('mentor', mentor);
  await answer('mentee', mentee);
  await send((await start()).recordingId, 0, 'long ago');
  await world.moveClock(beginning.add({ hours: 24 * 180 }));
  expect(await world.rows('select 1 from meeting_recordings')).toHaveLength(1);
  await world.moveClock(beginning.add({ hours: 24 * 180 + 1 }));
  expect(await world.rows('select 1 from meeting_recordings')).toEqual([]);
});

test('M36 MTG-10 whoever is not in the room answers from the session’s page, while the room is open', async () => {
  await world.ask('mentee', leaveMeeting, { params: mentee.params, body: mentee.as });
  const asksMentee = async () => (await meetingOf('mentee'))?.recording_asked;
  const away = (who: Person, agreed: boolean) =>
    world.ask(who, answerFromAway, { params: mentor.params, body: { agreed } });
  expect(await asksMentee()).toBe(false);
  await answer('mentor', mentor);
  expect([await asksMentee(), (await meetingOf('mentor'))?.recording_asked]).toEqual([true, false]);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  expect((await away('other_mentee', true)).status).toBe(404);
  expect((await away('mentee', true)).status).toBe(200);
  expect(await asksMentee()).toBe(false);
  const { recordingId } = await start();
  expect(await send(recordingId, 0, 'agreed from away')).toEqual([200, undefined]);
  // A no from there deletes what was made, as in the room.
  expect((await away('mentee', false)).status).toBe(200);
  expect(await world.rows('select 1 from meeting_recordings')).toEqual([]);
  world.clock.moveTo(beginning.add({ minutes: 66 }));
  expect((await away('mentee', true)).body).toMatchObject({ code: 'meetings.closed' });
});

test('M36 MTG-10 asking again after a no asks again: it is answered anew, and counts as a no until then', async () => {
  const stateAfter = async (agreed: boolean, asks?: true) => {
    const { body } = await world.ask('mentor', answerConsent, {
      params: mentor.params,
      body: { ...mentor.as, agreed, asks },
    });
    return (body as { state: RoomState }).state.consents;
  };
  const { mentor: mentorId, mentee: menteeId } = world.ids;
  await answer('mentor', mentor);
  await answer('mentee', mentee, false);
  const byMentor = { user_id: mentorId, agreed: true };
  // To agree is not to ask: the no is still there, and the page of the mentee asks nothing.
  expect(await stateAfter(true)).toEqual(expect.arrayContaining([byMentor, { user_id: menteeId, agreed: false }]));
  expect((await meetingOf('mentee'))?.recording_asked).toBe(false);
  expect(await stateAfter(true, true)).toEqual([byMentor]);
  expect((await meetingOf('mentee'))?.recording_asked).toBe(true);
  expect(await start()).toMatchObject({ status: 422, code: 'meetings.no_consent' });
  await answer('mentee', mentee, false);
  expect((await meetingOf('mentee'))?.recording_asked).toBe(false);
  await stateAfter(true, true);
  await answer('mentee', mentee);
  expect((await start()).status).toBe(200);
});
