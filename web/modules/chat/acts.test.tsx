import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aConversation, aMessage, ownMessage } from '../../../contract/chat/chat.fixture.ts';
import { refusal } from '../../testing/serve.fixture.ts';
import { noChanges, openChat, part } from './chat.fixture.tsx';

const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Daniel Lim' });

test('B116 where one may not write there is no field, and the reason', async () => {
  const why_not = { ...aConversation().why_not, write: 'chat.person_left' as const };
  openChat({ c: 7 }, { 'GET /chat/conversations/7': aConversation({ why_not }) });
  expect(await screen.findByText('This person is not here any more.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message to Daniel Lim' })).toBeNull();
  await screen.findByText('Thank you!');
  await press(/^More about the message by Daniel Lim/);
  expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
});

test('B116 a message is answered: what it answers is above it, and leads to it', async () => {
  const { bodyOf } = openChat(
    { c: 7 },
    {
      'POST /chat/conversations/7/messages': ownMessage({
        id: 103,
        seq: 3,
        version: 3,
        body: 'Got them',
        reply_to: { id: 101, seq: 1, sender_name: 'Daniel Lim', text: 'Slides', file_name: null, deleted: false },
      }),
    },
  );
  await press(/^More about the message by Daniel Lim/);
  await choose('Reply');
  expect(await screen.findByText('Reply to Daniel Lim')).toBeTruthy();
  fireEvent.change(await field(), { target: { value: 'Got them' } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Answers Daniel Lim: Slides. Go to that message.' })).toBeTruthy();
  expect(bodyOf('POST /chat/conversations/7/messages')).toMatchObject({ body: 'Got them', reply_to: 101 });
  expect(screen.queryByText('Reply to Daniel Lim')).toBeNull();
});

test('B116 a reaction is one press in the menu, and another takes it back', async () => {
  const { calls } = openChat(
    { c: 7 },
    {
      'POST /chat/messages/101/reactions': aMessage({ version: 4, reactions: [{ emoji: '👍', count: 1, mine: true }] }),
    },
  );
  await press(/^More about the message by Daniel Lim/);
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Thumbs up' }));
  const chip = await screen.findByRole('button', { name: 'Thumbs up, 1 person', pressed: true });
  fireEvent.click(chip);
  await waitFor(() =>
    expect(
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/reactions')).map(({ body }) => body),
    ).toEqual([
      { emoji: '👍', on: true },
      { emoji: '👍', on: false },
    ]),
  );
  const log = within(screen.getByRole('log'));
  expect(await log.findByText('Thumbs up: given to the message by Daniel Lim')).toBeTruthy();
  expect(await log.findByText('Thumbs up: taken back')).toBeTruthy();
});

test('B116 a reaction that was not taken is told as one, and as nothing else', async () => {
  openChat({ c: 7 }, { 'POST /chat/messages/101/reactions': refusal('chat.cannot_write') });
  await press(/^More about the message by Daniel Lim/);
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Heart' }));
  expect((await screen.findByText('You cannot write to this person.')).closest('[role="alert"]')).toBeTruthy();
  expect(within(screen.getByRole('log')).queryByText(/^Heart/)).toBeNull();
});

test('B116 for fifteen minutes its author changes a message and deletes it', async () => {
  const { calls } = openChat(
    { c: 7 },
    {
      'PATCH /chat/messages/102': ownMessage({ version: 5, body: 'Thanks a lot', edited_at: '2026-11-20T10:06:00Z' }),
      'DELETE /chat/messages/102': ownMessage({ version: 6, body: null, deleted_at: '2026-11-20T10:07:00Z' }),
    },
  );
  await press(/^More about the message by You/);
  await choose('Edit');
  const text = await screen.findByRole('textbox', { name: 'Text of the message' });
  fireEvent.change(text, { target: { value: 'Thanks a lot' } });
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(await screen.findByText('Thanks a lot')).toBeTruthy();
  expect(screen.getByText(/Edited$/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ body: 'Thanks a lot' });
  await press(/^More about the message by You/);
  await choose('Delete');
  await press('Delete');
  expect(await screen.findByText('This message was deleted')).toBeTruthy();
});

test('B116 afterwards, and of others, there is neither', async () => {
  openChat(
    { c: 7 },
    {
      'GET /chat/conversations/7/messages': part(
        aMessage(),
        ownMessage({ can_edit_until: '2026-11-20T09:20:00Z', can_delete_until: '2026-11-20T09:20:00Z' }),
      ),
    },
  );
  const acts = [
    [/^More about the message by You/, ['Reply', 'Copy text']],
    [/^More about the message by Daniel Lim/, ['Reply', 'Copy text', 'Report message', 'Block']],
  ] as const;
  for (const [name, offered] of acts) {
    await press(name);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(offered);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
  }
});

test('B116 a picture is shown in place, another file has its name and size, and hostile words are words', async () => {
  const name = '"><img src=x onerror=alert(1)>.png';
  const file = { name, type: 'image/png', size: 2048, width: 640, height: 400, url: '/chat/messages/101/file' };
  openChat(
    { c: 7 },
    {
      'GET /chat/conversations/7/messages': part(
        aMessage({ body: '<img src=x onerror=alert(1)>', file }),
        ownMessage({
          file: {
            ...file,
            name: 'plan.pdf',
            type: 'application/pdf',
            width: null,
            height: null,
            url: '/chat/messages/102/file',
          },
        }),
      ),
    },
  );
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  const picture = screen.getByRole('button', { name: `Open picture ${name}` });
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/chat/messages/101/file');
  expect(screen.getByRole('link', { name: 'plan.pdf PDF, 2KB' }).getAttribute('href')).toBe('/chat/messages/102/file');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('B117 the members of a group are shown; a member leaves it, and its admins name it', async () => {
  const group = aConversation({
    id: 8,
    kind: 'group',
    name: 'First cohort',
    other: null,
    first_unread_seq: null,
    why_not: { write: null, leave: null, manage: null },
  });
  const { visited, asked } = openChat(
    { c: 8 },
    {
      'GET /chat/conversations/8': group,
      'GET /chat/conversations/8/messages': part(),
      'GET /chat/conversations/8/changes': noChanges,
      'POST /chat/conversations/8/leave': { message: 'You have left the group.' },
    },
  );
  await press('Members');
  const members = await screen.findByRole('list', { name: 'Members' });
  expect(within(members).getByText('Daniel Lim')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rename' })).toBeTruthy();
  await press('Leave the group');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the group' }));
  await waitFor(() => expect(visited).toContain('/messages'));
  expect(asked('POST /chat/conversations/8/leave')).toHaveLength(1);
});

test('D17 where messages are in another app, the page leads there', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/messages', replace });
  openChat({}, { 'GET /chat/unread': { unread: 0, app_url: 'https://chat.example/?origin=acme/alpha' } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://chat.example/?origin=acme/alpha'));
});

test('CHT-14 what cannot be loaded of a conversation is said', async () => {
  openChat({ c: 7 }, { 'GET /chat/conversations/7': broken });
  expect(await screen.findByText('This could not be loaded', {}, { timeout: 15_000 })).toBeTruthy();
});
