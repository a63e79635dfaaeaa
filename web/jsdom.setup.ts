// What jsdom lacks and Mantine asks for, every part loaded before the first test, and after each a clean page and the word
// of the contract on what its server said.
import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetToken } from './lib/call.ts';
import { forgetServerTime } from './lib/clock.ts';
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
// A test that asks what was logged puts its own in this place.
Object.defineProperty(window, 'reportError', { configurable: true, writable: true, value: () => {} });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve(), load: () => Promise.resolve([]) }),
});
Element.prototype.scrollIntoView = () => {};
// It hides what has not been shown, and cannot show it.
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};

/** What jsdom has not at all, and a test puts there itself. */
const standIns = [
  [navigator, 'clipboard'],
  [navigator, 'mediaDevices'],
  [Element.prototype, 'scrollBy'],
] as const;

beforeAll(loadParts);
let clients: () => readonly QueryClient[];
beforeEach(() => {
  const { mock } = vi.spyOn(QueryClient.prototype, 'mount');
  clients = () => mock.contexts as QueryClient[]; // a spy does not know whose method it watches
});
// Files share their worker's page and modules: none leaves anything to the next, and nothing is asked once more.
afterEach(() => {
  cleanup();
  for (const client of clients()) client.clear();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  // First what was watched, then what was put in its place: a watched stand-in would come back otherwise, and stay.
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
