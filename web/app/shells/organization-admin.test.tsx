import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const entry = 'Return to Organization Admin';

const openMenu = async (enterprises: number[]) => {
  const me: CurrentUser = { ...mentee, user_type: 'admin', enterprise_admin_access: enterprises };
  serve({ 'GET /users/current': me });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  inAlpha(
    <RouterContextProvider router={router}>
      <AccountMenu me={me} />
    </RouterContextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await screen.findByRole('menuitem', { name: 'Log out' });
};

test('ENT-17 an admin of the enterprise of this program returns to its dashboard', async () => {
  await openMenu([9, alpha.enterprise.id]);
  expect(screen.getByRole('menuitem', { name: entry }).getAttribute('href')).toBe('/dashboard');
});

test.each([
  ['of no enterprise', []],
  ['of another enterprise', [alpha.enterprise.id + 1]],
])('ENT-17 an admin %s is not led there', async (_which, enterprises) => {
  await openMenu(enterprises);
  expect(screen.queryByRole('menuitem', { name: entry })).toBeNull();
});
