import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AiRecording } from '../../../contract/transcription/schemas/recordings.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { bytesOf } from '../../testing/saved-files.fixture.ts';
import { lost, refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { TranscribePage } from './TranscribePage.tsx';

const list = 'GET /main/ai/recordings';
const post = 'POST /main/ai/transcribe';
const piece = 'POST /main/ai/recordings/7/pieces';
const mebibyte = 2 ** 20;

const talk = () => new File(['four'], 'talk.mp3');
/** Three pieces: the last one is these words. */
const long = () => new File([new Uint8Array(16 * mebibyte), 'tail!'], 'long.mkv');
const arrived = { success: true, message: 'ok', recording: { id: 7, filename: 'long.mkv' } };
const more = (received: number) => ({ success: true, message: 'ok', received });

/** 16 of 20 MB are there. */
const begun: AiRecording = {
  id: 7,
  filename: 'long.mkv',
  model: 'gpt-4o-transcribe',
  status: 'uploading',
  message: 'Uploading',
  progress: 0,
  size: 20 * mebibyte,
  received: 16 * mebibyte,
  duration: null,
  transcript: null,
  summary: null,
  created_at: '2026-11-19T10:00:00Z',
  expires_at: '2027-05-18T10:00:00Z',
};
const twenty = () => new File([new Uint8Array(20 * mebibyte - 5), 'tail!'], 'long.mkv');
const holding = (...recordings: AiRecording[]) => ({
  provider: { speech: 'OpenAI', summary: null, reads_video: true },
  recordings,
});

const open = async (answers: Parameters<typeof serve>[0]) => {
  const served = serve({ [list]: holding(), ...answers });
  /** The stand-in of these tests can be broken off, too. */
  class Sender extends XMLHttpRequest {
    override abort() {
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  show(withRouter(<TranscribePage />));
  await screen.findByRole('form');
  return served;
};
const field = () => screen.getByLabelText<HTMLInputElement>(/^Recording/);
const pick = (file: File) => fireEvent.change(field(), { target: { files: [file] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = (file: File) => {
  pick(file);
  press('Transcribe');
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Sent, and nothing is chosen any more. */
const done = async (name: string) => {
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull());
  expect(screen.queryByText('Upload failed')).toBeNull();
};
const formOf = (body: unknown) => body as FormData;
const fileOf = (body: unknown, name: string) => formOf(body).get(name) as File;
const part = () => screen.queryByRole('progressbar', { name: 'Uploading Recording' })?.getAttribute('aria-valuenow');
const stays = (name: string) => expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();

test('AIT-02 another kind of file is refused beside the field, and not sent', async () => {
  const { asked } = await open({ [post]: arrived });
  send(new File(['words'], 'notes.txt', { type: 'audio/mpeg' }));
  const words = 'This kind of file cannot be used. Choose MP3, WAV, M4A, FLAC, MP4, MOV, AVI, MKV.';
  const said = await screen.findByText(words);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.some((id) => document.getElementById(id)?.contains(said))).toBe(true);
  send(talk());
  await done('talk.mp3');
  expect(screen.queryByText(words)).toBeNull();
  expect(asked(post).map(({ body }) => formOf(body).get('filename'))).toEqual(['talk.mp3']);
});

test.each(['mp3', 'wav', 'm4a', 'flac', 'mp4', 'mov', 'avi', 'mkv'])('AIT-02 a file .%s is taken', async (ending) => {
  await open({});
  for (const name of [`talk.${ending}`, `TALK.${ending.toUpperCase()}`]) {
    pick(new File(['four'], name, { type: '' }));
    stays(name);
    expect(field().getAttribute('aria-invalid')).toBeNull();
  }
});

test('AIT-01 a file has to be chosen, and one above 500 MB is not taken', async () => {
  const { asked } = await open({ [post]: arrived });
  press('Transcribe');
  expect(await screen.findByText('Please choose a recording')).toBeTruthy();
  pick(Object.defineProperty(talk(), 'size', { value: 500 * mebibyte + 1 }));
  expect(await screen.findByText('File exceeds 500MB')).toBeTruthy();
  expect(screen.queryByText('talk.mp3')).toBeNull();
  send(talk());
  await done('talk.mp3');
  expect(asked(post)).toHaveLength(1);
});

test('AIT-03 AIT-05 a file is sent with its name, its size and the chosen model', async () => {
  const { asked } = await open({ [post]: arrived });
  fireEvent.click(screen.getByRole('combobox', { name: 'Model' }));
  fireEvent.click(await screen.findByRole('option', { name: 'gpt-4o-mini-transcribe', hidden: true }));
  const reads = asked(list).length;
  send(talk());
  await done('talk.mp3');
  const [call] = asked(post);
  const { recording, ...fields } = Object.fromEntries(formOf(call?.body));
  expect(fields).toEqual({ model: 'gpt-4o-mini-transcribe', filename: 'talk.mp3', size: '4' });
  expect((recording as File).name).toBe('talk.mp3');
  expect(new TextDecoder().decode(await bytesOf(recording as File))).toBe('four');
  expect(call?.key).toMatch(/.{8}/);
  expect(asked(piece)).toEqual([]);
  await waitFor(() => expect(asked(list).length).toBeGreaterThan(reads));
});

test('AIT-05 AIT-08 a file above 8 MB is sent in pieces, one after the other, and shows how far it is', async () => {
  const answers: ((said: object) => void)[] = [];
  const held = () => new Promise<object>((resolve) => void answers.push(resolve));
  const { asked } = await open({ [post]: held, [piece]: held });
  send(long());
  await waitFor(() => expect(answers).toHaveLength(1));
  // Of each piece half has gone: 4, 12 and 16 of 16 MB.
  expect(part()).toBe('25');
  expect(asked(piece)).toEqual([]);
  answers[0]?.(arrived);
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(part()).toBe('75');
  expect(asked(piece)).toHaveLength(1);
  answers[1]?.(more(16 * mebibyte));
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(part()).toBe('100');
  answers[2]?.(more(16 * mebibyte + 5));
  await done('long.mkv');
  expect(part()).toBeUndefined();
  expect(asked(post)).toHaveLength(1);
  expect(formOf(asked(post)[0]?.body).get('size')).toBe('16777221');
  const [second, third] = asked(piece).map(({ body }) => body);
  expect([second, third].map((body) => formOf(body).get('position'))).toEqual(['1', '2']);
  const sizes = [fileOf(asked(post)[0]?.body, 'recording'), fileOf(second, 'piece'), fileOf(third, 'piece')];
  expect(sizes.map(({ size }) => size)).toEqual([8_388_608, 8_388_608, 5]);
  expect(new TextDecoder().decode(await bytesOf(fileOf(third, 'piece')))).toBe('tail!');
});

test('AIT-05 an upload that was begun goes on from where it stopped', async () => {
  const { asked } = await open({ [list]: holding(begun), [piece]: more(20 * mebibyte) });
  const words =
    '80% has arrived. If no other window is uploading it, choose the same file above, with the same model, to go on.';
  expect(screen.getByText(words)).toBeTruthy();
  send(twenty());
  await done('long.mkv');
  expect(asked(post)).toEqual([]);
  expect(asked(piece).map(({ body }) => formOf(body).get('position'))).toEqual(['2']);
  const { size } = fileOf(asked(piece)[0]?.body, 'piece');
  expect(size).toBe(4 * mebibyte);
});

test.each([{ model: 'gpt-4o-mini-transcribe' }, { size: 20 * mebibyte + 1 }, { filename: 'other.mkv' }] as const)(
  'AIT-05 what was begun with %o is another recording',
  async (changes) => {
    const { asked } = await open({
      [list]: holding({ ...begun, ...changes }),
      [post]: { ...arrived, recording: { id: 8, filename: 'long.mkv' } },
      'POST /main/ai/recordings/8/pieces': more(20 * mebibyte),
    });
    send(twenty());
    await done('long.mkv');
    expect(asked(post)).toHaveLength(1);
    expect(asked(piece)).toEqual([]);
  },
);

const tooMany = 'Five of your recordings are not transcribed yet. Wait until one is done, or delete one.';

test('AIT-10 a refused upload says why, and the file can be sent again', async () => {
  const turns = [refusal('transcription.too_many')];
  const { asked } = await open({ [post]: () => turns.shift() ?? arrived });
  send(talk());
  const alert = (await screen.findByText('Upload failed')).closest('[role=alert]');
  expect(alert?.textContent).toBe(`Upload failed${tooMany}`);
  // It is read out once.
  expect(alert?.parentElement?.closest('[role=alert]')).toBeNull();
  await waitFor(() => expect(asked(list)).toHaveLength(2));
  await act(async () => {});
  stays('talk.mp3');
  press('Try again');
  await done('talk.mp3');
  // The first was refused, so this is a new one.
  const keys = new Set(asked(post).map(({ key }) => key));
  expect(keys.size).toBe(2);
});

test('AIT-05 an empty file is not sent; another one takes its place', async () => {
  const { asked } = await open({ [post]: arrived });
  pick(new File([], 'nothing.mp3'));
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(asked(post)).toHaveLength(0);
  send(talk());
  await done('talk.mp3');
  expect(screen.queryByText('This file is empty.')).toBeNull();
});

test('a name that is too long is cut, and keeps its ending', async () => {
  const { asked } = await open({ [post]: arrived });
  send(new File(['sound'], `${'x'.repeat(230)}.mp3`));
  await waitFor(() => expect(asked(post)).toHaveLength(1));
  expect(formOf(asked(post)[0]?.body).get('filename')).toBe(`${'x'.repeat(196)}.mp3`);
});

test('AIT-10 a recording whose upload failed on the way says where, and can be deleted', async () => {
  const recordings: AiRecording[] = [];
  await open({
    [list]: () => holding(...recordings),
    [post]: () => {
      recordings.push({ ...begun, size: 16 * mebibyte + 5, received: 8 * mebibyte });
      return arrived;
    },
    [piece]: refusal('transcription.piece_wrong'),
  });
  send(long());
  expect(await screen.findByText('Upload failed')).toBeTruthy();
  expect(await screen.findByText(/^49% has arrived\./)).toBeTruthy();
  expect(screen.queryByText('Uploading…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete long.mkv' })).toBeTruthy();
});

test('AIT-10 what got lost on the way is sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const turns = [lost, () => more(16 * mebibyte), lost];
  const { asked } = await open({ [post]: arrived, [piece]: () => (turns.shift() ?? (() => more(1)))() });
  send(long());
  await waitFor(() => expect(asked(piece)).toHaveLength(1));
  await pass(1);
  await waitFor(() => expect(asked(piece)).toHaveLength(3));
  await pass(1);
  await done('long.mkv');
  expect(asked(piece).map(({ body }) => formOf(body).get('position'))).toEqual(['1', '1', '2', '2']);
  expect(asked(post)).toHaveLength(1);
});

test('AIT-10 without a line an upload is given up after four times, and the file stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = await open({ [post]: lost });
  send(talk());
  for (const [times, seconds] of [1, 3, 8].entries()) {
    await waitFor(() => expect(asked(post)).toHaveLength(times + 1));
    expect(screen.queryByText('Upload failed')).toBeNull();
    await pass(seconds);
  }
  const alert = (await screen.findByText('Upload failed')).closest('[role=alert]');
  expect(alert?.textContent).toBe('Upload failedOops, something went wrong!');
  const keys = asked(post).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]]);
  await waitFor(() => expect(asked(list)).toHaveLength(2));
  await act(async () => {});
  stays('talk.mp3');
});

test('AIT-05 after fifteen minutes an upload is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open({ [post]: underWay });
  send(talk());
  await pass(890);
  expect(screen.queryByText('Upload failed')).toBeNull();
  await pass(10);
  const words = 'The upload took longer than 15 minutes. Choose the same file again to go on.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each(['Stop the upload', 'Remove long.mkv'])('AIT-08 “%s” ends an upload: nothing more is sent', async (name) => {
  let answer: (said: object) => void = () => {};
  const held = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { asked } = await open({ [post]: () => held, [piece]: more(16 * mebibyte) });
  send(long());
  await waitFor(() => expect(part()).toBe('25'));
  press(name);
  await waitFor(() => expect(part()).toBeUndefined());
  await act(async () => answer(arrived));
  await waitFor(() => expect(asked(list)).toHaveLength(2));
  expect(screen.queryByText('Upload failed')).toBeNull();
  expect(asked(piece)).toEqual([]);
});
