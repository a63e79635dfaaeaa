import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMemberBlock, aSafetyReport } from '../../../contract/safety/safety.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { SafetyReportsPage } from './index.ts';
import type { SafetyTab } from './search.ts';

const here = '/app/acme/alpha/admin/safety_reports';

const open = (
  answers: Parameters<typeof serve>[0] = {},
  { tab = 'open', programId = 3 }: { tab?: SafetyTab; programId?: number | null } = {},
) => {
  const { calls } = serve({ 'GET /safety_reports': { reports: [aSafetyReport()] }, ...answers });
  inAlpha(<SafetyReportsPage programId={programId} here={here} tab={tab} />);
  return calls;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('M47 the queue shows what was reported, by whom and why; its tab says how many wait', async () => {
  open();
  const entry = within(await screen.findByRole('article', { name: 'Message by Daniel Lim' }));
  for (const words of [
    'Send me your address or else',
    'Reported 2 times',
    'This frightens me',
    'A threat',
    'A message of theirs was reported',
  ])
    expect(entry.getByText(words)).toBeTruthy();
  expect(entry.getByText(/^Aisha Rahman · /)).toBeTruthy();
  expect(entry.getByRole('link', { name: /Daniel Lim/ }).getAttribute('href')).toBe(
    '/app/acme/alpha/members/daniel-lim',
  );
  expect(screen.getByRole('link', { name: /Waiting\s*1/ })).toBeTruthy();
});

test.each([
  ['No action', 'Close without action?', 'Close', 'keep'],
  ['Warn', 'Warn Daniel Lim?', 'Warn', 'warn'],
  ['Remove from program', 'Remove Daniel Lim from this program?', 'Remove', 'remove'],
])('M47 %s: asks first, with a note for the admins', async (button, title, yes, decision) => {
  const calls = open({ 'POST /safety_reports/41/decide': { message: 'Done as asked.' } });
  await press(button);
  const asked = within(await screen.findByRole('dialog', { name: title }));
  expect(sent(calls)).toEqual([]);
  fireEvent.change(asked.getByRole('textbox', { name: 'Note for the admins' }), {
    target: { value: 'Talked to both' },
  });
  fireEvent.click(asked.getByRole('button', { name: yes }));
  expect(await screen.findByText('Done as asked.')).toBeTruthy();
  expect(sent(calls)).toEqual([{ decision, note: 'Talked to both' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M47 who cannot be removed is not, and the button says why; on the platform there is no such button', async () => {
  open({ 'GET /safety_reports': { reports: [aSafetyReport({ why_not: { remove: 'safety.not_in_program' } })] } });
  const button = await screen.findByRole('button', { name: 'Remove from program' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('No longer in this program.')).toBeTruthy();
});

test('M47 on the platform nobody is removed from a program', async () => {
  const why_not = { remove: 'safety.no_program' } as const;
  open({ 'GET /safety_reports': { reports: [aSafetyReport({ excerpt: null, why_not })] } }, { programId: null });
  expect(await screen.findByRole('article', { name: 'Daniel Lim' })).toBeTruthy();
  expect(screen.getByText('This person was reported')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove from program' })).toBeNull();
});

test('M47 another admin was faster: that is said', async () => {
  open({ 'POST /safety_reports/41/decide': refusal('safety.decided_already') });
  await press('Warn');
  const asked = within(await screen.findByRole('dialog', { name: 'Warn Daniel Lim?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Warn' }));
  expect(await screen.findByText('Another admin has decided this.')).toBeTruthy();
});

test('M47 what is decided says how, by whom and with which note; somebody who is gone has no name', async () => {
  const decided = {
    decision: 'warned',
    by: 'Farid Osman',
    at: '2026-11-21T10:00:00Z',
    note: 'Talked to both',
  } as const;
  const gone = { decision: 'left', by: null, at: '2026-11-22T10:00:00Z', note: '' } as const;
  const reports = [aSafetyReport({ decided }), aSafetyReport({ id: 50, about: null, excerpt: '', decided: gone })];
  open({ 'GET /safety_reports': { reports } }, { tab: 'decided' });
  const entry = within(await screen.findByRole('article', { name: 'Message by Daniel Lim' }));
  for (const words of ['Warned', 'Talked to both']) expect(entry.getByText(words)).toBeTruthy();
  expect(entry.getByText(/^Farid Osman · /)).toBeTruthy();
  expect(entry.queryByRole('button', { name: 'Warn' })).toBeNull();
  const other = within(screen.getByRole('article', { name: 'Message by Deleted User' }));
  for (const words of ['Account deleted', 'A file without words']) expect(other.getByText(words)).toBeTruthy();
});

test('M47 admins see who blocked whom', async () => {
  open({ 'GET /member_blocks': { blocks: [aMemberBlock] } }, { tab: 'blocks' });
  expect(await screen.findByText('Aisha Rahman')).toBeTruthy();
  expect(screen.getByText(/^has blocked Daniel Lim since /)).toBeTruthy();
  open({ 'GET /member_blocks': { blocks: [] } }, { tab: 'blocks' });
  expect(await screen.findByText('Nobody has blocked anybody')).toBeTruthy();
});

test('M47 the queue says that it is empty, that it is loading, and that it failed', async () => {
  open({ 'GET /safety_reports': underWay });
  expect(screen.queryByRole('article')).toBeNull();
  open({ 'GET /safety_reports': { reports: [] } });
  expect(await screen.findByText('No reports')).toBeTruthy();
  open({ 'GET /safety_reports': { reports: [] } }, { tab: 'decided' });
  expect(await screen.findByText('Nothing decided yet')).toBeTruthy();
  open({ 'GET /safety_reports': { status: 500, body: { error: 'Broken', code: 'request.fault' } } });
  expect(await screen.findByText('Failed to fetch data. Please try again.', {}, { timeout: 15_000 })).toBeTruthy();
});

test('M47 the queue shows the reported message itself, and says if it was deleted since', async () => {
  open({
    'GET /safety_reports': {
      reports: [aSafetyReport(), aSafetyReport({ id: 51, excerpt: 'Buy my course', message_gone: true })],
    },
  });
  const gone = 'It has been deleted since. This is what it said when it was reported.';
  expect((await screen.findByText('Send me your address or else')).closest('article')?.textContent).not.toContain(gone);
  expect(screen.getByText('Buy my course').closest('article')?.textContent).toContain(gone);
});
