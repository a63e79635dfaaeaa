import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import type { LastLook } from '../../../../contract/programmes/schemas/last-look.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { ImportPage } from './ImportPage.tsx';

const nowhere = { employee_id: null, department: null, team: null, grade: null, location: null, manager: null };
const mapping = { email: 0, name: null, firstname: null, lastname: null, phone_no: null, role: null, ...nowhere };
const read: ParticipantImport = {
  id: 9,
  file_name: 'people.csv',
  columns: ['email'],
  mapping,
  role_id: 2,
  unused_columns: [],
  role_names: [],
  admins_asked: [],
  headings: 'found',
  heading_line: 1,
  first_lines: [],
  sheets: [],
  sheet: 0,
  status: 'draft',
  starts_at: null,
  counts: { ready: 7, wrong: 0, added: 0, invited: 0, member: 0, undone: 0 },
  not_emailed: 0,
  members_with_details: 0,
  emails_left: 2000,
  waits_until: null,
  rows: [],
  page: 1,
  max_pages: 1,
};
const open = (more: Partial<ParticipantImport>) => {
  serve({ 'GET /programs/3/participant_imports/9': { ...read, ...more } });
  return inAlpha(<ImportPage importId={9} onImport={() => {}} />);
};

test('B09 how many of a file get their email today is said before anything is sent', async () => {
  open({ emails_left: 3 });
  expect(
    await screen.findByText(
      '3 emails of this file can go out today. The others follow automatically over the next days. Invitations that you send by hand are not held up.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 7 people' })).toBeTruthy();
});

test('B09 a file that fits says nothing about it', async () => {
  open({ emails_left: 7 });
  await screen.findByRole('button', { name: 'Add 7 people' });
  expect(screen.queryByText(/today/)).toBeNull();
});

test('B09 an import that has used up the day says who is waiting and when it continues, in the zone of the program', async () => {
  open({
    status: 'running',
    counts: { ...read.counts, ready: 4, invited: 3 },
    emails_left: 0,
    waits_until: '2026-11-21T10:00:00Z',
  });
  expect(await screen.findByText(/^4 people are waiting, because files have sent as many emails/)).toBeTruthy();
  expect(screen.getByText(/It continues automatically on Sat, 21 Nov 2026 at 6:00 pm/)).toBeTruthy();
});

test('an import that is done says who was added and who was invited', async () => {
  open({ status: 'done', counts: { ...read.counts, ready: 0, added: 2, invited: 1 } });
  expect(await screen.findByText(/2 people were added, because your company knows them already/)).toBeTruthy();
  expect(screen.getByText(/1 person was invited by email and can join with the link in it\./)).toBeTruthy();
});

const roles: Participants = {
  participants: [],
  total: 0,
  page: 1,
  per_page: 10,
  max_pages: 1,
  roles: [{ id: 3, name: 'Mentor', user_type: 'mentor', is_owner: false, count: 1 }],
  mentors: 1,
  mentees: 0,
  may_add_roles: false,
  details_in_use: { department: [], team: [], grade: [], location: [] },
};
/** The page with this file read, and what it sends when a choice is made. */
const openToChoose = (more: Partial<ParticipantImport>) => {
  const whole = { ...read, ...more };
  const { calls } = serve({
    'GET /programs/3/participant_imports/9': whole,
    'PATCH /programs/3/participant_imports/9': whole,
    'GET /programs/3/participants': roles,
  });
  inAlpha(<ImportPage importId={9} onImport={() => {}} />);
  return () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
};

test('a first line without known headings is asked about, and nobody is added before', async () => {
  const lines = [
    { line: 2, cells: ['Bob Lim', 'bob@example.com'] },
    { line: 4, cells: ['Ann Tan', '', 'ann@example.com'] },
  ];
  const sent = openToChoose({ headings: 'asked', first_lines: lines, columns: ['', ''] });
  const list = await screen.findByRole('list', { name: 'The first lines of the file' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Line 2Bob Lim · bob@example.comHeadings', 'Line 4Ann Tan · ann@example.comHeadings']);
  const add = screen.getByRole('button', { name: 'Add 7 people' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'There are no headings: every line is a row' }));
  await waitFor(() => expect(sent()).toEqual([{ mapping, role_id: 2, heading_line: null }]));
});

test('words for roles that the program does not have are listed, and the role is chosen for each', async () => {
  const sent = openToChoose({ role_names: [{ name: 'Coach', rows: 4, role_id: null }] });
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Coach' });
  expect(choice.value).toBe('Leave these rows out');
  expect(screen.getByText('4 rows')).toBeTruthy();
  fireEvent.click(choice);
  fireEvent.click(await screen.findByRole('option', { name: 'Mentor', hidden: true }));
  await waitFor(() => expect(sent()).toEqual([{ mapping, role_id: 2, role_names: [{ name: 'Coach', role_id: 3 }] }]));
});

test('columns that nobody reads are named, and rows that are left out can be downloaded', async () => {
  openToChoose({ unused_columns: ['Salary', 'Shoe size'], counts: { ...read.counts, wrong: 2 } });
  expect(await screen.findByText('Not used: Salary, Shoe size.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the rows left out' })).toBeTruthy();
});

