import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AiRecording, Transcript } from '../../../contract/transcription/schemas/recordings.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { catchSavedFiles } from '../../testing/saved-files.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { TranscribePage } from './TranscribePage.tsx';

const list = 'GET /main/ai/recordings';
const provider = { speech: 'OpenAI', summary: 'Anthropic', reads_video: true };

const aRecording = (changes: Partial<AiRecording> = {}): AiRecording => ({
  id: 7,
  filename: 'talk.mp3',
  model: 'gpt-4o-transcribe',
  status: 'completed',
  message: 'Done',
  progress: 100,
  size: 4000,
  received: 4000,
  duration: 3675,
  transcript: 'Good morning.',
  summary: 'A greeting.',
  created_at: '2026-11-19T10:00:00Z',
  expires_at: '2027-05-18T10:00:00Z',
  ...changes,
});
const holding = (...recordings: AiRecording[]) => ({ provider, recordings });

const open = (answers: Parameters<typeof serve>[0]) => {
  const served = serve(answers);
  show(withRouter(<TranscribePage />));
  return served;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const always =
  'The file itself is deleted as soon as there is a transcript. Upload only recordings that everyone in them has agreed to.';
const both = 'It is sent to OpenAI to be transcribed, and the transcript to Anthropic to be summarized.';

test.each([
  [{}, `${both} ${always}`],
  [{ summary: null }, `It is sent to OpenAI to be transcribed. The summary is made on this server. ${always}`],
  [
    { reads_video: false },
    `${both} ${always} Here only MP3, WAV, M4A and FLAC files of at most 25 MB can be transcribed.`,
  ],
])('AIT-01 AIT-03 a recording and a model are chosen, where %o is said first', async (changes, words) => {
  open({ [list]: { provider: { ...provider, ...changes }, recordings: [] } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Transcribe & Summarize');
  const form = within(screen.getByRole('form', { name: 'Transcribe a recording' }));
  const cannotRead = 'reads_video' in changes;
  expect(form.getByLabelText(/^Recording/).getAttribute('accept')).toBe(
    cannotRead ? '.mp3,.wav,.m4a,.flac' : '.mp3,.wav,.m4a,.flac,.mp4,.mov,.avi,.mkv',
  );
  const model = form.getByRole<HTMLInputElement>('combobox', { name: 'Model' });
  expect(model.value).toBe('gpt-4o-transcribe');
  fireEvent.click(model);
  const models = await screen.findAllByRole('option', { hidden: true });
  expect(models.map(({ textContent }) => textContent)).toEqual(['gpt-4o-transcribe', 'gpt-4o-mini-transcribe']);
});

test('AIT-17 without a provider nothing can be uploaded, and what there is can be read', async () => {
  open({ [list]: { provider: null, recordings: [aRecording()] } });
  expect(await screen.findByText('Transcription is not set up.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(screen.getByText('Good morning.')).toBeTruthy();
});

// It is the next day in Kuala Lumpur.
test('AIT-11 AIT-12 a recording says its day, length and model, and that it has no transcript', async () => {
  open({ [list]: holding(aRecording({ transcript: null, created_at: '2026-11-19T20:00:00Z' })) });
  expect(await screen.findByText('No transcript available')).toBeTruthy();
  expect(screen.getByText('Friday, 20 November 2026 · 1:01:15 · gpt-4o-transcribe')).toBeTruthy();
});

const aTranscript = (changes: Partial<Transcript> = {}): Transcript => ({
  ...aRecording({ summary: null }),
  key_points: [],
  action_items: [],
  topics: [],
  cues: [],
  times_estimated: false,
  ...changes,
});
const read = async (transcript: Transcript) => {
  open({ [list]: holding(aRecording()), 'GET /main/ai/recordings/7': transcript });
  await press('Read the transcript of talk.mp3');
  const dialog = within(await screen.findByRole('dialog', { name: 'talk.mp3' }));
  await dialog.findByRole('heading', { name: 'Summary' });
  return dialog;
};

test('AIT-12 the whole transcript with its summary; a moment leads to its line', async () => {
  const cues = [
    { from_ms: 5000, to_ms: 70_000, text: 'Good morning.' },
    { from_ms: 70_000, to_ms: 80_000, text: 'We plan.' },
    { from_ms: 80_000, to_ms: 90_000, text: 'Goodbye.' },
  ];
  const dialog = await read(
    aTranscript({
      summary: 'They greet and plan.',
      key_points: [{ text: 'A plan is made', at_ms: 75_000 }],
      action_items: [{ text: 'Say hello', at_ms: 1000 }],
      topics: ['Planning'],
      cues,
    }),
  );
  expect(dialog.getByText('They greet and plan.')).toBeTruthy();
  expect(dialog.getByText('Planning')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'A plan is made 1:15',
      'Say hello 0:01',
      '0:05Good morning.',
      '1:10We plan.',
      '1:20Goodbye.',
    ]),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Show 1:15 in the transcript' }));
  expect(document.activeElement?.textContent).toBe('1:10We plan.');
  // Before the first line there is none.
  fireEvent.click(dialog.getByRole('button', { name: 'Show 0:01 in the transcript' }));
  expect(document.activeElement?.textContent).toBe('0:05Good morning.');
  expect(dialog.queryByText(/^No .* available$/)).toBeNull();
});

test('AIT-11 AIT-12 what a transcript does not have is said', async () => {
  const dialog = await read(aTranscript({ transcript: null }));
  const none = dialog.getAllByText(/^No .* available$/).map(({ textContent }) => textContent);
  expect(none).toEqual([
    'No summary available',
    'No key points available',
    'No action items available',
    'No transcript available',
  ]);
});

test('AIT-12 a transcript that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500)];
  open({ [list]: holding(aRecording()), 'GET /main/ai/recordings/7': () => turns.shift() ?? aTranscript() });
  await press('Read the transcript of talk.mp3');
  expect(await screen.findByText('The transcript could not be loaded')).toBeTruthy();
  await press('Retry');
  expect(await screen.findByText('No summary available')).toBeTruthy();
});

const choose = async (format: string) => {
  await press('Export talk.mp3');
  fireEvent.click(await screen.findByRole('menuitem', { name: format, hidden: true }));
};

test('AIT-04 a transcript is saved in each of four formats, under the name that the server gives', async () => {
  const saved = catchSavedFiles();
  const file = 'GET /main/ai/recordings/7/export';
  const { asked } = open({
    [list]: holding(aRecording()),
    [file]: ({ path }) => {
      const headers = { 'content-disposition': `attachment; filename*=UTF-8''talk%20${path.split('=')[1]}` };
      return new Response('Words', { headers });
    },
  });
  await press('Export talk.mp3');
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['TXT', 'DOCX', 'PDF', 'SRT']);
  await press('Export talk.mp3');
  for (const [at, format] of ['TXT', 'DOCX', 'PDF', 'SRT'].entries()) {
    await choose(format);
    await waitFor(() => expect(saved).toHaveLength(at + 1));
  }
  const address = '/main/ai/recordings/7/export?format=';
  expect(asked(file).map(({ path }) => path)).toEqual(
    ['txt', 'docx', 'pdf', 'srt'].map((format) => `${address}${format}`),
  );
  expect(saved.map(({ name }) => name)).toEqual(['talk txt', 'talk docx', 'talk pdf', 'talk srt']);
  expect(await saved[0]?.blob.text()).toBe('Words');
});

test('AIT-04 a file that is refused is not saved, and the page says why', async () => {
  const saved = catchSavedFiles();
  open({ [list]: holding(aRecording()), 'GET /main/ai/recordings/7/export': refusal('transcription.not_ready') });
  await choose('PDF');
  expect(await screen.findByText('This recording has not been transcribed yet.')).toBeTruthy();
  expect(saved).toEqual([]);
});

const gone = 'DELETE /main/ai/recordings/7';

test('a recording is deleted after a question, and is gone', async () => {
  let recordings = [aRecording()];
  const remove = () => {
    recordings = [];
    return { message: 'ok' };
  };
  const { asked } = open({ [list]: () => holding(...recordings), [gone]: remove });
  await press('Delete talk.mp3');
  const question = within(await screen.findByRole('dialog', { name: 'Delete talk.mp3?' }));
  expect(question.getByText('The recording, its transcript and its summary are deleted for good.')).toBeTruthy();
  expect(asked(gone)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Recording deleted')).toBeTruthy();
  expect(await screen.findByText('No recordings yet')).toBeTruthy();
  expect(screen.queryByText('talk.mp3')).toBeNull();
  expect(asked(gone)).toHaveLength(1);
});

test('a recording that could not be deleted stays, and the page says why', async () => {
  open({ [list]: holding(aRecording()), [gone]: refusal('transcription.not_found', 404) });
  await press('Delete talk.mp3');
  await press('Delete');
  expect(await screen.findByText('This recording does not exist.')).toBeTruthy();
  expect(screen.queryByText('Recording deleted')).toBeNull();
  expect(screen.getByText('talk.mp3')).toBeTruthy();
});

test('until the recordings have arrived the page says that it is loading', async () => {
  open({ [list]: underWay });
  expect(await screen.findByText('Loading…')).toBeTruthy();
  expect(screen.queryByText('No recordings yet')).toBeNull();
});

test('whoever has no recordings learns what will be here', async () => {
  open({ [list]: holding() });
  expect(await screen.findByText('No recordings yet')).toBeTruthy();
  expect(
    screen.getByText('What you upload appears here, with its transcript and a summary. Only you can see it.'),
  ).toBeTruthy();
});

test('recordings that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500)];
  open({ [list]: () => turns.shift() ?? holding(aRecording()) });
  expect(await screen.findByText('Your recordings could not be loaded')).toBeTruthy();
  await press('Retry');
  expect(await screen.findByText('Good morning.')).toBeTruthy();
});
