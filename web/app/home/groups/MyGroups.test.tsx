import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedPairing, OwnGroup } from '../../../../contract/pairings/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../modules/discovery/discovery.fixture.tsx';
import { aMenteeCard, aMentorHere } from '../home.fixture.tsx';
import { MyGroups } from './MyGroups.tsx';

const person = (id: number, full_name: string) =>
  ({
    id,
    slug: null,
    full_name,
    profile_photo_url: null,
    user_type: 'mentee',
    job_title: null,
    company: null,
    deleted: false,
  }) as const;
const not = 'pairings.not_allowed_now';
const group = (changes: Partial<OwnGroup> = {}): OwnGroup => ({
  id: 6,
  type: 'group',
  program_id: null,
  name: 'Data Circle',
  status: 'active',
  mentors: [person(3, 'Aisyah Rahman')],
  mentees: [person(1, 'Mentee 1'), person(2, 'Mentee 2')],
  created_at: '2026-11-20T10:00:00Z',
  ended_at: null,
  viewer_is: 'mentor',
  why_not: { pause: null, resume: not, end: null, change_people: null, book: null, manage: null },
  ...changes,
});
/** The same group, as its manager sees it. */
const managed: ManagedPairing = {
  id: 6,
  type: 'group',
  program_id: null,
  name: 'Data Circle',
  status: 'active',
  mentors: [person(3, 'Aisyah Rahman')],
  mentees: [person(1, 'Mentee 1'), person(2, 'Mentee 2')],
  end_reason: null,
  created_at: '2026-11-20T10:00:00Z',
  ended_at: null,
  why_not: { pause: null, resume: not, end: null, change_people: null },
};
const mentees = (...ids: number[]) => ({ mentees: ids.map((id) => aMenteeCard(id)), total: ids.length });

const open = (groups: OwnGroup[], answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    'GET /dashboard/users/mentees': mentees(1, 2, 4),
    ...answers,
    'GET /api/v2/my/groups': { groups },
  });
  show(<MyGroups />, { me: aMentorHere });
  const acted = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
  return { acted };
};
const choose = async (label: string, ...names: string[]) => {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) });
  for (const name of names) {
    fireEvent.focus(field);
    fireEvent.click(field);
    await waitFor(() => expect(field.getAttribute('aria-controls')).toBeTruthy());
    const offered = document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
    fireEvent.click(await within(offered).findByRole('option', { name: new RegExp(name), hidden: true }));
  }
};
const act = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Data Circle' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test('D11 a mentor makes a group of their own mentees on the platform', async () => {
  const { acted } = open([], { 'POST /pairings/groups': managed });
  expect(await screen.findByText('You have no groups yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create a group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a group' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Group name/ }), { target: { value: 'Data Circle' } });
  // The mentor is the person who creates the group, so there is no field for one.
  expect(dialog.queryByRole('combobox', { name: /^Mentors/ })).toBeNull();
  await choose('Mentees', 'Mentee 1');
  fireEvent.click(dialog.getByRole('button', { name: 'Create group' }));
  expect(await dialog.findByText('Please select at least two mentees')).toBeTruthy();
  expect(acted()).toEqual([]);
  await choose('Mentees', 'Mentee 4');
  fireEvent.click(dialog.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByText('The group Data Circle has been created.')).toBeTruthy();
  const body = { program_id: null, name: 'Data Circle', mentee_ids: [1, 4] };
  expect(acted()).toEqual([['POST /pairings/groups', body]]);
});

test('D11 with fewer than two mentees there is no group to make, and it is said why', async () => {
  open([], { 'GET /dashboard/users/mentees': mentees(1) });
  const button = () => screen.getByRole('button', { name: /^Create a group/ });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByText('A group needs at least two of your mentees.')).toBeTruthy();
});

test('D11 their own group is renamed, and ends with a reason; one that is not theirs to change is not listed', async () => {
  const foreign = group({
    id: 7,
    name: 'Elsewhere',
    why_not: { ...group().why_not, manage: 'programmes.admins_only' },
  });
  const { acted } = open([group(), foreign], { 'PATCH /pairings/6': managed, 'DELETE /pairings/6': { message: 'ok' } });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Data Circle')).toBeTruthy();
  expect(row.getByText('2 mentees')).toBeTruthy();
  await act('Edit group');
  const edited = within(await screen.findByRole('dialog', { name: 'Edit Data Circle' }));
  fireEvent.change(edited.getByRole('textbox', { name: /Group name/ }), { target: { value: 'Circle of Data' } });
  fireEvent.click(edited.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(acted()).toEqual([['PATCH /pairings/6', { name: 'Circle of Data' }]]));
  fireEvent.click(edited.getByRole('button', { name: 'Close' }));
  await act('End');
  const ending = within(await screen.findByRole('dialog', { name: 'End Data Circle?' }));
  fireEvent.change(ending.getByRole('textbox', { name: /Reason/ }), { target: { value: 'We are done' } });
  fireEvent.click(ending.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(acted().at(-1)).toEqual(['DELETE /pairings/6', { reason: 'We are done' }]));
});
