import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionTranscription } from '../../../../contract/transcription/schemas/sessions.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { aMeeting } from '../../meetings/meetings.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { MeetingNotes } from './MeetingNotes.tsx';

const state = 'GET /api/v2/meetings/5/transcription';
const said = 'PUT /api/v2/meetings/5/transcription';

const transcription = (changes: Partial<SessionTranscription> = {}): SessionTranscription => ({
  state: 'none',
  message: null,
  progress: null,
  agreed: null,
  asked_by: [],
  missing: [],
  untranscribed: 0,
  provider: { speech: 'speech.example', summary: null, reads_video: true },
  why_not: { ask: null },
  ...changes,
});

const open = (changes: Partial<SessionTranscription>, meeting: Parameters<typeof aMeeting>[0] = {}, more = {}) => {
  const served = serve({ [state]: transcription(changes), [said]: { message: 'You have agreed.' }, ...more });
  show(<MeetingNotes meeting={aMeeting({ id: 5, ...meeting })} />);
  return served;
};

test('MTG-09 M14 whoever wants a transcript hears where the recording goes, and then asks everyone', async () => {
  const { asked } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Transcribe and summarize' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transcribe and summarize this session?' }));
  dialog.getByText(/The recording is sent to speech\.example to be transcribed; the summary is made on this server\./);
  expect(asked(said)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Ask everyone' }));
  await waitFor(() => expect(asked(said).map(({ body }) => body)).toEqual([{ agreed: true }]));
});

test.each([
  ['Agree', true],
  ['Do not agree', false],
])('M14 the others are asked by name, and answer: %s', async (name, agreed) => {
  const { asked } = open({ state: 'asking', asked_by: ['Mei Tan'] });
  await screen.findByText('Mei Tan would like to have this session transcribed and summarized');
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(asked(said).map(({ body }) => body)).toEqual([{ agreed }]));
});

test('M14 who has agreed reads whose answer is missing', async () => {
  open({ state: 'asking', agreed: true, missing: ['Mei Tan', 'Jo Lim'] });
  await screen.findByText('The session is transcribed once everyone has agreed. Still to agree: Mei Tan, Jo Lim.');
});

test('MTG-09 how far it is', async () => {
  open({ state: 'working', agreed: true, message: 'Transcribing', progress: 40 });
  const bar = await screen.findByRole('progressbar', { name: 'Transcript: Transcribing' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  screen.getByText('Transcribing · 40%');
});

test('MTG-09 what stopped is tried again', async () => {
  const { asked } = open({ state: 'stopped', agreed: true, message: 'Nobody speaks in this recording.' });
  await screen.findByText('Error: Nobody speaks in this recording.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked(said)).toHaveLength(1));
});

test('M14 a program that forbids it says so at the button', async () => {
  open({ why_not: { ask: 'transcription.forbidden' } });
  const button = await screen.findByRole('button', {
    name: 'Transcribe and summarize',
    description: 'Sessions of this program are not transcribed.',
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('M13 without a provider there is no button', async () => {
  const { asked } = open({ provider: null, why_not: { ask: 'transcription.not_set_up' } });
  await waitFor(() => expect(asked(state)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('MTG-04 MTG-08 the summary and the transcript are read in a window, with words for what is missing', async () => {
  const lines = {
    transcript: 'Hello.',
    cues: [{ from_ms: 65_000, to_ms: 66_000, text: 'Hello.' }],
    times_estimated: true,
  };
  open({ state: 'done', agreed: true }, { summary: 'A good talk.' }, { 'GET /api/v2/meetings/5/transcript': lines });
  fireEvent.click(await screen.findByRole('button', { name: 'Summary and transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Summary and transcript' }));
  dialog.getByText('A good talk.');
  dialog.getByText('No key points available');
  dialog.getByText('No action items available');
  await dialog.findByText('Hello.');
  dialog.getByText('1:05');
  dialog.getByText('The times are estimates: the service that transcribed this gives none.');
});

test('MTG-04 MTG-08 without words: No transcript available, No summary available', async () => {
  const none = { transcript: null, cues: [], times_estimated: false };
  open({ state: 'done', agreed: true }, { summary: null }, { 'GET /api/v2/meetings/5/transcript': none });
  fireEvent.click(await screen.findByRole('button', { name: 'Summary and transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Summary and transcript' }));
  await dialog.findByText('No transcript available');
  dialog.getByText('No summary available');
});

test('M14 M48 withdrawing says what is deleted, and asks first', async () => {
  const { asked } = open({ state: 'done', agreed: true }, { summary: 'A good talk.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the transcript?' }));
  dialog.getByText(
    /deleted for everybody, and the actions and objectives made from them unless they were rewritten; the recording stays/,
  );
  expect(asked(said)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
  await waitFor(() => expect(asked(said).map(({ body }) => body)).toEqual([{ agreed: false }]));
});

test('MTG-09 what was recorded after the transcript can be transcribed as well', async () => {
  open({ state: 'done', agreed: true, untranscribed: 1 }, { summary: 'A good talk.' });
  await screen.findByText('A good talk.');
  screen.getByRole('button', { name: 'Transcribe and summarize' });
});
