import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aResource } from '../../../contract/resources/resources.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { aProgramme } from '../programmes/whole.fixture.tsx';
import { MemberResources, ResourcesPage, type ResourcesView } from './index.ts';

const resources = [
  aResource({ user_type: 'Mentor' }),
  aResource({ id: 8, title: 'Guide', category: 'file', url: '', file: '/resources/8/file', file_name: 'Guide.pdf' }),
];
const roles = ['Mentor', 'Mentee'].map((name, at) => ({
  id: at + 1,
  name,
  user_type: name.toLowerCase(),
  is_owner: false,
  count: 1,
}));
const details_in_use = { department: [], team: [], grade: [], location: [] };
const pages = { total: 0, page: 1, per_page: 10, max_pages: 1 };
const people = { participants: [], ...pages, roles, mentors: 0, mentees: 0, details_in_use };
const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
type Answers = Parameters<typeof serve>[0];

const open = (answers: Answers = {}, view: ResourcesView = 'resources') => {
  const { calls } = serve({
    'GET /programs/3/participants': { ...people, may_add_roles: false },
    ...answers,
    'GET /resources': answers['GET /resources'] ?? { resources },
  });
  inAlpha(<ResourcesPage view={view} />);
  return calls;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const add = async (entry: 'New Link' | 'New File') => {
  await press('Add');
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: entry }));
};
const fillIn = (dialog: Awaited<ReturnType<typeof add>>) => {
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Handbook' } });
  fireEvent.change(dialog.getByLabelText(/^Link/), { target: { value: 'https://a.example' } });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Delete this resource?' })).getByText('Delete'));

test('RES-01 two tabs, which the address selects by view', async () => {
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Resources' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Notifications', '/app/acme/alpha/admin/resources?view=notifications', null],
    ['Resources', '/app/acme/alpha/admin/resources?view=resources', 'page'],
  ]);
  expect(await screen.findByText('Handbook')).toBeTruthy();
});

test('RES-01 B86 the first of them edits the dashboard alert', async () => {
  open({}, 'notifications');
  expect(await screen.findByRole('heading', { name: 'Dashboard alert' })).toBeTruthy();
  expect(screen.queryByText('Handbook')).toBeNull();
});

test('RES-02 the columns of the table, and the two acts of each row', async () => {
  open();
  expect((await screen.findAllByRole('columnheader')).map((head) => head.textContent)).toEqual([
    'Title',
    'Type',
    'Viewable by',
    'Uploaded',
    'Actions',
  ]);
  const row = within((await screen.findByText('Handbook')).closest('tr') as HTMLElement);
  for (const cell of ['Link', 'Mentor', 'Fri, 20 Nov 2026']) expect(row.getByText(cell)).toBeTruthy();
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit Handbook',
    'Delete Handbook',
  ]);
  const guide = within(screen.getByText('Guide').closest('tr') as HTMLElement);
  for (const cell of ['File', 'All Users']) expect(guide.getByText(cell)).toBeTruthy();
});

test('RES-06 what is wrong stands beside each field, and nothing that was typed is lost', async () => {
  const url = 'Please enter a valid URL, including the full address (e.g. https://www.example.com)';
  const fields = { title: 'Title is required', user_type: 'Role is required', url };
  open({ 'POST /resources': { status: 422, body: { error: 'No', code: 'request.invalid', fields } } });
  const dialog = await add('New Link');
  const link = dialog.getByLabelText<HTMLInputElement>(/^Link/);
  fireEvent.change(link, { target: { value: 'example' } });
  fireEvent.click(dialog.getByText('Save'));
  for (const words of Object.values(fields)) expect(await dialog.findByText(words)).toBeTruthy();
  expect(link.value).toBe('example');
});

test('RES-07 a file above 10 MB is not taken', async () => {
  const calls = open();
  await add('New File');
  const big = new File([new Uint8Array(10_485_761)], 'big.pdf', { type: 'application/pdf' });
  const field = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(field, { target: { files: [big] } });
  expect(await screen.findByText('File exceeds the 10MB size limit.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('RES-08 each act that fails says so', async () => {
  open({ 'POST /resources': broken, 'PATCH /resources/7': broken, 'DELETE /resources/7': broken });
  fireEvent.click((await add('New Link')).getByText('Save'));
  expect(await screen.findByText('Failed to create.')).toBeTruthy();
  fireEvent.click(screen.getByText('Cancel'));
  await closed();
  await press('Edit Handbook');
  await press('Save');
  expect(await screen.findByText('Failed to update.')).toBeTruthy();
  fireEvent.click(screen.getByText('Cancel'));
  await closed();
  await press('Delete Handbook');
  await confirm();
  expect(await screen.findByText('Failed to delete.')).toBeTruthy();
});

test('RES-08 a list that could not be fetched says so, to admins and to members', async () => {
  const failed = { 'GET /resources': broken };
  open(failed);
  expect(await screen.findByText('Failed to fetch resources.', {}, { timeout: 15_000 })).toBeTruthy();
  inAlpha(<MemberResources />);
  await waitFor(() => expect(screen.getAllByText('Failed to fetch resources.')).toHaveLength(2), { timeout: 15_000 });
});

test('RES-09 each act that succeeds says so', async () => {
  const calls = open({
    'POST /resources': resources[0] ?? {},
    'PATCH /resources/7': resources[0] ?? {},
    'DELETE /resources/7': { message: 'Successfully deleted.' },
  });
  const dialog = await add('New Link');
  fillIn(dialog);
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText('Successfully created.')).toBeTruthy();
  await closed();
  await press('Edit Handbook');
  await press('Save');
  expect(await screen.findByText('Successfully updated.')).toBeTruthy();
  await closed();
  await press('Delete Handbook');
  await confirm();
  expect(await screen.findByText('Successfully deleted.')).toBeTruthy();
  const made = calls.find(({ method }) => method === 'POST');
  expect(made?.body).toMatchObject({ program_id: alpha.id, category: 'link', user_type: 'All' });
});

test('RES-05 a resource is for all users or for those of one role', async () => {
  const available_roles = ['Admin', 'Mentee', 'Mentor'].map((name, at) => ({
    id: at + 1,
    name,
    user_type: 'mentee' as const,
  }));
  const calls = open({ 'GET /programs/3': aProgramme({ available_roles }), 'POST /resources': resources[0] ?? {} });
  const dialog = await add('New Link');
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: /^Viewable by/ });
  expect(field.value).toBe('All Users');
  fireEvent.click(field);
  const offered = document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
  await waitFor(() =>
    expect(
      within(offered)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['All Users', 'Admin', 'Mentee', 'Mentor']),
  );
  fireEvent.click(within(offered).getByRole('option', { name: 'Mentor', hidden: true }));
  fillIn(dialog);
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText('Successfully created.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ user_type: 'Mentor' });
});

test('PRG-48 the alert says when it could not be saved, at the field when it is too long, and may be empty', async () => {
  let answer: object = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
  open({ 'POST /programs': () => answer }, 'notifications');
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(message, { target: { value: 'Tomorrow at nine' } });
  await press('Save');
  expect(await screen.findByText('Failed to save.')).toBeTruthy();
  expect(message.value).toBe('Tomorrow at nine');
  const fields = { 'program.dashboard_alert': 'Exceeded max characters (max 300)' };
  answer = { status: 422, body: { error: 'No', code: 'request.invalid', fields } };
  await press('Save');
  expect(await screen.findByText('Exceeded max characters (max 300)')).toBeTruthy();
  answer = aProgramme();
  fireEvent.change(message, { target: { value: '' } });
  await press('Save');
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
});
