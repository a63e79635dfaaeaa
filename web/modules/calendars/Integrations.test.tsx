import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LinkedCalendars, LinkedState } from '../../../contract/calendars/schemas.ts';
import type { LinkOutcome } from '../../../contract/calendars/values.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { answer, refusal, serve } from '../../testing/serve.fixture.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { Integrations } from './Integrations.tsx';

const own = 'GET /api/v2/my/calendar/linked';
const me = 'GET /users/current';

const calendar = (provider: string, changes: Partial<LinkedState> = {}): LinkedState => ({
  state: 'not_connected',
  settings: [],
  account: null,
  linked_at: null,
  read_at: null,
  broken_why: null,
  link_url: `/users/auth/${provider}`,
  unlink_url: `/users/auth/${provider}`,
  ...changes,
});
const connected = { state: 'connected', account: 'mei@calendar.example', read_at: '2026-11-20T10:00:00Z' } as const;
const page = (google: Partial<LinkedState>, more: Partial<LinkedCalendars> = {}): LinkedCalendars => ({
  google: calendar('google', google),
  microsoft: calendar('microsoft'),
  changes: [],
  ...more,
});

const open = (answers: Parameters<typeof serve>[0], outcome?: LinkOutcome) => {
  const onSaid = vi.fn();
  const served = serve({ [me]: mentee, ...answers });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <Integrations outcome={outcome} onSaid={onSaid} />
    </QueryClientProvider>,
  );
  return { ...served, onSaid };
};
const card = (name: string) => screen.findByRole('region', { name });
const press = (name: string, among: HTMLElement) => fireEvent.click(within(among).getByRole('button', { name }));

test('CAL-01 CAL-03 a calendar that is not linked offers the way to its provider', async () => {
  open({ [own]: page({}) });
  for (const name of ['Google', 'Outlook']) {
    const one = within(await card(`${name} calendar`));
    expect(one.getByText('Not connected')).toBeTruthy();
    expect(one.getByRole('button', { name: `Link ${name} calendar` })).toBeTruthy();
    expect(one.queryByRole('button', { name: 'Unlink' })).toBeNull();
  }
});

test('CAL-01 without keys the button is disabled, and the card names what to fill in', async () => {
  open({ [own]: page({ state: 'not_set_up', settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] }) });
  const one = await card('Google calendar');
  expect(one.textContent).toContain('fill in GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET');
  expect(one.textContent).toContain('Not connected');
  const button = within(one).getByRole('button', { name: 'Link Google calendar' });
  expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy();
});

test('CAL-04 CAL-05 unlinking asks first, and says the printed words', async () => {
  const unlink = 'DELETE /users/auth/google';
  const message = answer({ message: 'Calendar unlinked successfully' });
  const { asked } = open({ [own]: page(connected), [unlink]: message });
  const one = await card('Google calendar');
  expect(one.textContent).toContain('mei@calendar.example');
  expect(within(one).queryByRole('button', { name: 'Link Google calendar' })).toBeNull();
  press('Unlink', one);
  const first = await screen.findByRole('dialog', { name: 'Are you sure you want to unlink this calendar?' });
  press('Cancel', first);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(unlink)).toEqual([]);
  press('Unlink', one);
  press('Unlink', await screen.findByRole('dialog'));
  expect(await screen.findByText('Calendar unlinked successfully')).toBeTruthy();
  expect(asked(unlink)).toHaveLength(1);
});

test('CAL-10 a link that is broken says why, and offers to link it again', async () => {
  open({ [own]: page({ ...connected, state: 'broken', broken_why: 'revoked' }) });
  const one = await card('Google calendar');
  expect(one.textContent).toContain('We no longer have permission to read this calendar.');
  expect(one.textContent).toContain('please check each request before you accept it');
  expect(within(one).getByRole('button', { name: 'Link again' })).toBeTruthy();
  expect(within(one).getByRole('button', { name: 'Unlink' })).toBeTruthy();
});

test.each<[LinkOutcome, string]>([
  ['linked', 'Calendar linked successfully'],
  ['denied', 'The calendar was not linked.'],
  ['not_permitted', 'Permission for your calendar was not given. Link it again and allow it.'],
])('CAL-03 back from the provider with %s, it is said once', async (outcome, words) => {
  const { onSaid } = open({ [own]: page({}) }, outcome);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onSaid).toHaveBeenCalledTimes(1);
});

const moved = {
  booking_id: 7,
  provider: 'google',
  what: 'moved',
  title: 'Session with Azlan',
  start_at: '2026-11-23T02:00:00Z',
  end_at: '2026-11-23T03:00:00Z',
  moved_to: '2026-11-23T03:00:00Z',
} as const;

test('CAL-10 a session that was moved in the calendar is asked about, and the answer is sent', async () => {
  const change = 'POST /api/v2/my/calendar/changes/7';
  const { asked } = open({ [own]: page(connected, { changes: [moved] }), [change]: answer(page(connected)) });
  const question = await card('Follow the calendar?');
  expect(question.textContent).toContain('Session with Azlan');
  press('Yes, use the new time', question);
  expect(
    await screen.findByText('Done. In a session of two, the other person still has to accept the new time.'),
  ).toBeTruthy();
  expect(asked(change)).toMatchObject([{ body: { provider: 'google', follow: true } }]);
});

test('CAL-10 what cannot be followed says why, and the question stays', async () => {
  const change = 'POST /api/v2/my/calendar/changes/7';
  open({ [own]: page(connected, { changes: [moved] }), [change]: refusal('bookings.slot_taken', 422) });
  press('Yes, use the new time', await card('Follow the calendar?'));
  expect(await screen.findByText('This time slot is no longer available.')).toBeTruthy();
  expect(await card('Follow the calendar?')).toBeTruthy();
});

test('CAL-01 a failed read offers Retry', async () => {
  open({ [own]: refusal('request.fault', 500) });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
