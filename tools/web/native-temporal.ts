// Browsers bring Temporal: the polyfill is loaded by those that do not, before anything that needs it runs.
import type { Plugin } from 'vite';

const name = 'temporal-polyfill';
const id = '\0native-temporal';

/** Only for the build: while developing, and in tests, the polyfill is what its name says. */
export const nativeTemporal = (): Plugin => ({
  name: 'native-temporal',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => id },
  load: {
    filter: { id: new RegExp(`^${id}$`) },
    handler: () => `if (!('Temporal' in globalThis)) await import('${name}/global');
export const { Temporal } = globalThis;`,
  },
});
