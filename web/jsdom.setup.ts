// Fills in what jsdom lacks and Mantine needs, loads every lazy part before the first test and, after each test, cleans
// the page and fails if its server broke the contract.
import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetToken } from './lib/call.ts';
import { forgetServerTime } from './lib/clock.ts';
import { loadReasons } from './lib/reasons.ts';
import './testing/patience.fixture.ts';
import { takeBreaches } from './testing/serve.fixture.ts';
import { loadParts } from './ui/later.tsx';
import { currentToasts, dismissToast } from './ui/toastList.ts';

const lacking = {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo: () => {},
};
for (const [name, value] of Object.entries(lacking)) Object.defineProperty(window, name, { writable: true, value });
// A test that checks what was logged replaces this.
Object.defineProperty(window, 'reportError', { configurable: true, writable: true, value: () => {} });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve(), load: () => Promise.resolve([]) }),
});
Element.prototype.scrollIntoView = () => {};
// jsdom hides popovers that have not been shown, but cannot show them.
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};

/** Features that jsdom lacks entirely and that tests define themselves. */
const standIns = [
  [navigator, 'clipboard'],
  [navigator, 'mediaDevices'],
  [Element.prototype, 'scrollBy'],
] as const;

beforeAll(async () => {
  await Promise.all([loadParts(), loadReasons()]);
});
let clients: () => readonly QueryClient[];
beforeEach(() => {
  const { mock } = vi.spyOn(QueryClient.prototype, 'mount');
  clients = () => mock.contexts as QueryClient[]; // a spy does not know whose method it watches
});
// Test files share their worker's page and modules, so this cleans up everything, and nothing is fetched again
// afterwards.
afterEach(() => {
  cleanup();
  for (const client of clients()) client.clear();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  // Restore spies before removing stand-ins: a stand-in with a spy on it would otherwise come back and stay.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  for (const [owner, name] of standIns) Reflect.deleteProperty(owner, name);
  forgetServerTime();
  forgetToken();
  history.replaceState(null, '', '/');
  for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; max-age=0; path=/`;
  const breaches = takeBreaches();
  if (breaches.length > 0) throw new Error(`The test's server broke the contract:\n  ${breaches.join('\n  ')}`);
});