test('a workbook says which of its sheets this is', async () => {
  openToChoose({ sheets: ['Staff', 'Old'], sheet: 0 });
  expect(await screen.findByText(/This is the sheet “Staff”\./)).toBeTruthy();
});

test('a chosen workbook is sent again for another of its sheets', async () => {
  const book = { ...read, sheets: ['Staff', 'Old'], sheet: 0 };
  const { calls } = serve({
    'GET /programs/3/participants': {
      ...roles,
      roles: [{ ...roles.roles[0], id: 2, name: 'Mentee', user_type: 'mentee' }],
    },
    'POST /programs/3/participant_imports': book,
    'GET /programs/3/participant_imports/9': book,
  });
  const Page = () => {
    const [file, setFile] = useState<number>();
    return <ImportPage importId={file} onImport={setFile} />;
  };
  inAlpha(<Page />);
  await screen.findByRole('button', { name: 'Download a template' });
  const pick = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  fireEvent.change(pick, { target: { files: [new File(['PK'], 'staff.xlsx', { type })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  fireEvent.click(await screen.findByRole('combobox', { name: 'Sheet' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Old', hidden: true }));
  const posts = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(2));
  const { body } = posts()[1] as { body: FormData };
  expect(body.get('sheet')).toBe('1');
});

test('a file that only says more about members can be run as well', async () => {
  openToChoose({ counts: { ...read.counts, ready: 0, member: 3 }, members_with_details: 2 });
  expect(
    await screen.findByText(/2 members of the program get the details of their work from this file\./),
  ).toBeTruthy();
  const update = screen.getByRole('button', { name: 'Update 2 members' });
  expect(update.getAttribute('aria-disabled')).not.toBe('true');
});

test('a choice made while another is still being checked takes nothing back, and nobody is added meanwhile', async () => {
  const whole = { ...read, columns: ['email', 'Title'], role_names: [{ name: 'Coach', rows: 4, role_id: null }] };
  const checked: (() => void)[] = [];
  const { calls } = serve({
    'GET /programs/3/participant_imports/9': whole,
    'PATCH /programs/3/participant_imports/9': () =>
      new Promise((resolve) => {
        checked.push(() => resolve({ status: 200, body: whole }));
      }),
    'GET /programs/3/participants': roles,
  });
  inAlpha(<ImportPage importId={9} onImport={() => {}} />);
  const choose = async (name: string, option: string) => {
    const box = await screen.findByRole('combobox', { name });
    fireEvent.click(box);
    // Every list of columns has the same names.
    const list = () => document.getElementById(box.getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(list()).not.toBeNull());
    fireEvent.click(within(list() as HTMLElement).getByRole('option', { name: option, hidden: true }));
  };
  await choose('Role', 'Title');
  await choose('Coach', 'Mentor');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' }).value).toBe('Title');
  expect(screen.getByRole('button', { name: 'Add 7 people' }).getAttribute('aria-disabled')).toBe('true');
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  // One after the other: the second call waits for the answer to the first.
  await waitFor(() => expect(sent()).toHaveLength(1));
  checked[0]?.();
  await waitFor(() => expect(sent()).toHaveLength(2));
  checked[1]?.();
  const asked = { mapping: { ...mapping, role: 1 }, role_id: 2 };
  expect(sent()).toEqual([asked, { ...asked, role_names: [{ name: 'Coach', role_id: 3 }] }]);
});

test('an import that was stopped says how far it came, and goes on with the others', async () => {
  open({ counts: { ...read.counts, ready: 7, invited: 3 } });
  expect(
    await screen.findByText(
      'This import is stopped: 3 of 10 people were added or invited. You can go on with the others, or take those back.',
    ),
  ).toBeTruthy();
  // The file is read as it was: there is nothing to choose any more.
  expect(screen.queryByText(/^Columns of/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add 7 people' })).toBeTruthy();
});

test('those whom a stopped import has added or invited already can be taken back', async () => {
  const stopped = { ...read, counts: { ...read.counts, ready: 7, invited: 3 } };
  const { calls } = serve({
    'GET /programs/3/participant_imports/9': stopped,
    'POST /programs/3/participant_imports/9/undo': { ...stopped, status: 'undone' },
  });
  inAlpha(<ImportPage importId={9} onImport={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/9/undo'))).toBe(true));
});

const look: LastLook = { people: 3000, today: 1600, rest_from: '2026-11-21T10:00:00Z', roles: [], emails: [] };

test.each([
  [
    look,
    '1,600 emails go out today. The other 1,400 follow from Sat, 21 Nov 2026 at 6:00 pm on, as many a day as may be sent.',
  ],
  [
    { ...look, today: 0 },
    "Today's emails are used up. These go out from Sat, 21 Nov 2026 at 6:00 pm on, as many a day as may be sent.",
  ],
  [{ ...look, today: 3000, rest_from: null }, 'The emails go out at once.'],
])('B09 the last look promises no more emails at once than the day allows', async (answer, sentence) => {
  serve({
    'GET /programs/3/participant_imports/9': read,
    'GET /programs/3/participant_imports/9/last_look': answer,
  });
  inAlpha(<ImportPage importId={9} onImport={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add 7 people' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
