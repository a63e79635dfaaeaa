import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '../house.mjs';
import { order } from './order.ts';

/**
 * The floors that have files or a folder per module, and the other names allowed there: in the contract, what is
 * shared, what the platform answers (`session`), what all pages know of the viewer (`me`), and how files are written that
 * both sides make (`pdf`).
 */
const floors: Record<string, readonly string[]> = {
  contract: [
    'endpoint',
    'messages',
    'field-messages',
    'message-params',
    'say',
    'render-message',
    'sort',
    'cut',
    'references',
    'schemas',
    'package',
    'request',
    'session',
    'me',
    'admin-tables',
    'pdf',
  ],
  'server/policies': ['actor'],
  'server/domain-events': ['event'],
  'server/modules': [],
  'web/modules': [],
};
const longestIndex = 40;
const app = 'server/app.ts';

/** `server/policies/bookings.ts` and `contract/bookings/values.ts` both belong to `bookings`. */
const nameOn = (floor: string, file: string) => file.slice(floor.length + 1).split(/[./]/)[0] ?? '';

/**
 * The files of a contract: what a page loads immediately (endpoints, values, messages), what it loads once the user
 * types, what the server tells of acts, and the index for the server; beside them what the tests of both sides take.
 */
const rolesOfContract =
  /^contract\/[\w-]+\/(?:(?:endpoints|values|messages|field-messages|act-messages|schemas|index)\.ts$|schemas\/|values\/|[\w-]+\.fixture\.ts$)/;
const checkContract = () =>
  filesBelow(['contract'])
    .filter(
      (file) => file.split('/').length > 2 && !rolesOfContract.test(file) && !/^contract\/(?:schemas|pdf)\//.test(file),
    )
    .map((file) => `${file}: neither endpoints, values, schemas, messages, field-messages, act-messages nor index`);

/** What others may use of a module; on the server some modules are used by no others and need no index. */
const checkIndex = (module: string) => {
  const index = `${module}/index.ts`;
  if (!existsSync(index)) return module.startsWith('server/') ? [] : [`${module}: has no index.ts`];
  const lines = readFileSync(index, 'utf8').trimEnd().split('\n').length;
  return lines > longestIndex ? [`${index}: over ${longestIndex} lines`] : [];
};

/** Every module of the server has a plug, and the app plugs it in. */
const checkPlug = (module: string) => {
  const plug = `${module}/plug.ts`;
  if (!existsSync(plug)) return [`${module}: has no plug.ts`];
  const isPlugged = readFileSync(app, 'utf8').includes(`'./${plug.slice('server/'.length)}'`);
  return isPlugged ? [] : [`${plug}: ${app} does not plug it in; import it there and write it in modulesOf`];
};

/** Events are types only, so that these files contain no code at run time. */
const checkPlainEvents = () =>
  filesBelow(['server/domain-events'])
    .filter((file) => /^export (?!type|interface|\{|\*)/m.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: events are types only`);

const ownsTables = /^server\/modules\/screens\/(tables|store)(\.ts$|\/)/;

/** The same module names on every floor, each with a lean index. */
export const checkFolders = () => {
  const faults: string[] = [];
  for (const [floor, beside] of Object.entries(floors)) {
    const names = new Set(filesBelow([floor]).map((file) => nameOn(floor, file)));
    for (const name of names) {
      const known = order.includes(name) || beside.includes(name);
      if (!known) faults.push(`${floor}/${name}: not in tools/module-order.cjs`);
      if (floor.endsWith('/modules')) faults.push(...checkIndex(`${floor}/${name}`));
      if (floor === 'server/modules') faults.push(...checkPlug(`${floor}/${name}`));
    }
  }
  const screens = filesBelow(['server/modules/screens']).filter((file) => ownsTables.test(file));
  return [
    ...faults,
    ...checkContract(),
    ...checkPlainEvents(),
    ...screens.map((file) => `${file}: screens has no tables and no store`),
  ];
};
