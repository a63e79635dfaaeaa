import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attempt } from './attempt.ts';
import { Button } from './Button.tsx';
import { sawAnswerFrom } from './kept-since.ts';
import { heardServer } from './heard-server.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { renderUi } from './render.fixture.tsx';
import { ErrorState } from './States.tsx';

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

test('an answer of the server ends the bar although the browser says that there is no connection, until one fails', () => {
  isOnline(true);
  renderUi(<OfflineBar />);
  const [status] = screen.getAllByRole('status');
  go('offline');
  act(() => heardServer(true));
  expect(status?.textContent).toBe('');
  act(() => heardServer(false));
  expect(status?.textContent).toContain("You're offline.");
  act(() => heardServer(true));
  go('offline');
  expect(status?.textContent).toContain("You're offline.");
});

test('what is not there without a connection says why, and how it comes', () => {
  isOnline(true);
  renderUi(<ErrorState title="Unable to load" message="Oops, something went wrong!" onRetry={() => {}} />);
  const alert = screen.getByText('Unable to load').parentElement as HTMLElement;
  expect(alert.textContent).toContain('Unable to load');
  go('offline');
  expect(alert.textContent).toContain("You're offline, and this isn't kept on this device");
  expect(alert.textContent).toContain('It was not opened here before, or it went when somebody signed out.');
  expect(alert.textContent).not.toContain('Oops');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  go('online');
  expect(alert.textContent).toContain('Unable to load');
});
