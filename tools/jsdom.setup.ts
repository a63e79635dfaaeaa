// What jsdom lacks and Mantine asks for, and a clean page after each test.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve(), load: () => Promise.resolve([]) }),
});
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
