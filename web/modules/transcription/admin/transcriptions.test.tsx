import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TranscriptionRecord, TranscriptionsPage as Answer } from '../../../../contract/screens/index.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import type { TranscriptionFilter } from './search.ts';
import { TranscriptionsPage } from './TranscriptionsPage.tsx';

const listed = 'GET /api/v2/admin/transcriptions';
const transcript = 'GET /api/v2/meetings/12/transcript';
const setting = 'GET /programs/3/transcription_settings';
const changed = 'PUT /programs/3/transcription_settings';

const aRecord = (more: Partial<TranscriptionRecord> = {}): TranscriptionRecord => ({
  id: 12,
  booking_id: 41,
  mentee_name: 'Aina Zulkifli',
  mentor_name: 'Daniel Lim',
  start_time: '2026-11-23T02:00:00Z',
  duration: 42,
  program_name: 'Alpha',
  summary: 'They compared two offers.',
  keyPoints: ['Compare offers'],
  actionItems: ['Write to the recruiter'],
  sentiment: 'positive',
  wordClouds: [
    { text: 'pay', value: 6 },
    { text: 'offers', value: 3 },
  ],
  topics: ['offers', 'pay'],
  isValid: true,
  meeting_id: 12,
  transcription_url: '/api/v2/meetings/12/transcript',
  recording_url: null,
  ...more,
});

const emptyRecord = aRecord({
  mentor_name: null,
  duration: null,
  program_name: null,
  summary: null,
  keyPoints: [],
  actionItems: [],
  sentiment: null,
  wordClouds: [],
  topics: [],
  isValid: false,
  transcription_url: null,
});

const answerOf = (transcriptions: TranscriptionRecord[], pages = 1): Answer => ({
  transcriptions,
  pagination: { current_page: 1, total_pages: pages, per_page: 20, total_entries: pages * 20 },
});

