import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { routeTreeOptions } from './tools/route-tree.mjs';
import { linguiMacros } from './tools/web/lingui-macros.mjs';

const webRoot = fileURLToPath(new URL('web', import.meta.url));

/** Addresses that belong to the server whatever the browser says it wants. */
const serverPrefixes = ['/api/', '/files/', '/users/auth/', '/sitemap.xml', '/robots.txt'];

const isVites = (path: string) => {
  if (/^\/(?:@|node_modules\/|__)/.test(path)) return true;
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return isFile(webRoot + path) || isFile(`${webRoot}/public${path}`);
};

/** Whether vite answers: its own modules and files always, and pages, which a browser asks for as text/html. */
export const answeredByVite = ({ url = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) => {
  const [path = '/'] = url.split('?');
  if (serverPrefixes.some((prefix) => path.startsWith(prefix)) || /\.(?:json|csv|ics|zip)$/.test(path)) {
    return isVites(path);
  }
  const wantsPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  return wantsPage || isVites(path);
};

const toServer = (target: string): Record<string, ProxyOptions> => ({
  '^/': { target, changeOrigin: false, bypass: (request) => (answeredByVite(request) ? request.url : undefined) },
});

/**
 * What every page loads, in two files: the packages, which change seldom, and the app itself with all routes. Left alone,
 * each route is a file of its own and lists by name the hundred files that its page needs, 25 kB of names. Fields mostly
 * come together: packed as one they are 9 kB lighter than one by one.
 */
const groups = [
  {
    name: 'packages',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|@lingui|use-sync-external-store)\//,
    priority: 1,
  },
  { name: 'app', test: /web\/app\/(App\.tsx|routeTree\.gen\.ts|routes\/[^?]*)$/ },
  // Small things that almost every page has: each is less than its name in a hundred lists.
  {
    name: 'app',
    test: /web\/lib\/(query-keys|new-key|key-per-input|time)\.ts$|web\/ui\/frames\/(PageTitle\.tsx|frame\.module\.css)$|IconChevronLeft\.m?js$/,
  },
  { name: 'forms', test: /node_modules\/react-hook-form\/|web\/lib\/(use-submit|judged-by|schemas)\.ts$/ },
  {
    name: 'fields',
    test: /web\/ui\/(Form|Fieldset|TextField|TextArea|SelectField|MultiPick|dateFields|Choices|Chips)\.tsx$/,
  },
];

const everywhere = ['packages', 'app', 'rolldown-runtime'];
const isNamed = (name: string) => everywhere.includes(name);
const isEverywhere = (file: string) => everywhere.some((name) => file.includes(`/${name}-`));

const firstNamed = new Map<string, number>();
const orderOf = (file: string) => {
  const order = firstNamed.get(file) ?? firstNamed.size;
  firstNamed.set(file, order);
  return order;
};

/**
 * The scripts in one order for all pages, so that their lists are alike and pack well: they are asked for together
 * anyway. The order of styles decides which one wins, and stays.
 */
const inOneOrder = (files: readonly string[]) => {
  const [scripts, others] = [
    files.filter((file) => file.endsWith('.js')),
    files.filter((file) => !file.endsWith('.js')),
  ];
  const ordered = scripts
    .map((file) => ({ file, order: orderOf(file) }))
    .toSorted((one, other) => one.order - other.order);
  return [...ordered.map(({ file }) => file), ...others];
};

// `API_ORIGIN=http://localhost:3000 npx vite` develops the pages against a running server.
const { API_ORIGIN } = process.env;

export default defineConfig({
  root: 'web',
  plugins: [tanstackRouter(routeTreeOptions), linguiMacros(), lingui(), react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'esnext',
    reportCompressedSize: false,
    // What every page has loaded already is not named once more in each page's list of files.
    modulePreload: { resolveDependencies: (_file, needed) => inOneOrder(needed.filter((file) => !isEverywhere(file))) },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // The app names every file that a page may ask for, so each letter of their names weighs on every first load, and
      // fewer kinds of letters pack better. The manifest says what is in a file.
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${isNamed(name) ? `${name}-` : ''}[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.endsWith('.css') && !isNamed(name.slice(0, -4)) ? '' : '[name]-'}[hash:7][extname]`,
        hashCharacters: 'base36',
      },
    },
  },
  server: API_ORIGIN ? { proxy: toServer(API_ORIGIN) } : {},
});
