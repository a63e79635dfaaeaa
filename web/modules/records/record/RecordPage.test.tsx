import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readPdf } from '../../../../tools/read-pdf.ts';
import type { OwnRecord } from '../../../../contract/records/schemas.ts';
import { mentee } from '../../../testing/people.fixture.ts';
import { catchSavedFiles } from '../../../testing/saved-files.fixture.ts';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { alpha } from '../../programmes/programmes.fixture.tsx';
import { ProgrammeProvider } from '../../programmes/index.ts';
import { aRecord, certificate, emptyRecord, session } from '../records.fixture.tsx';
import { RecordPage } from './RecordPage.tsx';

// Tests of components share a page: what is put in the browser's place goes again.
const ownObjectURL = Object.getOwnPropertyDescriptor(URL, 'createObjectURL');
afterEach(() => {
  vi.restoreAllMocks();
  if (ownObjectURL) Object.defineProperty(URL, 'createObjectURL', ownObjectURL);
  else Reflect.deleteProperty(URL, 'createObjectURL');
});

const own = 'GET /api/v2/my/record';
const make = 'POST /api/v2/my/certificates';
const inAlpha = () =>
  show(
    <ProgrammeProvider programme={alpha}>
      <RecordPage />
    </ProgrammeProvider>,
  );
const region = (name: string) => screen.findByRole('region', { name });

test('a record shows its figures, sessions, goals and reviews', async () => {
  const { calls } = serve({ [own]: aRecord() });
  inAlpha();
  expect(await screen.findByText('1 hour 45 minutes')).toBeTruthy();
  expect(calls[0]?.path).toBe('/api/v2/my/record?program_id=3');
  expect(screen.getByText('What you did in Alpha as a mentee.')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  const sessions = within(await region('Completed sessions')).getAllByRole('listitem');
  expect(sessions.map(({ textContent }) => textContent)).toEqual([
    'Topic 2Thu, 1 Oct 2026, 10:00 am · 45 minutes · With Daniel Lim · In person',
    // 17:30 in Greenwich is the next day in Kuala Lumpur.
    'No topic given.Fri, 11 Sept 2026, 1:30 am · 1 hour · With Daniel Lim · Offline',
  ]);
  expect(within(await region('Goals')).getByText('50% complete')).toBeTruthy();
  const objectives = within(await region('Objectives')).getAllByRole('listitem');
  expect(objectives.map(({ textContent }) => textContent)).toEqual([
    'Write the CVDoneMonth 1 · Due: 20 Aug 2026See my CV.https://example.com/cv',
    'Meet three peopleExpiredMonth 2 · Due: 20 Sept 2026',
  ]);
  expect(within(await region('What mentors said')).getByText('Well prepared')).toBeTruthy();
});

test('the record of the platform asks for no program', async () => {
  const { calls } = serve({ [own]: aRecord({ program: null }) });
  show(<RecordPage />);
  expect(await screen.findByText(/What you did on the platform as a mentee/)).toBeTruthy();
  await waitFor(() => expect(calls[0]?.path).toBe('/api/v2/my/record'));
  expect(screen.queryByRole('button', { name: 'Get my certificate' })).toBe(null);
});

test('M08 REV-22 a record says when reviews are still sealed, or for the admins alone', async () => {
  serve({ [own]: aRecord({ reflections: [], reflections_waiting: 1 }) });
  const { client } = inAlpha();
  expect(await screen.findByText('Feedback will be available soon.')).toBeTruthy();
  client.setQueryData(['records', 'own', 3], aRecord({ reflections: [], reflections_private: true }));
  expect(await screen.findByText('Only the admins of this program read what is said of others.')).toBeTruthy();
});

test('while it is loaded nothing is said; an empty record says what will be in it, and offers no files', async () => {
  serve({ [own]: emptyRecord() });
  show(<RecordPage />);
  expect(screen.queryByText('There is nothing in your record yet')).toBe(null);
  expect(await screen.findByText('There is nothing in your record yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Learning Objectives' }).getAttribute('href')).toBe(
    '/main/learning_objectives',
  );
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBe(null);
});

test('a mentor hears that records are for mentees', async () => {
  serve({ [own]: emptyRecord() });
  show(<RecordPage />, { me: { ...mentee, user_type: 'mentor' } });
  expect(await screen.findByText('Records are for mentees')).toBeTruthy();
});

test('a mentor of the program is offered no certificate', async () => {
  const why = { certificate: 'records.mentees_only' as const, withdraw: null };
  serve({ [own]: emptyRecord({ program: { id: 3, name: 'Alpha' }, why_not: why }) });
  inAlpha();
  expect(await screen.findByText('Records are for mentees')).toBeTruthy();
  expect(screen.queryByText('Certificate of completion')).toBe(null);
});

test('a record that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500), answer(aRecord())];
  serve({ [own]: () => turns.shift() ?? aRecord() });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Well prepared')).toBeTruthy();
});

