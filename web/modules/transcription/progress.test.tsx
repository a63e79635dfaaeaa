import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AiRecording, ProgressEvent as Told } from '../../../contract/transcription/schemas/recordings.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { TranscribePage } from './TranscribePage.tsx';

/** What the browser would connect: its server says what the test tells it to. */
class Source extends EventTarget {
  readonly asked: [string, object | undefined];
  isOpen = true;
  constructor(address: string, how?: object) {
    super();
    this.asked = [address, how];
    sources.push(this);
  }
  close() {
    this.isOpen = false;
  }
}
const sources: Source[] = [];

beforeEach(() => {
  sources.length = 0;
  vi.stubGlobal('EventSource', Source);
});

const list = 'GET /main/ai/recordings';

/** What the list and the events both say. */
const begun = {
  status: 'started',
  message: 'Waiting',
  progress: 0,
  duration: null,
  transcript: null,
  summary: null,
} as const;
const aRecording = (changes: Partial<AiRecording> = {}): AiRecording => ({
  ...begun,
  id: 7,
  filename: 'talk.mp3',
  model: 'gpt-4o-transcribe',
  size: 4000,
  received: 4000,
  created_at: '2026-11-19T10:00:00Z',
  expires_at: '2027-05-18T10:00:00Z',
  ...changes,
});
const holding = (recording: AiRecording) => ({
  provider: { speech: 'OpenAI', summary: null, reads_video: true },
  recordings: [recording],
});

const open = (answers: Parameters<typeof serve>[0]) => {
  const served = serve(answers);
  show(withRouter(<TranscribePage />));
  return served;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const tell = (changes: Partial<Told>) => {
  const told: Told = { ...begun, error: null, timestamp: '2026-11-20T10:00:00Z', ...changes };
  act(() => void sources.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) })));
};
const breakOff = () => act(() => void sources.at(-1)?.dispatchEvent(new Event('error')));

test('AIT-06 AIT-08 a recording shows how far it is, and then its result in the same place', async () => {
  let sayDone: (said: object) => void = () => {};
  const later = new Promise<object>((resolve) => {
    sayDone = resolve;
  });
  const turns = [holding(aRecording())];
  open({ [list]: () => turns.shift() ?? later });
  expect(await screen.findByText('Waiting · 0%')).toBeTruthy();
  const address = '/main/ai/transcribe_stream?recording_id=7&model=gpt-4o-transcribe';
  expect(sources.map(({ asked }) => asked)).toEqual([[address, { withCredentials: true }]]);
  tell({ status: 'transcribing', message: 'Part 2 of 5', progress: 40 });
  expect(screen.getByText('Part 2 of 5 · 40%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'talk.mp3: Part 2 of 5' }).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByText('Waiting · 0%')).toBeNull();
  tell({ status: 'completed', message: 'Done', progress: 100, transcript: 'Told by the event.' });
  expect(within(screen.getByRole('listitem')).getByText('Told by the event.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => sayDone(holding(aRecording({ status: 'completed', transcript: 'Told by the list.' }))));
  expect(await screen.findByText('Told by the list.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Read the transcript of talk.mp3' })).toBeTruthy();
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false]);
});

test.each(['completed', 'error', 'failed', 'uploading'] as const)(
  'AIT-09 nobody listens for a recording that is %s',
  async (status) => {
    open({ [list]: holding(aRecording({ status })) });
    await screen.findByText('talk.mp3');
    expect(sources).toEqual([]);
  },
);

const lostWords = 'Error: Stream connection error.';

test('AIT-09 a stream that cannot be kept says so after four times, and is opened again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({ [list]: holding(aRecording()) });
  await screen.findByText('Waiting · 0%');
  for (const failures of [1, 2, 3]) {
    breakOff();
    expect(screen.queryByText(lostWords)).toBeNull();
    await pass(2);
    expect(sources).toHaveLength(failures + 1);
  }
  breakOff();
  expect(screen.getByText(lostWords)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pass(60);
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false, false, false, false]);
  await press('Connect again');
  expect(sources).toHaveLength(5);
  tell({ status: 'processing', message: 'Reading', progress: 10 });
  expect(screen.getByText('Reading · 10%')).toBeTruthy();
  expect(screen.queryByText(lostWords)).toBeNull();
});

test('AIT-09 what a stream says begins the count again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({ [list]: holding(aRecording()) });
  await screen.findByText('Waiting · 0%');
  for (let time = 0; time < 5; time += 1) {
    breakOff();
    await pass(2);
    tell({ status: 'transcribing', message: 'Going on', progress: 50 });
  }
  expect(screen.getByText('Going on · 50%')).toBeTruthy();
});

test.each([
  ['failed', 'No speech was found.', 'Error: No speech was found.'],
  ['error', '', 'Error: Unknown error'],
] as const)('AIT-10 a recording that is %s with “%s” says why, and is tried again', async (status, message, words) => {
  const again = 'POST /main/ai/recordings/7/retry';
  const { asked } = open({
    [list]: holding(aRecording({ status, message, transcript: null })),
    [again]: refusal('transcription.sound_gone'),
  });
  expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
  expect(asked(again)).toEqual([]);
  await press('Try again');
  expect(await screen.findByText('The recording is no longer here. Please upload it again.')).toBeTruthy();
  expect(asked(again)).toHaveLength(1);
});

const failed = { status: 'error', message: 'No line' } as const;

test.each([
  ['the list says so, too', aRecording(failed)],
  ['the list has not caught up', aRecording()],
])('AIT-09 AIT-10 what failed is not said any more once it is tried again: %s', async (_when, then) => {
  let now = aRecording();
  const again = () => {
    now = aRecording({ message: 'Waiting again' });
    return { message: 'ok' };
  };
  open({ [list]: () => holding(now), 'POST /main/ai/recordings/7/retry': again });
  await screen.findByText('Waiting · 0%');
  now = then;
  tell({ ...failed, error: 'No line' });
  expect(screen.getByText('Error: No line')).toBeTruthy();
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false]);
  await press('Try again');
  expect(await screen.findByText('Waiting again · 0%')).toBeTruthy();
  expect(screen.queryByText('Error: No line')).toBeNull();
  expect(sources.at(-1)?.isOpen).toBe(true);
});
