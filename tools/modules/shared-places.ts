import { existsSync, readFileSync } from 'node:fs';
import type { Endpoint } from '../../contract/endpoint.ts';
import { handledEndpoints } from '../handled-endpoints.ts';
import { filesBelow, sourceFiles } from '../house.mjs';
import { isProduct } from './order.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The generated tests find samples and canaries by the name of their file. */
const forgottenSamples = () =>
  filesBelow(['server/modules'])
    .filter((file) => file.endsWith('.fixture.ts') && !/(samples|\/emails)\.fixture\.ts$/.test(file))
    .flatMap((file) =>
      matches(read(file), /^export const (\w+(?:Samples|Canaries))\b/gm).map(
        (name) => `${file}: nobody finds ${name} there; its file has to be called samples.fixture.ts`,
      ),
    );

const shapesPlace = 'server/testing/wire-shapes.json';
const isAsked = ({ answers }: Endpoint) => answers !== 'stream';

/** The shape of every endpoint's answer is recorded, so that a change is noticed. */
const unfrozenShapes = () => {
  const frozen = new Set(Object.keys(JSON.parse(read(shapesPlace)) as object));
  return [
    ...new Set(
      handledEndpoints()
        .filter(isAsked)
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ]
    .filter((title) => !frozen.has(title))
    .map((title) => `${title}: ${shapesPlace} does not have its shape; run npm run wire-shapes`);
};

/** A module's demonstration rows are written only when its plug brings them, or `server/demo` asks for them by name. */
const forgottenDemos = () => {
  const demo = sourceFiles(['server/demo']).map(read).join('\n');
  return filesBelow(['server/modules'])
    .filter((file) => file.endsWith('/demo.ts') && !demo.includes(`modules/${file.slice('server/modules/'.length)}'`))
    .map((file) => ({ file, plug: file.replace('/demo.ts', '/plug.ts') }))
    .filter(({ plug }) => !existsSync(plug) || !read(plug).includes("'./demo.ts'"))
    .map(({ file, plug }) => `${file}: nothing writes its rows; write demo in ${plug}`);
};

const mapPlace = 'docs/MAP.md';
const placeholder = '| what it is for | what it owns |';
const forgottenOnTheMap = () => {
  const map = read(mapPlace);
  const modules = new Set(sourceFiles(['server/modules']).map((file) => file.split('/')[2] ?? ''));
  return [...modules].flatMap((name) => {
    const line = `| \`${name}\` ${placeholder}`;
    if (map.includes(`\n${line}`)) return [`${mapPlace}: nobody has written what ${name} is for`];
    return map.includes(`\n| \`${name}\``)
      ? []
      : [`server/modules/${name}: ${mapPlace} does not have it; write ${line}`];
  });
};

const routes = 'web/app/routes/app.$enterprise.$programme.admin.';
const menuPlace = 'web/app/shells/admin-pages.ts';
const menuTestPlace = 'web/app/shells/admin-pages.test.tsx';
const walkPlace = 'tools/pages.mjs';
const walksOfModules = 'e2e/walks';

/** What the files of the modules add to the walk and to the expected menu. */
const ofModules = () => filesBelow([walksOfModules]).map(read).join('\n');

/**
 * `…admin.bookings.new.tsx` → `bookings/new`; pages about a single thing are left out, since they are reached from a
 * list.
 */
const adminPages = () =>
  sourceFiles(['web/app/routes'])
    .filter((file) => file.startsWith(routes) && !file.slice(routes.length).includes('$'))
    .map((file) => file.slice(routes.length, -'.tsx'.length))
    .filter((name) => name !== '' && name !== 'index')
    .map((name) =>
      name
        .replace(/\.index$/, '')
        .replaceAll('_.', '/')
        .replaceAll('.', '/'),
    );

const forgottenPages = () => {
  const links = sourceFiles(['web/modules', 'web/app'])
    .filter((file) => isProduct(file) && !file.startsWith('web/app/routes/'))
    .flatMap((file) => matches(read(file), /\b(?:adminPath\([^;)]*?|page\(t`[^`]*`, \w+, )['`]([\w/-]+)/g));
  const walk = `${read(walkPlace)}${ofModules()}`;
  return adminPages().flatMap((page) => [
    ...(links.includes(page)
      ? []
      : [
          `${page}: no menu and no link leads to this admin page; write page(t\`Its name\`, ItsIcon, '${page}') in ${menuPlace}`,
        ]),
    ...(new RegExp(`/admin/${page}['"?]`).test(walk)
      ? []
      : [
          `${page}: nothing looks at this admin page; write { "path": "…/admin/${page}", "as": "admin", "title": "Its name" } in a file of ${walksOfModules}`,
        ]),
  ]);
};

/** The expected menu entries are written by hand: those that the documents print in the test, others with their module. */
const untestedEntries = () => {
  const expected = `${read(menuTestPlace)}${ofModules()}`;
  return [...read(menuPlace).matchAll(/\bpage\(t`([^`]+)`, \w+, '([^']*)'\)/g)]
    .map(([, label = '', page = '']) => ({ page, entry: `${label}: /${page}` }))
    .filter(({ page, entry }) => page !== '' && !new RegExp(`['"]${entry}['"]`).test(expected))
    .map(
      ({ entry }) => `${menuPlace}: nothing expects it; write "${entry}" in the menu of a file of ${walksOfModules}`,
    );
};

/**
 * The places that name every module and every page: finds what a new one left out. `tools/new-module` writes these
 * lines.
 */
export const checkSharedPlaces = () => [
  ...forgottenSamples(),
  ...unfrozenShapes(),
  ...forgottenDemos(),
  ...forgottenOnTheMap(),
  ...forgottenPages(),
  ...untestedEntries(),
];
