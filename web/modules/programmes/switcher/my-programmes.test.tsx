import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MyProgrammes, openMyProgrammes } from '../index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha, mine } from '../programmes.fixture.tsx';
import { closeMyProgrammes } from './opened.ts';

afterEach(() => {
  closeMyProgrammes();
});

const open = async () => {
  serve({
    'GET /api/v2/my/programs': {
      programs: [mine(alpha.id, 'Alpha', true), mine(8, 'Beta', false), mine(9, 'Gamma', true)],
    },
  });
  openMyProgrammes();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { visited } = inAlpha(
    <RouterContextProvider router={router}>
      <MyProgrammes />
    </RouterContextProvider>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'My Programs' }));
  await dialog.findByText('Current program');
  return { dialog, visited };
};

test('NAV-17 the present programme, the others with their badges, and another account', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByText(/^(Alpha|Beta|Gamma|Active|Inactive)$/).map(({ textContent }) => textContent)).toEqual([
    'Alpha',
    'Active',
    'Beta',
    'Inactive',
    'Gamma',
    'Active',
  ]);
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/app/acme/beta/overviews',
    '/app/acme/gamma/overviews',
  ]);
  expect(dialog.getByRole('button', { name: 'Change account' })).toBeTruthy();
});

test('NAV-17 another programme is found by its name, and entered', async () => {
  const { dialog, visited } = await open();
  fireEvent.change(dialog.getByRole('searchbox', { name: 'Search programs' }), { target: { value: 'gam' } });
  await waitFor(() => expect(dialog.queryByText('Beta')).toBeNull());
  fireEvent.click(dialog.getByRole('link', { name: /Gamma/ }));
  expect(visited).toEqual(['/app/acme/gamma/overviews']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
