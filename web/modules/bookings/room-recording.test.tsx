import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mentee, mentor } from './bookings.fixture.tsx';
import { alone, does, insideRoom, later, ownSeat, PeerLine, Recorder, standInForDevices } from './room.fixture.tsx';
import { lost, refusal } from '../../testing/serve.fixture.ts';

beforeEach(standInForDevices);

const consent = 'POST /api/v2/meetings/5/consent';
const record = 'POST /api/v2/meetings/5/recordings';
const pieces = `${record}/9/pieces`;
const stopping = `${record}/9/stop`;
const mine = { user_id: mentee.id, agreed: true };
const theirs = { user_id: mentor.id, agreed: true };
const running = { id: 9, seat: 9, started_at: '2026-11-20T10:01:00Z' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Returns these answers first, one after the other, and then the last one every time. */
const afterwards = <T,>(first: (() => T)[], last: () => T) => {
  const left = [...first];
  return () => (left.shift() ?? last)();
};

const askToRecord = async () => {
  press('Record');
  const question = await screen.findByRole('dialog', { name: 'Record this session?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Agree and ask the others' }));
};
/** Everyone has agreed, and the mentee's browser is recording; from now on the test controls the time. */
const recording = async (answers: Parameters<typeof insideRoom>[2] = {}) => {
  const room = insideRoom({}, alone, answers);
  await screen.findByText('Only you are here');
  await askToRecord();
  act(() => room.tell({ consents: [mine, theirs] }));
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeTruthy();
  act(() => room.tell({ consents: [mine, theirs], recording: running, has_recording: true }));
  await waitFor(() => expect(Recorder.last?.state).toBe('recording'));
  vi.useFakeTimers();
  return room;
};

const busy = () => refusal('request.fault', 502);
const tooOften = () => refusal('request.too_many', 429);

test('MTG-10 a piece of a recording is sent until it has arrived, and the next one after it', async () => {
  const { asked } = await recording({ [pieces]: afterwards([busy, tooOften, lost], () => does) });
  Recorder.last?.hands('one');
  Recorder.last?.hands('two');
  await pause(10_000);
  const positions = asked(pieces).map(({ body }) => (body as FormData).get('position'));
  expect(positions).toEqual(['0', '0', '0', '0', '1']);
  expect(screen.getByRole('button', { name: 'Stop recording' })).toBeTruthy();
  expect(asked(stopping)).toEqual([]);
});

