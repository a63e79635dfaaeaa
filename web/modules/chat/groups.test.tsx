import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGroupChat } from '../../../contract/chat/chat.fixture.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { AddGroupPage, ChatManagementPage, EditGroupPage, GroupUsersPage } from './index.ts';

const second = aGroupChat({
  id: 9,
  groupChatName: 'Mentors',
  participants: [],
  recipientUserIds: [],
  groupChatAdmins: [],
});
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const users = (...names: string[]) => ({
  data: names.map((full_name, at) => ({
    userId: 31 + at,
    slug: `user-${at}`,
    full_name,
    photo_url: null,
    email: null,
    role: 'Mentee',
    user_type: 'mentee' as const,
    in_group: at > 0,
  })),
  page: 1,
  max_pages: 2,
  total: 9,
});

const open = (page: React.ReactElement, answers: Parameters<typeof serve>[0] = {}) => {
  const bearers: string[] = [];
  const server = serve({
    'GET /chat/token': { token: 'signed', expires_at: '2026-11-20T11:00:00Z' },
    'GET /chat/group-chat': { data: [aGroupChat(), second] },
    'GET /chat/group-users': users('Mei Tan', 'Omar Aziz'),
    ...answers,
  });
  const reply = globalThis.fetch;
  globalThis.fetch = (path, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    if (bearer !== null) bearers.push(bearer);
    return reply(path, init);
  };
  return { ...server, bearers, ...inAlpha(page) };
};

test('CHT-04 CHT-09 the first group is chosen by itself; each is a link, and its members are beside the list', async () => {
  const { asked, bearers } = open(<ChatManagementPage groupId={null} />);
  const list = within(await screen.findByRole('list', { name: 'Groups' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/app/acme/alpha/admin/chat_management?group=8',
    '/app/acme/alpha/admin/chat_management?group=9',
  ]);
  const members = within(screen.getByRole('list', { name: 'Members of First cohort' }));
  expect(members.getByText('Daniel Lim')).toBeTruthy();
  expect(members.getByText('Group admin')).toBeTruthy();
  expect(asked('GET /chat/group-chat')[0]?.path).toBe('/chat/group-chat?programId=3');
  expect(bearers).toEqual(['Bearer signed']);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Add Group'), hrefOf('Group Settings'), hrefOf('Add Member')]).toEqual([
    '/app/acme/alpha/admin/chat_management/add-group',
    '/app/acme/alpha/admin/chat_management/edit-group?group=8',
    '/app/acme/alpha/admin/chat_management/users?group=8',
  ]);
});

test('CHT-13 the list of groups is 12rem high at most', async () => {
  open(<ChatManagementPage groupId={9} />);
  const box = await screen.findByRole('region', { name: 'List of groups' });
  expect(box.style.getPropertyValue('--most')).toBe('12rem');
  expect(screen.getByRole('heading', { name: 'Mentors' })).toBeTruthy();
});