const open = (
  answers: Parameters<typeof serve>[0],
  { filter = {}, platform = false }: { filter?: TranscriptionFilter; platform?: boolean } = {},
) => {
  const { calls, asked } = serve({ [setting]: { program_id: 3, sessions_allowed: true }, ...answers });
  const asks: object[] = [];
  inAlpha(
    <TranscriptionsPage
      programId={platform ? null : 3}
      filter={filter}
      zone="Asia/Kuala_Lumpur"
      onFilter={(next) => asks.push(next)}
      {...(platform && { programmeFilter: <p>All programs</p> })}
    />,
  );
  /** Those for the list and what is opened from it. */
  const ofList = () => calls.filter(({ path }) => !path.endsWith('/transcription_settings'));
  return { ofList, asked, asks };
};

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const details = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'View the transcription of booking 41' }));
  return within(await screen.findByRole('dialog', { name: 'Transcription of booking #41' }));
};
const valueOf = (dialog: Awaited<ReturnType<typeof details>>, label: string) =>
  dialog.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('MTG-05 a program’s transcribed sessions are listed, searched and turned over', async () => {
  const { ofList, asks } = open({ [listed]: answerOf([aRecord()], 3) }, { filter: { search: 'offers' } });
  const row = within((await screen.findByText('#41 · Mon, 23 Nov 2026')).closest('tr') ?? document.body);
  expect(headings()).toEqual(['Session', 'Mentee(s)', 'Mentor', 'Duration', 'Summary', 'Meeting', 'Actions']);
  for (const words of ['10:00 am', 'Aina Zulkifli', 'Daniel Lim', '42 min', 'They compared two offers.', 'Held'])
    expect(row.getByText(words)).toBeTruthy();
  expect([...new URLSearchParams(ofList()[0]?.path.split('?')[1])]).toEqual([
    ['program_id', '3'],
    ['search', 'offers'],
    ['page', '1'],
  ]);
  const search = screen.getByRole('searchbox', { name: 'Search transcriptions' });
  fireEvent.change(search, { target: { value: 'Aina' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(asks).toEqual([{ search: 'Aina' }, { search: 'offers', page: 3 }]);
});

test('MTG-05 on the platform the program is a column and a filter', async () => {
  const { ofList } = open({ [listed]: answerOf([aRecord()]) }, { platform: true, filter: { program: 7, page: 2 } });
  expect(await screen.findByRole('cell', { name: 'Alpha' })).toBeTruthy();
  expect(headings()).toContain('Program');
  expect(screen.getByText('All programs')).toBeTruthy();
  expect([...new URLSearchParams(ofList()[0]?.path.split('?')[1])]).toEqual([
    ['program_id', '7'],
    ['page', '2'],
  ]);
});

test.each([
  [{}, 'No session has been transcribed yet'],
  [{ search: 'nobody' }, 'No transcription matches'],
])('MTG-05 an empty list of %o says why', async (filter, words) => {
  open({ [listed]: answerOf([]) }, { filter });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('MTG-05 a refusal is read in place of the list', async () => {
  open({ [listed]: refusal('programmes.admins_only', 403) });
  expect(await screen.findByText('Only an admin of this program may do this.')).toBeTruthy();
});

test('MTG-04 MTG-05 the details say everything, with the transcript', async () => {
  const cues = [{ from_ms: 75_000, to_ms: 78_000, text: 'We spoke about offers.' }];
  const { ofList } = open({
    [listed]: answerOf([aRecord()]),
    [transcript]: { transcript: 'We spoke about offers.', cues, times_estimated: false },
  });
  const dialog = await details();
  expect(await dialog.findByText('We spoke about offers.')).toBeTruthy();
  expect(ofList().map(({ path }) => path.split('?')[0])).toEqual([
    '/api/v2/admin/transcriptions',
    '/api/v2/meetings/12/transcript',
  ]);
  expect(dialog.getByText('1:15')).toBeTruthy();
  for (const [label, value] of [
    ['Mentee(s)', 'Aina Zulkifli'],
    ['Mentor', 'Daniel Lim'],
    ['Start', 'Monday, 23 November 2026, 10:00 am'],
    ['Duration', '42 min'],
    ['Program', 'Alpha'],
    ['Meeting', 'Held'],
    ['Sentiment', 'Positive'],
  ] as const)
    expect(valueOf(dialog, label), label).toBe(value);
  for (const words of ['They compared two offers.', 'Compare offers', 'Write to the recruiter'])
    expect(dialog.getByText(words)).toBeTruthy();
  const tagsIn = (label: string) =>
    within(dialog.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(tagsIn('Topics')).toEqual(['offers', 'pay']);
  expect(tagsIn('Frequent words')).toEqual(['pay (6)', 'offers (3)']);
});

test('MTG-08 what there is not is said in the words of the documents', async () => {
  const { ofList } = open({ [listed]: answerOf([emptyRecord]) });
  const dialog = await details();
  expect(valueOf(dialog, 'Mentor')).toBe('No mentor assigned.');
  expect(valueOf(dialog, 'Duration')).toBe('No data available');
  expect(valueOf(dialog, 'Sentiment')).toBe('No data available');
  expect(valueOf(dialog, 'Meeting')).toBe('Not held');
  for (const words of [
    'No summary available',
    'No key points available',
    'No action items available',
    'No transcript available',
  ])
    expect(dialog.getByText(words)).toBeTruthy();
  // Of topics and frequent words, too.
  expect(dialog.getAllByText('No data available')).toHaveLength(4);
  expect(ofList()).toHaveLength(1);
});

test('MTG-04 a transcript without lines is said to be missing; one that cannot be read can be tried again', async () => {
  let tries = 0;
  open({
    [listed]: answerOf([aRecord()]),
    [transcript]: () => {
      tries += 1;
      return tries === 1
        ? refusal('transcription.meeting_not_found', 404)
        : { transcript: null, cues: [], times_estimated: false };
    },
  });
  const dialog = await details();
  expect(await dialog.findByText('The transcript could not be loaded')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('No transcript available')).toBeTruthy();
});

test('M14 an admin forbids transcripts of the program’s sessions', async () => {
  const { asked } = open({ [listed]: answerOf([]), [changed]: { message: 'Successfully updated.' } });
  const allowed = await screen.findByRole('switch', { name: /^Members may have their sessions transcribed/ });
  fireEvent.click(allowed);
  expect(await screen.findByText('Sessions are no longer transcribed')).toBeTruthy();
  expect(asked(changed).map(({ body }) => body)).toEqual([{ sessions_allowed: false }]);
});
