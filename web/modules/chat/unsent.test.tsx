import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownMessage } from '../../../contract/chat/chat.fixture.ts';
import { lost, refusal, underWay } from '../../testing/serve.fixture.ts';
import { withKeptFiles } from '../../testing/kept-files.fixture.ts';
import { openChat, reader } from './chat.fixture.tsx';

const sending = 'POST /chat/conversations/7/messages';
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Daniel Lim' });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const enter = async (more: { shiftKey?: boolean } = {}) => fireEvent.keyDown(await field(), { key: 'Enter', ...more });
/** What the server would answer to what was sent. */
const arrives = ({ body }: { body: unknown }) => {
  const { key, body: words } = body as { key: string; body: string };
  return ownMessage({ id: 103, seq: 3, version: 3, key, body: words });
};
const keysOf = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => (body as { key: string }).key);
const keptUnsent = () => Object.keys(localStorage).filter((name) => name.includes('chat-unsent'));
const offline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);

test('CHT-14 on a desk Enter sends, Shift and Enter do not; the field is empty and keeps the focus', async () => {
  const { asked } = openChat({ c: 7 }, { [sending]: arrives });
  await type('Hello');
  await enter({ shiftKey: true });
  expect(asked(sending)).toHaveLength(0);
  await enter();
  await waitFor(() => expect(asked(sending)).toHaveLength(1));
  expect(asked(sending)[0]?.body).toMatchObject({ body: 'Hello', reply_to: null });
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
  expect(await screen.findByText('Hello')).toBeTruthy();
  await waitFor(() => expect(keptUnsent()).toEqual([]));
  expect(within(screen.getByRole('log')).getByText('Sent: Hello')).toBeTruthy();
});

test('CHT-14 what waits and what was refused is read out in the same place, with the reason', async () => {
  offline(true);
  openChat({ c: 7 }, { [sending]: refusal('chat.cannot_write') });
  await type('From the train');
  await enter();
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText('Waiting for the connection: From the train')).toBeTruthy();
  offline(false);
  window.dispatchEvent(new Event('online'));
  expect(await log.findByText('Not sent: From the train. You cannot write to this person.')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toBe('Not sent: From the train. You cannot write to this person.');
});

test('CHT-14 while it is under way it is there already, and said to be', async () => {
  openChat({ c: 7 }, { [sending]: underWay });
  await type('Hello');
  await enter();
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(screen.getByText('Sending…')).toBeTruthy();
  expect(keptUnsent()).toHaveLength(1);
});

test('CHT-14 without a connection it waits, and is sent once when there is one again', async () => {
  offline(true);
  const { asked } = openChat({ c: 7 }, { [sending]: arrives });
  await type('From the train');
  await enter();
  expect(await screen.findByText('Waiting for the connection')).toBeTruthy();
  expect(asked(sending)).toHaveLength(0);
  offline(false);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
  window.dispatchEvent(new Event('online'));
  expect(screen.getAllByText('From the train')).toHaveLength(1);
  expect(asked(sending)).toHaveLength(1);
});

test('CHT-14 whose answer was lost is sent again with its key, so that it stays one message', async () => {
  let tries = 0;
  const { asked } = openChat(
    { c: 7 },
    {
      [sending]: (call: { body: unknown }) => {
        tries += 1;
        return tries === 1 ? lost() : arrives(call);
      },
    },
  );
  await type('Once');
  await enter();
  expect(await screen.findByText('Waiting for the connection')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked(sending)).toHaveLength(2));
  const [first, second] = keysOf(asked(sending));
  expect(first).toBe(second);
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
  expect(screen.getAllByText('Once')).toHaveLength(1);
});

test('CHT-14 what was written before a reload is sent by the next visit, with its key and in its order', async () => {
  const keep = (key: string, body: string, at: string) =>
    localStorage.setItem(
      `kept:${reader.id}:chat-unsent:${key}`,
      JSON.stringify({ until: null, value: { key, conversationId: 7, body, replyTo: null, file: null, at } }),
    );
  keep('6f1c1b1e-6f0a-4b52-9d3e-0a8c5f3d2b22', 'Second', '2026-11-20T09:01:00Z');
  keep('6f1c1b1e-6f0a-4b52-9d3e-0a8c5f3d2b33', 'First', '2026-11-20T09:00:00Z');
  localStorage.setItem(`kept:${reader.id}:chat-unsent:x`, '{"until":null,"value":{"key":1}}');
  const { asked } = openChat({ c: 7 }, { [sending]: arrives });
  await waitFor(() => expect(asked(sending)).toHaveLength(2));
  expect(asked(sending).map(({ body }) => (body as { body: string }).body)).toEqual(['First', 'Second']);
  await waitFor(() => expect(keptUnsent()).toEqual([`kept:${reader.id}:chat-unsent:x`]));
});

test('CHT-14 what the server refuses says so, and is tried again or discarded', async () => {
  const { asked } = openChat({ c: 7 }, { [sending]: refusal('chat.cannot_write') });
  await type('Hello');
  await enter();
  expect(await screen.findByText('Not sent.')).toBeTruthy();
  expect(screen.getByText('You cannot write to this person.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked(sending)).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull());
  expect(keptUnsent()).toEqual([]);
});

test('CHT-14 a file goes with the message, and one that cannot is refused at once', async () => {
  withKeptFiles();
  const { asked } = openChat(
    { c: 7 },
    {
      [sending]: ownMessage({
        id: 103,
        seq: 3,
        version: 3,
        body: '',
        file: {
          name: 'plan.pdf',
          type: 'application/pdf',
          size: 4,
          width: null,
          height: null,
          url: '/chat/messages/103/file',
        },
      }),
    },
  );
  await field();
  const input = screen.getByLabelText('Add a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'run.exe')] } });
  expect(await screen.findByText('Files can be JPG, PNG, PDF, DOC or DOCX.')).toBeTruthy();
  const cross = screen.getByRole('button', { name: 'Close' });
  cross.focus();
  fireEvent.click(cross);
  // The keyboard goes on where one writes.
  expect(document.activeElement).toBe(await field());
  fireEvent.change(input, { target: { files: [new File(['plan'], 'plan.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText('plan.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked(sending)).toHaveLength(1));
  const sent = asked(sending)[0]?.body as FormData;
  expect((sent.get('file') as File).name).toBe('plan.pdf');
  expect(await screen.findByRole('link', { name: 'plan.pdf PDF, 1KB' })).toBeTruthy();
});

test('CHT-14 what was begun in a conversation is still there when one comes back, for its author alone', async () => {
  const { update } = openChat({ c: 7 });
  await type('Half a sent');
  update(<p>elsewhere</p>);
  openChat({ c: 7 });
  expect((await field()).value).toBe('Half a sent');
  expect(Object.keys(localStorage)).toContain(`kept:${reader.id}:chat-draft:7`);
  await type('');
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain(`kept:${reader.id}:chat-draft:7`));
});

test('CHT-14 a text that is too long stays where it is, with the reason', async () => {
  const { asked } = openChat({ c: 7 });
  await type('x'.repeat(4001));
  await enter();
  expect(await screen.findByText('Please use at most 4000 characters')).toBeTruthy();
  expect(asked(sending)).toHaveLength(0);
});
