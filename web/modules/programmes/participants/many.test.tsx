import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ManyActState } from '../../../../contract/programmes/schemas/many.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { page, person } from './participants.fixture.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';
import type { ParticipantFilter } from './search.ts';

const people = [person(12, 'Bob Tan', 2), person(13, 'Cai Lim', 2)];
const done: ManyActState = {
  id: 5,
  act: 'remove',
  status: 'done',
  total: 2,
  done: 1,
  left_out: 1,
  gone: 0,
  left_out_people: [{ user_id: 13, full_name: 'Cai Lim', reason: 'A program needs at least one admin.' }],
};

const open = (answers: Record<string, object> = {}, total = 1240) => {
  const { calls } = serve({
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': { ...page, participants: people, total, max_pages: 42 },
    ...answers,
  });
  const Page = () => {
    const [filter, setFilter] = useState<ParticipantFilter>({ attention: 'not_paired' });
    return <ParticipantsPage filter={filter} zone="Asia/Kuala_Lumpur" onFilter={setFilter} />;
  };
  inAlpha(<Page />);
  return () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const act = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test('people are ticked by name, how many is said aloud, and only they are removed', async () => {
  const sent = open({ 'POST /programs/3/participants/many/remove': done });
  fireEvent.click(await box('Choose Bob Tan'));
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(statuses()).toContain('1 person chosen'));
  expect((await box('Choose everyone on this page')).indeterminate).toBe(true);
  await act('Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 person?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 person was removed.')).toBeTruthy();
  expect(screen.getByText('Cai Lim: A program needs at least one admin.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download who was left out' })).toBeTruthy();
  expect(sent()).toEqual([{ path: '/programs/3/participants/many/remove', body: { user_ids: [12] } }]);
  expect((await box('Choose Bob Tan')).checked).toBe(false);
});

test('all that match are chosen by their filter and number, and a changed list is said where it was asked', async () => {
  const error = 'The list has changed: 1239 people match now. Please look again.';
  const changed = {
    status: 422,
    body: { error, code: 'programmes.list_changed', params: { count: 1239 }, count: 1239 },
  };
  const sent = open({ 'POST /programs/3/participants/many/remind': changed });
  fireEvent.click(await box('Choose everyone on this page'));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose all 1,240 that match' }));
  await act('Remind to sign in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind 1,240 people?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the reminder' }));
  expect(await dialog.findByText(error)).toBeTruthy();
  expect(sent()).toEqual([
    { path: '/programs/3/participants/many/remind', body: { filter: { attention: 'not_paired' }, count: 1240 } },
  ]);
});

test('another filter begins anew, so that nobody unseen stays chosen', async () => {
  open();
  fireEvent.click(await box('Choose Bob Tan'));
  await screen.findByRole('button', { name: 'Actions' });
  fireEvent.click(screen.getByRole('button', { name: 'Never signed in' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull());
  expect((await box('Choose Bob Tan')).checked).toBe(false);
});

test('an act on very many shows how far it is until it is over', async () => {
  const begun: ManyActState = {
    ...done,
    act: 'role',
    status: 'running',
    total: 500,
    done: 200,
    left_out: 0,
    left_out_people: [],
  };
  open({
    'POST /programs/3/participants/many/role': begun,
    'GET /programs/3/participants/many/5': { ...begun, status: 'done', done: 500 },
  });
  fireEvent.click(await box('Choose everyone on this page'));
  await act('Change role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of 2 people?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('200 of 500')).toBeTruthy();
  expect(await screen.findByText('500 people have the new role.', {}, { timeout: 5000 })).toBeTruthy();
});
