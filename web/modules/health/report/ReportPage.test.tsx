import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { catchSavedFiles } from '../../../testing/saved-files.fixture.ts';
import { mentee } from '../../bookings/bookings.fixture.tsx';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { pairReport } from '../health.fixture.ts';
import { makeReport } from './make-report.ts';
import { ReportPage } from './ReportPage.tsx';

afterEach(() => vi.restoreAllMocks());

const report = 'GET /sessions_management/pairings/41';
const insight = 'GET /sessions_management/pairings/41/insight';
const summary = { summary: '## Overview\n\nThey met **once**.', generated_at: '2026-09-12T03:00:00Z' };

const open = (answers: Record<string, object | (() => object)> = {}) => {
  const { calls } = serve({
    'GET /users/current': mentee,
    [report]: pairReport(),
    [insight]: summary,
    ...answers,
  });
  inAlpha(
    <ReportPage
      pairingId={41}
      zone="Asia/Kuala_Lumpur"
      backHref="/app/acme/alpha/admin/pairing-health?tab=pair"
      sessionHref={(id) => `/sessions/${id}`}
    />,
  );
  return calls;
};

test('PAR-20 the way back, the file, the summary as it is written, and the sessions', async () => {
  open();
  const back = await screen.findByRole('link', { name: 'Back to Pairings' });
  expect(back.getAttribute('href')).toBe('/app/acme/alpha/admin/pairing-health?tab=pair');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nur Aisyah and Daniel Lim');
  expect(screen.getByRole('button', { name: 'Download PDF Report' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Overview' })).toBeTruthy();
  expect(screen.getByText('once').tagName).toBe('STRONG');
  expect(screen.getByText('First weeks')).toBeTruthy();
  expect(screen.getByText('Sat, 12 Sept 2026, 10:00 am – 11:00 am · Completed')).toBeTruthy();
});

test('M16 admins see each part with its weight, and what would raise the number most', async () => {
  open();
  const parts = await screen.findByRole('list', { name: 'What the number is made of' });
  expect(parts.textContent).toContain('Rhythm: 90 of 100');
  expect(parts.textContent).toContain('weighs 30%, half while one side is silent');
  expect(parts.textContent).toContain('Goals: No data yet');
  expect(screen.getByText('Book a session')).toBeTruthy();
  expect(screen.getByText('+15 points')).toBeTruthy();
});

test('PAR-33 the pair itself reads neither number nor parts', async () => {
  open({ [report]: pairReport({ health: null }) });
  await screen.findByRole('button', { name: 'Download PDF Report' });
  expect(document.body.textContent).not.toMatch(/of 100|Rhythm|Pairing Health|confidence/);
});

test('B64 each sentence about a session leads to it', async () => {
  open({ [insight]: { summary: '- “Yes” ([1 May 2026, 3:05](session:57))', generated_at: null } });
  const link = await screen.findByRole('link', { name: '1 May 2026, 3:05' });
  expect(link.getAttribute('href')).toBe('/sessions/57');
});

test('PAR-21 without a summary the page says so', async () => {
  open({ [insight]: { summary: '', generated_at: null } });
  expect(await screen.findByText('No Summary Available')).toBeTruthy();
  expect(screen.getByText('The mentoring summary is not yet available. Please check back later.')).toBeTruthy();
});

test('PAR-23 a report that cannot be read says why, and can be tried again or left', async () => {
  let isThere = false;
  open({ [report]: () => (isThere ? pairReport() : refusal('pairings.not_found', 404)) });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Summary' })).toBeTruthy();
  expect(screen.getByText('This pair or group does not exist.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeTruthy();
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('First weeks')).toBeTruthy();
});

test('PAR-23 without an answer of the server the printed message stands', async () => {
  open({ [insight]: lost });
  expect(await screen.findByText('An unexpected error occurred while generating the report.')).toBeTruthy();
});

const catchFile = () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return catchSavedFiles();
};

test('PAR-24 PAR-27 the file is made on the device, and the page says how that goes', async () => {
  const saved = catchFile();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF Report' }));
  expect(await screen.findByText('Generating PDF...')).toBeTruthy();
  expect(await screen.findByText('PDF downloaded successfully!')).toBeTruthy();
  expect(saved[0]?.name).toMatch(/^mentoring-report-41-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(saved[0]?.blob.type).toBe('application/pdf');
});

test('PAR-24 a file that cannot be made is said, and logged', async () => {
  const saved = catchFile();
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => logged.push(fault));
  const fault = new Error('no room for a file');
  URL.createObjectURL = () => {
    throw fault;
  };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF Report' }));
  expect(await screen.findByText('Failed to generate PDF. Please try again.')).toBeTruthy();
  await waitFor(() => expect(logged).toEqual([fault]));
  expect(saved).toEqual([]);
  vi.unstubAllGlobals();
});

test('PAR-25 without the report on the page no file is made', async () => {
  const texts = { words: {}, trend: [] } as never;
  const given = { element: { current: null }, report: pairReport(), insight: summary, texts, zone: 'UTC' };
  await expect(makeReport(given)).rejects.toThrow('Element reference is not available');
});

test('CHT-02 a button to messages with each of the two whom the reader may write to, and none to others', async () => {
  const chat_links = [
    { user_id: pairReport().mentee_participants[0]?.id ?? 0, chat_link: '/app/acme/alpha/messages?with=31' },
  ];
  open({ [report]: pairReport({ chat_links }) });
  const links = await screen.findAllByRole('link', { name: /^Message / });
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Message Nur Aisyah', '/app/acme/alpha/messages?with=31'],
  ]);
});
