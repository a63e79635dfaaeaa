import { act as settle, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedPairing } from '../../../../contract/pairings/index.ts';
import type { Person } from '../../../../contract/profiles/index.ts';
import type { Participant, Participants } from '../../../../contract/programmes/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { PairingsPage } from './PairingsPage.tsx';
import type { ManagementFilter } from './search.ts';

const person = (id: number, full_name: string): Person => ({
  id,
  slug: null,
  full_name,
  profile_photo_url: null,
  user_type: id < 30 ? 'mentor' : 'mentee',
  job_title: null,
  company: null,
  deleted: false,
});
const not = 'pairings.not_allowed_now';
const pairing = (changes: Partial<ManagedPairing> = {}): ManagedPairing => ({
  id: 5,
  type: 'pair',
  program_id: 3,
  name: null,
  status: 'active',
  mentors: [person(21, 'Aisyah Rahman')],
  mentees: [person(31, 'Mei Ling')],
  end_reason: null,
  created_at: '2026-11-20T10:00:00Z',
  ended_at: null,
  why_not: { pause: null, resume: not, end: null, change_people: 'pairings.pairs_have_two' },
  ...changes,
});
/** The same as a newly made pair. */
const made = {
  id: 5,
  program_id: 3,
  mentor_id: 21,
  mentee_id: 31,
  status: 'active',
  created_at: '2026-11-20T10:00:00Z',
};
const group = pairing({
  id: 6,
  type: 'group',
  name: 'Data Circle',
  mentees: [person(31, 'Mei Ling'), person(32, 'Daniel Lim'), person(33, 'Nur Aina')],
  why_not: { pause: null, resume: not, end: null, change_people: null },
});
const member = (user_id: number, full_name: string): Participant => ({
  user_id,
  slug: `p${user_id}`,
  full_name,
  firstname: full_name,
  lastname: '',
  profile_photo_url: null,
  email: `p${user_id}@example.com`,
  phone_no: null,
  role: user_id < 30 ? { id: 3, name: 'Mentor', user_type: 'mentor' } : { id: 2, name: 'Mentee', user_type: 'mentee' },
  capacity: null,
  standing: 'joined',
  joined_at: '2026-11-20T10:00:00Z',
  is_owner: false,
  is_self: false,
  chat_link: null,
  details: { employee_id: '', department: '', team: '', grade: '', location: '', manager: '' },
});
const members = (...participants: Participant[]): Participants => ({
  participants,
  total: participants.length,
  page: 1,
  per_page: 30,
  max_pages: 1,
  roles: [],
  mentors: 2,
  mentees: 2,
  may_add_roles: false,
  details_in_use: { department: [], team: [], grade: [], location: [] },
});

const open = (rows: ManagedPairing[], asked: ManagementFilter = {}, answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    'GET /pairings?': {
      pairings: rows,
      chat_links: [],
      counts: { pair: 1, group: 2 },
      total: 1,
      page: 1,
      max_pages: 1,
    },
    ...answers,
    'GET /programs/3/participants?user_type=mentor': members(member(21, 'Aisyah Rahman'), member(22, 'Omar Aziz')),
    'GET /programs/3/participants?user_type=mentee': members(member(31, 'Mei Ling'), member(34, 'Siti Aminah')),
  });
  const asks: object[] = [];
  inAlpha(<PairingsPage filter={asked} zone="Asia/Kuala_Lumpur" onFilter={(next) => asks.push(next)} />);
  return { calls, asks };
};
const acted = (calls: ReturnType<typeof serve>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
const choose = async (label: string, name: string) => {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) });
  fireEvent.focus(field);
  fireEvent.click(field);
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBeTruthy());
  const offered = document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
  fireEvent.click(await within(offered).findByRole('option', { name: new RegExp(name), hidden: true }));
};
const act = async (title: string, name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};
const pair = 'Aisyah Rahman and Mei Ling';

