import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attempt } from './attempt.ts';
import { Button } from './Button.tsx';
import { sawAnswerFrom } from './kept-since.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { renderUi } from './render.fixture.tsx';

const isOnline = (on: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
const go = (to: 'online' | 'offline') =>
  act(() => {
    isOnline(to === 'online');
    dispatchEvent(new Event(to));
  });

test('a bar says that one is offline, for as long as one is', () => {
  isOnline(true);
  renderUi(<OfflineBar />);
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  go('offline');
  expect(status?.textContent).toContain("You're offline. What you typed is safe.");
  go('online');
  expect(status?.textContent).toBe('');
});

test('a page that shows what this device kept says from when it is, until the server answers', () => {
  isOnline(true);
  renderUi(<OfflineBar />);
  const [status] = screen.getAllByRole('status');
  act(() => sawAnswerFrom('Sat, 28 Nov 2026 09:05:11 GMT'));
  expect(status?.textContent).toMatch(/^No connection: this is what you saw on 28 Nov 2026, \d\d:05\./);
  act(() => sawAnswerFrom(null));
  expect(status?.textContent).toBe('');
});

test('buttons that send or wait for an answer say why they cannot, and others do not', () => {
  isOnline(false);
  renderUi(
    <>
      <Button submit>Save</Button>
      <Button pending={false}>Withdraw</Button>
      <Button onPress={() => {}}>Open</Button>
    </>,
  );
  const reason = (name: string) => screen.getByRole('button', { name }).getAttribute('title');
  const offline = "You're offline. Try again when you're connected.";
  expect([reason('Save'), reason('Withdraw'), reason('Open')]).toEqual([offline, offline, null]);
  go('online');
  expect([reason('Save'), reason('Withdraw')]).toEqual([null, null]);
});

test('only buttons that need the connection hear of it', () => {
  isOnline(true);
  const heard = vi.spyOn(globalThis, 'addEventListener');
  const listening = () => heard.mock.calls.filter(([sign]) => sign === 'offline').length;
  renderUi(Array.from({ length: 40 }, (_, row) => <Button key={row}>Open</Button>));
  expect(listening()).toBe(0);
  renderUi(<Button submit>Save</Button>);
  expect(listening()).toBe(1);
});

test('what fails offline is said to be for want of a connection, without a general failure above it', async () => {
  isOnline(false);
  vi.stubGlobal('reportError', () => {});
  renderUi(null);
  await act(() => attempt(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(screen.getByText("You're offline. Nothing was sent; your text is safe.")).toBeTruthy();
  expect(screen.queryByText('Oops, something went wrong!')).toBeNull();
});
