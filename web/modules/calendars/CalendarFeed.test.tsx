import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { answer, lost, refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

const own = 'GET /api/v2/my/calendar/feed';
const feedWith = (token: string) => ({
  feed: {
    url: `https://lantern.test/api/v2/calendar_feed.ics?token=${token}`,
    webcal_url: `webcal://lantern.test/api/v2/calendar_feed.ics?token=${token}`,
    created_at: '2026-11-20T10:00:00Z',
  },
});

const open = (answers: Parameters<typeof serve>[0]) => {
  const served = serve(answers);
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <CalendarFeed />
    </QueryClientProvider>,
  );
  return served;
};
const press = (name: string, among: HTMLElement = document.body) =>
  fireEvent.click(within(among).getByRole('button', { name }));
const address = () => screen.findByLabelText<HTMLInputElement>(/^Private address/);

test('M27 it is off until it is created; then the address is shown, copied and opened', async () => {
  const { asked } = open({ [own]: { feed: null }, 'POST /api/v2/my/calendar/feed': answer(feedWith('one')) });
  expect(await screen.findByText('You have no private address yet.')).toBeTruthy();
  press('Create a private address');
  expect((await address()).value).toBe(feedWith('one').feed.url);
  expect(await screen.findByText('Private address created')).toBeTruthy();
  expect(asked('POST /api/v2/my/calendar/feed')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Open in your calendar' });
  expect(link.getAttribute('href')).toBe(feedWith('one').feed.webcal_url);

  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  press('Copy');
  expect(await screen.findByText('Address copied to clipboard')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(feedWith('one').feed.url);
});

test('M27 a new address is asked about first, and replaces the one shown', async () => {
  const renew = 'POST /api/v2/my/calendar/feed/renew';
  const { asked } = open({ [own]: feedWith('one'), [renew]: answer(feedWith('two')) });
  await address();
  press('Make a new address');
  press('Cancel', await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(renew)).toEqual([]);
  press('Make a new address');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The old address stops working at once.');
  press('Make a new address', dialog);
  await waitFor(async () => expect((await address()).value).toBe(feedWith('two').feed.url));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M27 turning it off is asked about too, and leaves the button to create one', async () => {
  const { asked } = open({ [own]: feedWith('one'), 'DELETE /api/v2/my/calendar/feed': answer({ feed: null }) });
  await address();
  const button = screen.getByRole('button', { name: 'Turn off' });
  button.focus();
  fireEvent.click(button);
  press('Turn off', await screen.findByRole('dialog'));
  const create = await screen.findByRole('button', { name: 'Create a private address' });
  // The pressed button has gone with the address.
  await waitFor(() => expect(document.activeElement).toBe(create));
  expect(asked('DELETE /api/v2/my/calendar/feed')).toHaveLength(1);
});

test('M27 a feed that is being fetched says so', () => {
  open({ [own]: underWay });
  expect(screen.getByText('Loading…')).toBeTruthy();
});

test('M27 a failed read offers Retry', async () => {
  let fails = true;
  open({ [own]: () => (fails ? refusal('request.fault', 500) : answer({ feed: null })) });
  await screen.findByText('This could not be loaded');
  fails = false;
  press('Retry');
  expect(await screen.findByText('You have no private address yet.')).toBeTruthy();
});

test('M27 B11 whoever views as the member is told why there is no address', async () => {
  open({ [own]: refusal('accounts.not_while_viewing', 403) });
  expect(await screen.findByText('Only the owner of this account can see its private address.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('M27 a lost line is said, and what was there stays', async () => {
  open({ [own]: { feed: null }, 'POST /api/v2/my/calendar/feed': lost });
  await screen.findByText('You have no private address yet.');
  press('Create a private address');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create a private address' })).toBeTruthy();
});