test('PAR-29 pairs and groups have a tab each, with their counts; a file of pairs is a page away', async () => {
  const { asks } = open([pairing()]);
  await screen.findByText('Mei Ling');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Pairs1',
    'Groups2',
    'Suggestions',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: /^Groups/ }));
  expect(asks).toEqual([{ tab: 'group' }]);
  const file = screen.getByRole('link', { name: 'Import pairs' });
  expect(file.getAttribute('href')).toBe('/app/acme/alpha/admin/group_and_pairings_management/import');
});

test('PAR-29 a pair is made of a mentor and a mentee, each chosen among their own', async () => {
  const { calls } = open([], {}, { 'POST /pairings': made });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a pair' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Create pair' }));
  expect(await screen.findByText('Please select a mentor')).toBeTruthy();
  expect(screen.getByText('Please select a mentee')).toBeTruthy();
  await choose('Mentor', 'Omar Aziz');
  await choose('Mentee', 'Siti Aminah');
  expect(acted(calls)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Create pair' }));
  expect(await screen.findByText('Omar Aziz and Siti Aminah are a pair.')).toBeTruthy();
  expect(acted(calls)).toEqual([['POST /pairings', { program_id: 3, mentor_id: 22, mentee_id: 34 }]]);
});

/** An answer that comes when the test releases it. */
const onTheWay = () => {
  let come = (_answer: object) => {};
  const entry = () => new Promise<object>((resolve) => (come = resolve));
  return { entry, come: (answer: object) => settle(async () => come(answer)) };
};

