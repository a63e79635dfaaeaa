// The places that name every module: what a new module writes there, and how it is inserted.
// tools/modules/shared-places.ts reports each of these lines when it is missing.
import { createRequire } from 'node:module';
import { namesOf } from './files.mjs';

const order = createRequire(import.meta.url)('../module-order.cjs');

const addAfter = (text, found, added) => {
  const at = found.index + found[0].length;
  return text.slice(0, at) + added + text.slice(at);
};

/** Adds a line below the one that `pattern` matches; null when none does. */
const below = (pattern, line) => (text) => {
  const found = pattern.exec(text);
  return found && addAfter(text, found, `\n${line}`);
};

/** Adds a line below that of the nearest earlier module that has one. */
const inOrder = (module, patternOf, line) => (text) => {
  const earlier = order.slice(0, order.indexOf(module)).toReversed();
  const found = earlier.map((name) => patternOf(namesOf(name)).exec(text)).find((one) => one !== null);
  return found ? addAfter(text, found, `\n${line}`) : null;
};

/** Adds an import in its alphabetical place. */
const importing = (line) => (text) => {
  const pathOf = (statement) => /from '([^']+)'/.exec(statement)?.[1] ?? '';
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const before = imports.findLast(([one]) => pathOf(one) < pathOf(line));
  return before ? addAfter(text, before, `\n${line}`) : null;
};

const refusals = ({ module, one }) => ({
  file: 'contract/messages.ts',
  lines: [`...${one}Refusals,`],
  changes: [
    importing(`import { ${one}Refusals } from './${module}/messages.ts';`),
    inOrder(module, (earlier) => new RegExp(`^  \\.\\.\\.${earlier.one}Refusals,$`, 'm'), `  ...${one}Refusals,`),
  ],
});

const app = ({ module }) => ({
  file: 'server/app.ts',
  lines: [`${module},`],
  changes: [
    importing(`import { ${module} } from './modules/${module}/plug.ts';`),
    inOrder(module, (earlier) => new RegExp(`^    ${earlier.module}[:,].*$`, 'm'), `    ${module},`),
  ],
});

const map = ({ module }, purpose, owned) => {
  const line = `| \`${module}\` | ${purpose} | ${owned} |`;
  return {
    file: 'docs/MAP.md',
    lines: [line],
    changes: [
      inOrder(module, (earlier) => new RegExp(`^\\| \`${earlier.module}\` .*$`, 'm'), line),
      // Removes the module from the list of those not built yet.
      (text) => text.replace(new RegExp(`(Not built yet[^]*?)\`${module}\`(?:,\\s|(?=\\.))`), '$1'),
    ],
  };
};

const menu = ({ module, Many }) => ({
  file: 'web/app/shells/admin-pages.ts',
  lines: [`page(t\`${Many}\`, IconClipboardList, '${module}'),`],
  changes: [
    (text) =>
      text.includes('IconClipboardList') ? text : below(/^ {2}IconCalendarTime,$/m, '  IconClipboardList,')(text),
    below(/^.*'resources'\),$/m, `        page(t\`${Many}\`, IconClipboardList, '${module}'),`),
  ],
});

/**
 * What every module adds to the places that name all modules; one of a programme also has a page in a menu. `purpose` and
 * `owned` are what the map says of it.
 */
export const sharedPlaces = (module, kind, { purpose, owned }) => {
  const names = namesOf(module);
  const all = [refusals(names), app(names), map(names, purpose, owned)];
  return kind === 'of-owner' ? all : [...all, menu(names)];
};

/** The text with the new lines inserted; null when the place for one of them was not found. */
export const changed = (text, { changes }) => changes.reduce((now, change) => now && change(now), text);
