import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { page } from './participants.fixture.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';
import type { ParticipantFilter } from './search.ts';

const never = { id: 8, name: 'Never came', filter: { attention: 'never_signed_in', role: '2' } };
const open = (filter: ParticipantFilter, filters: object[] = [never]) => {
  const { calls } = serve({
    'GET /programs/3/participants': page,
    'GET /programs/3/participants/filters': { filters },
    'POST /programs/3/participants/filters': { filters: [never] },
    'DELETE /programs/3/participants/filters/8': { filters: [] },
  });
  const asks: object[] = [];
  inAlpha(<ParticipantsPage filter={filter} zone="UTC" onFilter={(next) => asks.push(next)} />);
  return { asks, sent: () => calls.filter(({ method }) => method !== 'GET') };
};
const press = async (entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('a saved filter is applied as a whole', async () => {
  const { asks } = open({ search: 'ann', page: 3 });
  await press('Never came');
  expect(asks).toEqual([{ attention: 'never_signed_in', role: 2 }]);
});

test('what the list shows is saved under a name, without its page', async () => {
  const { sent } = open({ role: 2, attention: 'not_paired', department: 'Finance', page: 2 }, []);
  await press('Save this filter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Name/ }), { target: { value: 'Mine' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The filter has been saved.')).toBeTruthy();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/programs/3/participants/filters',
      body: { name: 'Mine', filter: { role: '2', attention: 'not_paired', department: 'Finance' } },
    },
  ]);
});

test('a saved filter is deleted by its name', async () => {
  const { sent } = open({});
  await screen.findByText('Bob Tan');
  await press('Delete a saved filter');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Never came' }));
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/programs/3/participants/filters/8']));
  expect(await screen.findByText('No filter is saved')).toBeTruthy();
});
