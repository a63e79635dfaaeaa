import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aConversation, aGroupRow, aisha, aMessage, aRow, daniel } from '../../../contract/chat/chat.fixture.ts';
import { refusal, underWay } from '../../testing/serve.fixture.ts';
import { openChat, part } from './chat.fixture.tsx';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const bubbleOf = (words: string) => screen.getByText(words).closest('li');

test('CHT-14 the list says whom one talks to, what was said last and how much is unread', async () => {
  openChat();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const [first, second] = within(list).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/messages?c=7');
  expect(first?.textContent).toContain('Daniel Lim');
  expect(first?.textContent).toContain('Slides: https://example.com/slides');
  expect(first?.textContent).toContain('1 unread');
  expect(second?.textContent).toContain('Daniel Lim: Slides');
});

test('CHT-14 one’s own last message, a deleted one and a file are said as such', async () => {
  const last = aRow().last_message;
  if (!last) throw new Error('no message');
  const rows = [
    aRow({ id: 1, last_message: { ...last, sender_id: aisha.id, text: 'Hello' } }),
    aRow({ id: 2, last_message: { ...last, deleted: true, text: '' } }),
    aRow({ id: 3, last_message: { ...last, text: '', file_name: 'plan.pdf' } }),
    aGroupRow({ id: 4, last_message: null, active: false }),
  ];
  openChat({}, { 'GET /chat/conversations': { data: rows, next: null } });
  for (const words of ['You: Hello', 'This message was deleted', 'File: plan.pdf', 'This group is closed'])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('CHT-14 the list says that it is loading, that it is empty, and that it failed', async () => {
  openChat({}, { 'GET /chat/conversations': underWay });
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  openChat({}, { 'GET /chat/conversations': { data: [], next: null } });
  expect(await screen.findByText('No conversations yet')).toBeTruthy();
  openChat({}, { 'GET /chat/conversations': refusal('accounts.not_signed_in', 401) });
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
});

test('CHT-14 names and messages are searched; what is found leads to its place', async () => {
  const { asked } = openChat(
    {},
    {
      'GET /chat/conversations?q=': { data: [], next: null },
      'GET /chat/search': {
        data: [
          {
            id: 5,
            conversation_id: 7,
            conversation_name: 'Daniel Lim',
            seq: 31,
            sender: daniel,
            mine: false,
            text: 'The slides are here',
            file_name: null,
            at: '2026-11-02T10:00:00Z',
          },
        ],
        next: null,
      },
    },
  );
  const search = await screen.findByRole('searchbox', { name: 'Search conversations and messages' });
  fireEvent.change(search, { target: { value: ' slides ' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  const found = await screen.findByText('The slides are here');
  expect(found.closest('a')?.getAttribute('href')).toBe('/messages?c=7&m=31');
  expect(asked('GET /chat/search')[0]?.path).toContain('q=slides');
});

test('B116 “New message” offers whom one may write to', async () => {
  openChat({}, { 'GET /chat/people': { data: [{ ...daniel, online: true }], more: true } });
  await press('New message');
  const people = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect((await people.findByRole('link', { name: /Daniel Lim/ })).getAttribute('href')).toBe('/messages?with=21');
  expect(people.getByText('There are more. Type part of a name to find them.')).toBeTruthy();
});

test('CHT-02 a Message button opens the conversation with somebody', async () => {
  const { visited, bodyOf } = openChat({ with: 21 }, { 'POST /chat/conversations': aConversation() });
  await waitFor(() => expect(visited).toContain('/messages?c=7'));
  expect(bodyOf('POST /chat/conversations')).toEqual({ user_id: 21, program_id: null });
});

test('B116 whom one may not write to, the page says why', async () => {
  openChat({ with: 21 }, { 'POST /chat/conversations': refusal('chat.cannot_write') });
  expect(await screen.findByText('You cannot write to this person.')).toBeTruthy();
});

test('CHT-14 it opens at the first unread message, below the line “New”, and marks what was in view as read', async () => {
  const { bodyOf } = openChat({ c: 7 });
  expect(await screen.findByText('New')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'https://example.com/slides' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  await waitFor(() => expect(bodyOf('POST /chat/conversations/7/read')).toEqual({ seq: 2 }));
});

test('CHT-14 nothing is marked as read while nobody looks at the page', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { asked } = openChat({ c: 7 });
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked('POST /chat/conversations/7/read')).toEqual([]);
});

test('CHT-14 who is away, was removed, or never was in it sees that it is not available, and nothing of it', async () => {
  const { client } = openChat({ c: 7 });
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  vi.unstubAllGlobals();
  openChat({ c: 7 }, { 'GET /chat/conversations/7': refusal('chat.not_found', 404) });
  await client.invalidateQueries({ queryKey: ['chat'] });
  await waitFor(() => expect(screen.getAllByText('This conversation is not available')).toHaveLength(2));
  expect(screen.queryByText('Thank you!')).toBeNull();
});

test('CHT-14 a message that comes is added, and read out', async () => {
  const { client } = openChat(
    { c: 7 },
    {
      'GET /chat/conversations/7/changes': {
        data: [aMessage({ id: 103, seq: 3, version: 3, body: 'See you' })],
        version: 3,
        more: false,
        people: [{ user_id: daniel.id, read_seq: 2, online: true, typing: true }],
      },
    },
  );
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  await client.invalidateQueries({ queryKey: ['chat'] });
  expect(await screen.findByText('See you')).toBeTruthy();
  expect(within(screen.getByRole('log')).getByText('Daniel Lim: See you')).toBeTruthy();
  expect(screen.getByText('Daniel Lim is typing…')).toBeTruthy();
  expect(within(bubbleOf('Thank you!') as HTMLElement).getByText('Seen')).toBeTruthy();
});

test('CHT-14 earlier ones are asked for by number, and come above', async () => {
  const { asked } = openChat(
    { c: 7 },
    {
      'GET /chat/conversations/7/messages?before=51': part(
        aMessage({ id: 90, seq: 50, version: 50, body: 'Long ago' }),
      ),
      'GET /chat/conversations/7/messages': {
        ...part(aMessage({ seq: 51, version: 51 })),
        has_before: true,
      },
    },
  );
  expect(await screen.findByText('Long ago')).toBeTruthy();
  expect(asked('GET /chat/conversations/7/messages').map(({ path }) => path)).toEqual([
    '/chat/conversations/7/messages?around=1',
    '/chat/conversations/7/messages?before=51',
  ]);
});
