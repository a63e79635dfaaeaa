import { readFileSync } from 'node:fs';
import type { Endpoint } from '../../contract/endpoint.ts';
import { handledEndpoints } from '../handled-endpoints.ts';
import { filesBelow, sourceFiles } from '../house.mjs';
import { isProduct } from './order.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const samplesPlace = 'server/testing/all-samples.fixture.ts';

/** A module's samples and canaries run only when the list that the generated tests read contains them. */
const forgottenSamples = () => {
  const fixtures = filesBelow(['server/modules', 'server/testing']).filter((file) => file.endsWith('.fixture.ts'));
  // A large module adds those of its sub-folders to its own.
  const listed = fixtures.flatMap((file) => matches(read(file), /^ {2}(?:\.\.\.)?(\w+(?:Samples|Canaries)),$/gm));
  return fixtures
    .flatMap((file) =>
      matches(read(file), /^export const (\w+(?:Samples|Canaries))\b/gm).map((name) => ({ file, name })),
    )
    .filter(({ file, name }) => file !== samplesPlace && !listed.includes(name))
    .map(({ file, name }) => {
      const [line, list] = name.endsWith('Samples') ? [`...${name},`, 'allSamples'] : [`${name},`, 'allCanaries'];
      return `${file}: ${samplesPlace} leaves it out; write ${line} in ${list}`;
    });
};

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

/** A module's demonstration rows are written only when `server/demo` asks for them. */
const forgottenDemos = () => {
  const demo = sourceFiles(['server/demo']).map(read).join('\n');
  return filesBelow(['server/modules'])
    .filter((file) => file.endsWith('/demo.ts') && !demo.includes(`modules/${file.slice('server/modules/'.length)}'`))
    .map((file) => `${file}: nothing writes its rows; call it in server/demo/company.ts`);
};

const mapPlace = 'docs/MAP.md';
const forgottenOnTheMap = () => {
  const map = read(mapPlace);
  const modules = new Set(sourceFiles(['server/modules']).map((file) => file.split('/')[2] ?? ''));
  return [...modules]
    .filter((name) => !map.includes(`\n| \`${name}\``))
    .map(
      (name) =>
        `server/modules/${name}: ${mapPlace} does not have it; write | \`${name}\` | what it is for | what it owns |`,
    );
};

const routes = 'web/app/routes/app.$enterprise.$programme.admin.';
const menuPlace = 'web/app/shells/admin-pages.ts';
const menuTestPlace = 'web/app/shells/admin-pages.test.tsx';
const walkPlace = 'tools/pages.mjs';

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
  const walk = read(walkPlace);
  return adminPages().flatMap((page) => [
    ...(links.includes(page)
      ? []
      : [
          `${page}: no menu and no link leads to this admin page; write page(t\`Its name\`, ItsIcon, '${page}') in ${menuPlace}`,
        ]),
    ...(new RegExp(`/admin/${page}['?]`).test(walk)
      ? []
      : [
          `${page}: nothing looks at this admin page; write { path: '…/admin/${page}', as: 'admin', title: 'Its name' } in ${walkPlace}`,
        ]),
  ]);
};

/** The test's list of expected menu entries is written by hand. */
const untestedEntries = () => {
  const expected = read(menuTestPlace);
  return [...read(menuPlace).matchAll(/\bpage\(t`([^`]+)`, \w+, '([^']*)'\)/g)]
    .map(([, label = '', page = '']) => ({ page, entry: `'${label}: /${page}'` }))
    .filter(({ page, entry }) => page !== '' && !expected.includes(entry))
    .map(({ entry }) => `${menuPlace}: ${menuTestPlace} does not expect it; write ${entry} in its group`);
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