test('MTG-10 where the server takes no more, the recording ends for everybody, and one is told', async () => {
  const { asked, tell } = await recording({ [pieces]: () => refusal('meetings.not_open') });
  Recorder.last?.hands('one');
  await pause(0);
  expect(screen.getByText('The recording has stopped. What follows is not recorded.')).toBeTruthy();
  expect(asked(stopping)).toHaveLength(1);
  expect(Recorder.last?.state).toBe('inactive');
  act(() => tell({ consents: [mine, theirs], has_recording: true }));
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

test('MTG-10 where no more of a session is kept, it is said why, and the recording ends', async () => {
  const { asked } = await recording({ [pieces]: () => refusal('meetings.recording_full') });
  Recorder.last?.hands('one');
  await pause(0);
  expect(
    screen.getByText('No more of this session can be recorded. What was recorded until now is kept.'),
  ).toBeTruthy();
  expect(asked(stopping)).toHaveLength(1);
  expect(Recorder.last?.state).toBe('inactive');
});

test('MTG-10 what was said last and is not taken is not spoken of as kept', async () => {
  const { asked } = await recording({ [pieces]: () => refusal('meetings.not_recording') });
  vi.spyOn(Recorder.last as Recorder, 'stop').mockImplementation(function end(this: Recorder) {
    this.hands('the end');
    this.dispatchEvent(new Event('stop'));
  });
  press('Stop recording');
  await pause(0);
  expect(screen.getByText('The end of the recording could not be kept.')).toBeTruthy();
  expect(screen.queryByText('The recording is kept with the session.')).toBeNull();
  expect(asked(stopping)).toHaveLength(1);
});

test('MTG-10 a recording that begins when one has left already is ended again', async () => {
  const { moment: begun, come: begins } = later();
  const { asked, tell } = insideRoom({}, alone, {
    [record]: async () => {
      await begun;
      return { status: 200, body: { recording_id: 9 } };
    },
  });
  Recorder.last = undefined;
  await screen.findByText('Only you are here');
  await askToRecord();
  act(() => tell({ consents: [mine, theirs] }));
  await waitFor(() => expect(asked(record)).toHaveLength(1));
  press('Leave');
  expect(await screen.findByText('You have left the meeting')).toBeTruthy();
  act(begins);
  await waitFor(() => expect(asked(stopping)).toHaveLength(1));
  expect(Recorder.last).toBeUndefined();
});

test('MTG-10 where everybody has agreed before, a second recording begins at once', async () => {
  const { asked, tell } = insideRoom();
  await screen.findByText('Only you are here');
  act(() => tell({ consents: [mine, theirs], has_recording: true }));
  expect(asked(record)).toEqual([]);
  // Nobody gives a new answer, so the state of the room does not change.
  await askToRecord();
  await waitFor(() => expect(asked(record)).toHaveLength(1));
});

test('MTG-10 a no ends the asking: a later yes begins no recording by itself', async () => {
  const { asked, tell } = insideRoom();
  await screen.findByText('Only you are here');
  await askToRecord();
  await waitFor(() => expect(asked(consent)).toHaveLength(1));
  act(() => tell({ consents: [mine, { ...theirs, agreed: false }] }));
  expect(screen.getByText('Aisyah Rahman does not agree to a recording.')).toBeTruthy();
  act(() => tell({ consents: [mine, theirs] }));
  expect(screen.queryByText('Aisyah Rahman does not agree to a recording.')).toBeNull();
  expect(asked(record)).toEqual([]);
  // Asked for again, it starts.
  await askToRecord();
  await waitFor(() => expect(asked(record)).toHaveLength(1));
});

test('M36 MTG-10 after a no one asks again from the notice: the old no does not count, a new one ends the asking', async () => {
  const { asked, tell } = insideRoom();
  const no = { ...theirs, agreed: false };
  await screen.findByText('Only you are here');
  act(() => tell({ consents: [mine, no] }));
  press('Ask again');
  await waitFor(() =>
    expect(asked(consent).map(({ body }) => body)).toEqual([{ token: 'mine', seat: 9, agreed: true, asks: true }]),
  );
  // The room still says the old no for a moment, then nobody has answered, then they agree.
  act(() => tell({ consents: [mine, no] }));
  act(() => tell({ consents: [mine] }));
  expect(screen.getByText(/Still to agree: Aisyah Rahman/)).toBeTruthy();
  expect(asked(record)).toEqual([]);
  act(() => tell({ consents: [mine, theirs] }));
  await waitFor(() => expect(asked(record)).toHaveLength(1));
});

test('M36 MTG-10 a second no ends the asking like the first', async () => {
  const { asked, tell } = insideRoom();
  const no = { ...theirs, agreed: false };
  await screen.findByText('Only you are here');
  act(() => tell({ consents: [mine, no] }));
  press('Ask again');
  await waitFor(() => expect(asked(consent)).toHaveLength(1));
  act(() => tell({ consents: [mine] }));
  act(() => tell({ consents: [mine, no] }));
  act(() => tell({ consents: [mine, theirs] }));
  await act(async () => {});
  expect(asked(record)).toEqual([]);
});

test('MTG-03 what one browser tells another is told again when the server was away', async () => {
  const signals = 'POST /api/v2/meetings/5/signals';
  const other = { ...ownSeat, user_id: mentor.id, seat: 1 };
  const { asked } = insideRoom(
    {},
    { ...alone, seats: [other, ownSeat] },
    {
      [signals]: afterwards([busy, busy, busy, busy, busy], () => does),
    },
  );
  await screen.findByText('2 people are here');
  vi.useFakeTimers();
  act(() => void PeerLine.all[0]?.dispatchEvent(new Event('negotiationneeded')));
  await pause(10_000);
  const told = asked(signals).map(({ body }) => (body as { signals: string[] }).signals);
  expect(told).toHaveLength(6);
  expect(new Set(told.map(String)).size).toBe(1);
});
