import { expect, test, vi } from 'vitest';
import { stayWithoutLine } from './without-line.ts';

/** The error that the bundler reports when a chunk of code fails to load. */
const missing = () => {
  const payload = new Error('Failed to fetch dynamically imported module: /assets/bookings.js');
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return payload;
};

test('without a line a page whose program is missing is not loaded anew; with one it is', () => {
  stayWithoutLine();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // The router recognises the error by this text and reloads the document.
  expect(missing().message).toMatch(/^Failed to fetch dynamically imported module/);
  line.mockReturnValue(false);
  expect(missing().message).toMatch(/^no line: /);
});
