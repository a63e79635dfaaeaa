import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { AiChatPage } from './AiChatPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const ask = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const lines = () => within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');

test('AIT-14 AIT-15 AIT-16 Claude is chosen at first; a simulated reply comes after a second or two, and no call is made', async () => {
  const { calls } = serve({});
  show(<AiChatPage />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Provider' }).value).toBe('Claude');
  expect(screen.getByText(/Coming soon/)).toBeTruthy();
  expect(screen.getByText(/The replies are simulated, and nothing that you write leaves this browser/)).toBeTruthy();
  ask('How do I prepare for a session?');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.getByText('Claude (simulated) is writing…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(lines()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(lines()).toHaveLength(2);
  expect(lines()[1]?.textContent).toContain('Before a session, write down one thing');
  expect(calls).toEqual([]);
});

test('B63 the conversation stays in this browser, until it is cleared', async () => {
  serve({});
  const first = show(<AiChatPage />);
  ask('Anything else?');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(lines()).toHaveLength(2);
  first.update(<p>Another page</p>);
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull();
  first.update(<AiChatPage />);
  expect(lines()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull();
});

test('AIT-14 nothing is sent while a reply is awaited, or when there is nothing to send', async () => {
  serve({});
  show(<AiChatPage />);
  ask('   ');
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull();
  ask('One');
  ask('Two');
  await waitFor(() => expect(lines()).toHaveLength(1));
});
