import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminUser } from '../../../../contract/accounts/index.ts';
import { newQueryClient } from '../../../lib/query-client.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { UsersPage } from '../index.ts';
import { serve } from '../../../testing/serve.fixture.ts';

const user = (id: number, changes: Partial<AdminUser>): AdminUser => ({
  id,
  slug: `user-${id}`,
  full_name: `User ${id}`,
  email: `user-${id}@lantern.test`,
  user_type: 'mentee',
  is_platform_admin: false,
  status: 'active',
  created_at: '2026-11-01T00:00:00Z',
  last_seen_at: null,
  purge_at: null,
  why_not: { view_as: null, restore: null },
  ...changes,
});

test('SYS-04 SYS-07 SYS-22 Users are asked for, and saved, beside the address of their page; a name leads to the profile, where there is one', async () => {
  const asked = { page: 2, query: 'user', date_from: '2026-10', date_to: '2026-11', field: 'email' } as const;
  const data = [
    user(1, {}),
    user(2, { user_type: 'mentor', status: 'unconfirmed' }),
    user(3, { user_type: 'admin' }),
    user(4, { status: 'deleted' }),
    user(5, { status: 'purged' }),
  ];
  const { calls } = serve({ 'GET /main/admins/users.json': { data, page: 2, max_pages: 2, total: 105 } });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <UsersPage asked={asked} zone="Asia/Kuala_Lumpur" onAsk={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('User 5');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringContaining('User 1'), '/mentee_profile/user-1'],
    [expect.stringContaining('User 2'), '/mentor_profile/user-2'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  const columns = encodeURIComponent('full_name,email,user_type,status,created_at,last_seen_at');
  const words = 'page=2&query=user&date_from=2026-10&date_to=2026-11&field=email';
  expect(calls.map(({ path }) => path)).toEqual([
    `/main/admins/users.json?${words}`,
    `/main/admins/users.csv?is_csv=true&${words.replace('page=2&', '')}&columns=${columns}`,
  ]);
});

test('M37 SYS-08 words are looked for among users when they have rested for a second and a half', async () => {
  serve({ 'GET /main/admins/users.json': { data: [user(1, {})], page: 1, max_pages: 1, total: 1 } });
  const asks: object[] = [];
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <UsersPage asked={{}} zone="Asia/Kuala_Lumpur" onAsk={(next) => asks.push(next)} />
    </QueryClientProvider>,
  );
  await screen.findByText('User 1');
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ann' } });
  vi.advanceTimersByTime(1499);
  expect(asks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asks).toEqual([{ query: 'ann' }]);
});
