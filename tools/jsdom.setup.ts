// What jsdom lacks and Mantine asks for, every part loaded before the first test, and a clean page after each.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadParts } from '../web/ui/later.tsx';

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

beforeAll(loadParts);
afterEach(cleanup);