test('whoever may not see it hears why, and is not asked to try again', async () => {
  serve({ [own]: refusal('programmes.not_found', 404) });
  inAlpha();
  expect(await screen.findByText('There is no record of yours here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBe(null);
});

test('ten sessions are shown at once, and more on demand; of a longer record it says how many are listed', async () => {
  const sessions = Array.from({ length: 12 }, (_none, at) => session(at + 1));
  serve({ [own]: aRecord({ sessions, session_count: 30 }) });
  inAlpha();
  expect(await screen.findByText('Topic 10')).toBeTruthy();
  expect(screen.queryByText('Topic 11')).toBe(null);
  fireEvent.click(within(await region('Completed sessions')).getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Topic 12')).toBeTruthy();
  expect(screen.getByText('The latest 12 of 30 sessions are listed. The hours count all of them.')).toBeTruthy();
});

test('M49 a certificate is made with one press, and shown', async () => {
  const turns: OwnRecord[] = [aRecord()];
  const { bodyOf } = serve({
    [own]: () => turns.shift() ?? aRecord({ certificate: certificate() }),
    [make]: certificate(),
  });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Get my certificate' }));
  expect(await screen.findByText('LNT-7K3M-9QZC-A1T4-WX0P')).toBeTruthy();
  expect(bodyOf(make)).toEqual({ program_id: 3 });
  expect(screen.getByText('Your certificate is ready')).toBeTruthy();
  const card = within(await region('Certificate of completion'));
  expect(card.getByText('3 Aug 2026 – 31 Oct 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: 'View the certificate of Alpha' }).getAttribute('href')).toBe(
    '/certificates/LNT-7K3M-9QZC-A1T4-WX0P',
  );
});

test.each([
  ['records.not_ended', 'You can get your certificate once the program has ended.'],
  ['records.no_sessions', 'You have not completed a session in this program, so there is no certificate.'],
] as const)('M49 as long as there is none, the button says why: %s', async (code, words) => {
  const { asked } = serve({ [own]: aRecord({ why_not: { certificate: code, withdraw: null } }) });
  inAlpha();
  const button = await screen.findByRole('button', { name: 'Get my certificate' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  fireEvent.click(button);
  expect(asked(make)).toEqual([]);
});

test('M49 a refusal that comes with the press is said', async () => {
  serve({ [own]: aRecord(), [make]: refusal('records.not_ended') });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Get my certificate' }));
  expect(await screen.findByText('You can get your certificate once the program has ended.')).toBeTruthy();
});

test('M49 its link is copied whole', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  serve({ [own]: aRecord({ certificate: certificate() }) });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(copied).toEqual([`${window.location.origin}/certificates/LNT-7K3M-9QZC-A1T4-WX0P`]);
});

test('M49 it is withdrawn after a question', async () => {
  const turns: OwnRecord[] = [aRecord({ certificate: certificate() })];
  const gone = 'DELETE /api/v2/my/certificates/4';
  const { asked } = serve({ [own]: () => turns.shift() ?? aRecord(), [gone]: { message: 'Certificate withdrawn' } });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw this certificate?' }));
  expect(asked(gone)).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Certificate withdrawn')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Get my certificate' })).toBeTruthy();
  expect(asked(gone)).toHaveLength(1);
});

test('M49 B11 an admin who views as somebody cannot withdraw, and sees why', async () => {
  const why = { certificate: 'accounts.not_while_viewing' as const, withdraw: 'accounts.not_while_viewing' as const };
  serve({ [own]: aRecord({ certificate: certificate(), why_not: why }) });
  inAlpha();
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('M49 the record of the platform lists the certificates of all programs', async () => {
  const others = [certificate(), certificate({ id: 5, program_name: 'Beta', number: 'LNT-0000-0000-0000-0001' })];
  serve({ [own]: emptyRecord({ certificates: others }) });
  show(<RecordPage />);
  const list = within(await screen.findByRole('list', { name: 'Certificates of completion' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByRole('link', { name: 'View the certificate of Beta' })).toBeTruthy();
});

test('the JSON is what the call answers without why a button is off, the PDF says the same with the name and the number of each page', async () => {
  const record = aRecord({ certificate: certificate() });
  const files = catchSavedFiles();
  serve({ [own]: record });
  inAlpha();
  fireEvent.click(await screen.findByRole('button', { name: 'Download JSON' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(files).toHaveLength(2));
  const [json, pdf] = files;
  expect([json?.name, json?.blob.type]).toEqual(['mentoring-record-2026-11-20.json', 'application/json']);
  const { why_not: _whyNot, ...kept } = record;
  expect(JSON.parse((await json?.blob.text()) ?? '')).toEqual(kept);
  expect([pdf?.name, pdf?.blob.type]).toEqual(['mentoring-record-2026-11-20.pdf', 'application/pdf']);
  const { pages } = readPdf(new Uint8Array((await pdf?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
  const text = pages.join('\n');
  for (const words of [
    'Mentoring record',
    'Farid Osman · Alpha',
    '1 hour 45 minutes',
    'Fri, 20 Nov 2026',
    'LNT-7K3M-9QZC-A1T4-WX0P',
    '3 Aug 2026 – 31 Oct 2026',
    'Topic 2',
    'No topic given.',
    'Daniel Lim',
    'Write the CV',
    'See my CV.',
    'Expired (20 Sept 2026)',
    'Well prepared',
    'Daniel Lim · Fri, 2 Oct 2026 · 5 stars',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
  expect(text.split('Farid Osman · Alpha').length - 1).toBe(2);
});

test('a PDF that cannot be made is said, and logged', async () => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => logged.push(fault));
  serve({ [own]: aRecord() });
  inAlpha();
  const button = await screen.findByRole('button', { name: 'Download PDF' });
  catchSavedFiles();
  const fault = new Error('no room for a file');
  URL.createObjectURL = () => {
    throw fault;
  };
  fireEvent.click(button);
  expect(await screen.findByText('Failed to generate PDF. Please try again.')).toBeTruthy();
  await waitFor(() => expect(logged).toEqual([fault]));
  vi.unstubAllGlobals();
});