test('CHT-04 a member is removed once that was confirmed', async () => {
  const { calls } = open(<ChatManagementPage groupId={null} />, {
    'DELETE /chat/group-remove': { message: 'Members were successfully removed', data: [aGroupChat()] },
  });
  await press('Remove Member Aisha Rahman');
  const asked = within(await screen.findByRole('dialog', { name: 'Remove Aisha Rahman from First cohort?' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(asked.getByRole('button', { name: 'Remove Member' }));
  expect(await screen.findByText('Members were successfully removed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ chatId: 8, recipientUserIds: [22] });
});

test('CHT-04 a program without groups says what they are for, and a failure says so', async () => {
  open(<ChatManagementPage groupId={null} />, { 'GET /chat/group-chat': { data: [] } });
  expect(await screen.findByText('No groups yet')).toBeTruthy();
  open(<ChatManagementPage groupId={null} />, { 'GET /chat/group-chat': refusal('programmes.not_found', 404) });
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
});

test('CHT-07 CHT-08 a group needs a name and at least one user, and says so at its fields', async () => {
  const { calls } = open(<AddGroupPage />);
  expect(await screen.findByRole('textbox', { name: 'Program Name' })).toHaveProperty('value', 'Alpha');
  expect(screen.getByRole('textbox', { name: 'Program Name' })).toHaveProperty('readOnly', true);
  expect(screen.getByRole('switch', { name: /^Active/ })).toHaveProperty('checked', true);
  await press('Create group');
  expect(await screen.findByText('Group name is required')).toBeTruthy();
  expect(screen.getByText('Please select at least one user')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('CHT-10 CHT-11 what is sent is as the documents name it', async () => {
  const { bodyOf, visited } = open(<AddGroupPage />, {
    'POST /chat/group-chat': { message: 'Group chat was successfully created', data: [aGroupChat()] },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: /^Group Name/ }), { target: { value: 'First cohort' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Mei Tan/ }));
  expect(screen.getByText('1 person is chosen')).toBeTruthy();
  await press('Create group');
  expect(await screen.findByText('Group chat was successfully created')).toBeTruthy();
  expect(bodyOf('POST /chat/group-chat')).toEqual({
    groupChatName: 'First cohort',
    groupChatDescription: '',
    programId: alpha.id,
    programName: 'Alpha',
    recipientUserIds: [31],
  });
  await waitFor(() => expect(visited).toContain('/app/acme/alpha/admin/chat_management?group=8'));
});

test('CHT-06 CHT-12 users are searched, narrowed by type, turned by pages, and added', async () => {
  const { asked, bodyOf } = open(<GroupUsersPage groupId={8} />, {
    'POST /chat/group-add': { message: 'Members were successfully added', data: [aGroupChat()] },
  });
  expect((await screen.findAllByText('In this group')).length).toBeGreaterThan(0);
  const [add] = await screen.findAllByRole('button', { name: 'Add Mei Tan' });
  fireEvent.click(add as HTMLElement);
  expect(await screen.findByText('Members were successfully added')).toBeTruthy();
  expect(bodyOf('POST /chat/group-add')).toEqual({ chatId: 8, recipientUserIds: [31] });
  const search = screen.getByRole('searchbox', { name: 'Search users' });
  fireEvent.change(search, { target: { value: 'mei' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() =>
    expect(asked('GET /chat/group-users').at(-1)?.path).toBe('/chat/group-users?programId=3&chatId=8&search=mei'),
  );
});

test('B145 B116 the settings name a group, and close it after a question', async () => {
  const { calls } = open(<EditGroupPage groupId={8} />, {
    'PUT /chat/group-chat': { message: 'Group chat was successfully updated', data: [aGroupChat()] },
  });
  const name = await screen.findByRole('textbox', { name: /^Group Name/ });
  expect(name).toHaveProperty('value', 'First cohort');
  fireEvent.change(name, { target: { value: 'Cohort of January' } });
  await press('Save');
  expect(await screen.findByText('Group chat was successfully updated')).toBeTruthy();
  await press('Close the group');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the group' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const [renamed, closed] = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(renamed).toMatchObject({ id: 8, programId: 3, groupChatName: 'Cohort of January' });
  expect(closed).toEqual({ id: 8, groupChatName: 'First cohort', active: false });
});

test('B145 a group that is not there says so', async () => {
  open(<EditGroupPage groupId={77} />);
  expect(await screen.findByText('This group is not here')).toBeTruthy();
});

test('B116 a token whose session has ended is replaced once', async () => {
  let given = 0;
  const { asked } = open(<ChatManagementPage groupId={null} />, {
    'GET /chat/group-chat': () => {
      given += 1;
      return given === 1 ? refusal('accounts.not_signed_in', 401) : { data: [aGroupChat()] };
    },
  });
  expect(await screen.findByRole('list', { name: 'Members of First cohort' })).toBeTruthy();
  expect(asked('GET /chat/token')).toHaveLength(2);
});
