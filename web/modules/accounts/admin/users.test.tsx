import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminUser } from '../../../../contract/accounts-admin.ts';
import { newQueryClient } from '../../../lib/query-client.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { UsersPage } from '../index.ts';
import { serve } from '../serve.fixture.ts';

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

test('SYS-22 a name in Users leads to the profile, where there is one', async () => {
  const data = [
    user(1, {}),
    user(2, { user_type: 'mentor', status: 'unconfirmed' }),
    user(3, { user_type: 'admin' }),
    user(4, { status: 'deleted' }),
    user(5, { status: 'purged' }),
  ];
  serve({ 'GET /main/admins/users': { data, max_pages: 1, total: 5 } });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <UsersPage asked={{}} zone="Asia/Kuala_Lumpur" onAsk={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('User 5');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringContaining('User 1'), '/mentee_profile/user-1'],
    [expect.stringContaining('User 2'), '/mentor_profile/user-2'],
  ]);
});
