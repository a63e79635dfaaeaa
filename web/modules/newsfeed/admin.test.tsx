import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPost, aReport } from '../../../contract/newsfeed/newsfeed.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { AdminNewsfeedPage } from './index.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

const asAdmin = { ...aPost().why_not, delete: null, pin: null };

const open = (tab: 'posts' | 'reports', answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    'GET /newsfeed_posts': { posts: [aPost({ why_not: asAdmin })], next: null },
    'GET /newsfeed_reports': { reports: [aReport()] },
    ...answers,
  });
  inAlpha(<AdminNewsfeedPage tab={tab} />);
  return calls;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));

test('NEW-02 admins pin a post, and take it down with a word of warning', async () => {
  const calls = open('posts', {
    'POST /newsfeed_posts/7/pin': aPost({ pinned: true, why_not: asAdmin }),
    'DELETE /newsfeed_posts/7': { message: 'Successfully deleted.' },
  });
  await press('More about the post by Daniel Lim');
  await choose('Pin to the top');
  expect(await screen.findByText('Pinned to the top.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ pinned: true });
  await press('More about the post by Daniel Lim');
  await choose('Delete');
  expect(await screen.findByText(/its author is told/)).toBeTruthy();
  await press('Delete');
  expect(await screen.findByText('Successfully deleted.')).toBeTruthy();
});

test('NEW-02 the queue shows what was reported, by whom and why; its tab says how many wait', async () => {
  open('reports');
  const entry = within(await screen.findByRole('article', { name: 'Post by Daniel Lim' }));
  for (const words of ['Buy my course', 'Reported 2 times', 'An advertisement', 'Spam'])
    expect(entry.getByText(words)).toBeTruthy();
  expect(entry.getByText(/^Aisha Rahman · /)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Reports\s*1/ })).toBeTruthy();
});

test('NEW-02 what was reported is taken down after a question, or kept at once', async () => {
  const calls = open('reports', { 'POST /newsfeed_reports/41/decide': { message: 'It was taken down.' } });
  await press('Take down');
  const asked = within(await screen.findByRole('dialog', { name: 'Take down this post?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('It was taken down.')).toBeTruthy();
  await press('Keep');
  await vi.waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { decision: 'take_down' },
      { decision: 'keep' },
    ]),
  );
});

test('NEW-02 another admin was faster: that is said', async () => {
  open('reports', { 'POST /newsfeed_reports/41/decide': refusal('newsfeed.decided_already') });
  await press('Keep');
  expect(await screen.findByText('Another admin has decided this.')).toBeTruthy();
});

test('NEW-02 the queue says that it is empty, that it is loading, and that it failed', async () => {
  open('reports', { 'GET /newsfeed_reports': underWay });
  expect(screen.queryByRole('article')).toBeNull();
  open('reports', { 'GET /newsfeed_reports': { reports: [] } });
  expect(await screen.findByText('No reports')).toBeTruthy();
  open('reports', { 'GET /newsfeed_reports': { status: 500, body: { error: 'Broken', code: 'request.fault' } } });
  expect(await screen.findByText('Failed to fetch data. Please try again.', {}, { timeout: 15_000 })).toBeTruthy();
});