test('PAR-29 M11 while a pair is made its window stays, and the refusal is read in it', async () => {
  const { entry, come } = onTheWay();
  const { calls } = open([], {}, { 'POST /pairings': entry });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a pair' }));
  await choose('Mentor', 'Omar Aziz');
  await choose('Mentee', 'Siti Aminah');
  fireEvent.click(screen.getByRole('button', { name: 'Create pair' }));
  await waitFor(() => expect(acted(calls)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const error = 'This mentor is not taking new mentees.';
  await come({ status: 422, body: { error, code: 'pairings.mentor_full' } });
  expect(await within(screen.getByRole('dialog', { name: 'Create a pair' })).findByText(error)).toBeTruthy();
});

test('PAR-29 M11 of two people who are taken out one after the other both are told', async () => {
  const first = onTheWay();
  const mentees = [...group.mentees, person(34, 'Siti Aminah')];
  const { calls } = open(
    [{ ...group, mentees }],
    { tab: 'group' },
    { 'DELETE /pairings/6/participants/33': first.entry, 'DELETE /pairings/6/participants/34': group },
  );
  await act('Data Circle', 'Edit group');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Nur Aina' }));
  await waitFor(() => expect(acted(calls)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Siti Aminah' }));
  expect(await screen.findByText('Siti Aminah is no longer in the group.')).toBeTruthy();
  await first.come({ status: 422, body: { error: 'Not now.', code: 'pairings.group_too_small' } });
  expect(await screen.findByText('Not now.')).toBeTruthy();
});

test('PAR-29 B72 a pair ends with a reason, never without', async () => {
  const { calls } = open([pairing()], {}, { 'DELETE /pairings/5': { message: 'ok' } });
  await act(pair, 'End');
  const asking = within(await screen.findByRole('dialog', { name: `End ${pair}?` }));
  fireEvent.click(asking.getByRole('button', { name: 'End it' }));
  expect(await asking.findByText('Please provide a reason')).toBeTruthy();
  expect(acted(calls)).toEqual([]);
  fireEvent.change(asking.getByRole('textbox', { name: /Reason/ }), { target: { value: ' They moved ' } });
  fireEvent.click(asking.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText(`${pair} has ended.`)).toBeTruthy();
  expect(acted(calls)).toEqual([['DELETE /pairings/5', { reason: 'They moved' }]]);
});

test.each([
  ['Pause', 'paused', pairing(), `${pair} is paused.`],
  [
    'Go on again',
    'active',
    pairing({ status: 'paused', why_not: { pause: not, resume: null, end: not, change_people: not } }),
    `${pair} goes on.`,
  ],
])('PAR-29 B72 %s makes a pair %s', async (entry, status, row, said) => {
  const { calls } = open([row], {}, { 'PATCH /pairings/5': row });
  await act(pair, entry);
  // They are told by email, so it asks first.
  const asking = within(await screen.findByRole('dialog'));
  expect(asking.getByText(/^They are told by email/)).toBeTruthy();
  expect(acted(calls)).toEqual([]);
  fireEvent.click(asking.getByRole('button', { name: entry }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(acted(calls)).toEqual([['PATCH /pairings/5', { status }]]);
});

test('PAR-29 only what can be done to a pair as it stands is offered, and a refusal is said', async () => {
  const error = 'This mentor is not taking new mentees.';
  const ended = pairing({
    status: 'ended',
    end_reason: 'They moved',
    why_not: { pause: not, resume: null, end: not, change_people: not },
  });
  open([ended], {}, { 'PATCH /pairings/5': { status: 422, body: { error, code: 'pairings.mentor_full' } } });
  expect(await screen.findByText('They moved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${pair}` }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Go on again']);
  fireEvent.click(entries[0] as HTMLElement);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go on again' }));
  expect(await screen.findByText(error)).toBeTruthy();
});

test('PAR-29 B68 where nothing can be done to a pair there is no menu of acts', async () => {
  const off = 'programmes.inactive';
  open([pairing({ why_not: { pause: off, resume: off, end: off, change_people: off } })]);
  expect(await screen.findByText('Mei Ling')).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Actions for ${pair}` })).toBeNull();
});

test('PAR-29 B72 a group is renamed, and people are added and taken out, while a mentor and two mentees stay', async () => {
  const { calls } = open(
    [group],
    { tab: 'group' },
    {
      'PATCH /pairings/6': group,
      'POST /pairings/6/participants': group,
      'DELETE /pairings/6/participants/33': group,
    },
  );
  await act('Data Circle', 'Edit group');
  const window_ = within(await screen.findByRole('dialog', { name: 'Edit Data Circle' }));
  fireEvent.change(window_.getByRole('textbox', { name: /Group name/ }), { target: { value: 'Circle of Data' } });
  fireEvent.click(window_.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('The group has been renamed.')).toBeTruthy();
  const stays = window_.getByRole('button', { name: /^Remove Aisyah Rahman/ });
  expect(stays.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(window_.getByRole('button', { name: 'Remove Nur Aina' }));
  expect(await screen.findByText('Nur Aina is no longer in the group.')).toBeTruthy();
  await choose('Add mentees', 'Siti Aminah');
  fireEvent.click(window_.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The group has more people now.')).toBeTruthy();
  expect(acted(calls)).toEqual([
    ['PATCH /pairings/6', { name: 'Circle of Data' }],
    ['DELETE /pairings/6/participants/33', null],
    ['POST /pairings/6/participants', { user_ids: [34] }],
  ]);
});

test('PAR-29 B72 the window of a group stays when the search finds the group no longer, and shuts only when it is shut', async () => {
  const left = { ...group, mentees: group.mentees.slice(0, 2) };
  let rows = [group];
  open(
    [],
    { tab: 'group', search: 'Aina' },
    {
      'GET /pairings?': () => ({
        pairings: rows,
        chat_links: [],
        counts: { pair: 1, group: 2 },
        total: 1,
        page: 1,
        max_pages: 1,
      }),
      'DELETE /pairings/6/participants/33': () => {
        rows = [];
        return left;
      },
    },
  );
  await act('Data Circle', 'Edit group');
  const window_ = within(await screen.findByRole('dialog', { name: 'Edit Data Circle' }));
  const name = window_.getByRole<HTMLInputElement>('textbox', { name: /Group name/ });
  fireEvent.change(name, { target: { value: 'Circle of Data' } });
  fireEvent.click(window_.getByRole('button', { name: 'Remove Nur Aina' }));
  expect(await screen.findByText('Nothing was found')).toBeTruthy();
  await waitFor(() => expect(window_.queryByText('Nur Aina')).toBeNull());
  expect([name.isConnected, name.value]).toEqual([true, 'Circle of Data']);
  fireEvent.click(window_.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
