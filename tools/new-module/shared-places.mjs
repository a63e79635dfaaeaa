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

const queryName = ({ module }) => ({
  file: 'web/lib/query-keys.ts',
  lines: [`| '${module}'`],
  changes: [below(/^type PageKey =$/m, `  | '${module}'`)],
});

const app = ({ module }) => ({
  file: 'server/app.ts',
  lines: [`${module},`],
  changes: [
    importing(`import { ${module} } from './modules/${module}/plug.ts';`),
    inOrder(module, (earlier) => new RegExp(`^    ${earlier.module}[:,].*$`, 'm'), `    ${module},`),
  ],
});

const samples = ({ module, one }, names) => ({
  file: 'server/testing/all-samples.fixture.ts',
  lines: names.map((name) => (name.endsWith('Samples') ? `...${name},` : `${name},`)),
  changes: [
    importing(`import { ${names.join(', ')} } from '../modules/${module}/samples.fixture.ts';`),
    inOrder(module, (earlier) => new RegExp(`^  \\.\\.\\.${earlier.one}Samples,$`, 'm'), `  ...${one}Samples,`),
    ...(names.length > 1
      ? [inOrder(module, (earlier) => new RegExp(`^  ${earlier.one}Canaries,$`, 'm'), `  ${one}Canaries,`)]
      : []),
  ],
});

const map = ({ module }) => ({
  file: 'docs/MAP.md',
  lines: [`| \`${module}\` | what it is for | what it owns |`],
  changes: [
    inOrder(
      module,
      (earlier) => new RegExp(`^\\| \`${earlier.module}\` .*$`, 'm'),
      `| \`${module}\` | what it is for | ${module} |`,
    ),
    // Removes the module from the list of those not built yet.
    (text) => text.replace(new RegExp(`(Not built yet[^]*?)\`${module}\`(?:,\\s|(?=\\.))`), '$1'),
  ],
});

const menu = ({ module, Many }) => ({
  file: 'web/app/shells/admin-pages.ts',
  lines: [`page(t\`${Many}\`, IconClipboardList, '${module}'),`],
  changes: [
    (text) =>
      text.includes('IconClipboardList') ? text : below(/^ {2}IconCalendarTime,$/m, '  IconClipboardList,')(text),
    below(/^.*'resources'\),$/m, `        page(t\`${Many}\`, IconClipboardList, '${module}'),`),
  ],
});

const menuTest = ({ module, Many }) => ({
  file: 'web/app/shells/admin-pages.test.tsx',
  lines: [`'${Many}: /${module}'`],
  changes: [(text) => text.replace("'Resources: /resources'", `$&, '${Many}: /${module}'`)],
});

const address = '/app/selatan-telekom/langkah-graduates/admin';

const walk = ({ module, Many }) => {
  const line = `{ path: '${address}/${module}', as: 'admin', title: '${Many}' },`;
  return { file: 'tools/pages.mjs', lines: [line], changes: [below(/^.*admin\/resources\?.*$/m, `  ${line}`)] };
};

const forms = ({ module, one }) => {
  const lines = [
    `page('${module}', 'New ${one}', 'POST /${module}', { opens: ['Add New'] }),`,
    `page('${module}', 'Edit ${one}', 'PATCH /${module}/{id}', { opens: ['Edit Halfway there'] }),`,
  ];
  const added = lines.map((line) => `  ${line}`).join('\n');
  return { file: 'e2e/forms.ts', lines, changes: [below(/^ {2}page\('agenda', 'Edit Agenda'.*$/m, added)] };
};

const demo = ({ module, Many }) => {
  const line = `await writeDemo${Many}(tx, { createdBy, createdAt, programId: place.programId });`;
  return {
    file: 'server/demo/company.ts',
    lines: [line],
    changes: [
      importing(`import { writeDemo${Many} } from '../modules/${module}/demo.ts';`),
      below(/^ {2}await writeDemoResources\(.*$/m, `  ${line}`),
    ],
  };
};

/**
 * What every module adds to the places that name all modules; a module of a programme also has a page and demonstration
 * rows.
 */
export const sharedPlaces = (module, kind) => {
  const names = namesOf(module);
  const { one } = names;
  const all = [refusals(names), app(names), map(names), queryName(names)];
  if (kind === 'of-owner') return [...all, samples(names, [`${one}Samples`])];
  const tested = samples(names, [`${one}Canaries`, `${one}Samples`]);
  return [...all, tested, menu(names), menuTest(names), walk(names), forms(names), demo(names)];
};

/** The text with the new lines inserted; null when the place for one of them was not found. */
export const changed = (text, { changes }) => changes.reduce((now, change) => now && change(now), text);
