// Proves that the checks work: plants every breach of tools/breaches in copies of the project, runs the checks once,
// and fails when a breach is missed or a wall has no breach.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { graphBreaches, ground } from './breaches/graph.mjs';
import { houseBreaches } from './breaches/house.mjs';
import { formatBreaches, lintBreaches, typeBreaches, unformatted } from './breaches/lint.mjs';
import { groundOfModules, moduleBreaches, moreHandled } from './breaches/modules.mjs';
import { copyProject } from './copy.mjs';
import { bin, exitWith } from './house.mjs';

const floors = ['contract', 'server', 'web', 'e2e', 'tools', 'package.json', 'tsconfig.json'];
const settings = ['.dependency-cruiser.cjs', '.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'allowed.json'];
const rest = ['package-lock.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'lingui.config.ts'];
const everything = [...floors, ...settings, ...rest];

const missed = [];
let planted = 0;

const add = (copy, file, text) => {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `\n${text}\n`);
};
const change = (copy, file, with_) => {
  const path = join(copy, file);
  writeFileSync(path, with_(readFileSync(path, 'utf8')));
};
const changeJson = (copy, file, with_) =>
  change(copy, file, (text) => {
    const json = JSON.parse(text);
    with_(json);
    return JSON.stringify(json);
  });

/** Adds a module before all others and one after them to the order in the copy. */
const stretchOrder = (copy) =>
  change(
    copy,
    'tools/module-order.cjs',
    (text) => `${text}\nmodule.exports = ['firsts', ...module.exports, 'lasts'];\n`,
  );
const order = ['firsts', ...createRequire(import.meta.url)('./module-order.cjs'), 'lasts'];

const printed = (copy, command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', () => resolve(output));
  });
const printedBy = (copy, name, ...args) => printed(copy, join(process.cwd(), bin(name)), args);
const printedByTool = (copy, tool) => printed(copy, process.execPath, [`tools/${tool}`]);

/** Makes a copy, lets `look` plant breaches and check it, and removes it again. */
const inCopy = async (parts, look) => {
  const copy = copyProject(parts);
  try {
    await look(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
};

/** Each rule must be reported for each file at least as often as it was broken there. */
const compare = (breaches, found) => {
  planted += breaches.length;
  const count = (list, key) => list.filter((other) => other === key).length;
  const keys = breaches.map(([rule, file]) => `${rule} in ${file}`);
  for (const key of new Set(keys)) {
    const [caught, all] = [count(found, key), count(keys, key)];
    if (caught < all) missed.push(`${key}: ${caught} of ${all} caught`);
  }
};
const compareWords = (who, words, output) => {
  planted += 1;
  if (!output.includes(words)) missed.push(`${who} did not say: ${words}`);
};
const nameBare = (rules, breaches) => {
  for (const rule of rules) if (!breaches.some(([name]) => name === rule)) missed.push(`${rule}: no breach planted`);
};

const proveGraph = () =>
  inCopy([...floors, '.dependency-cruiser.cjs'], async (copy) => {
    stretchOrder(copy);
    const indexes = order.map((name) => `server/modules/${name}/index.ts`);
    for (const file of new Set([...ground, ...indexes])) add(copy, file, '');
    const breaches = graphBreaches(order);
    for (const [, file, text] of breaches) add(copy, file, text);
    const output = await printedByTool(copy, 'check-graph.mjs');
    const found = [...output.matchAll(/^error (\S+): (\S+)/gm)].map(([, wall, file]) => `${wall} in ${file}`);
    compare(breaches, found);
    const walls = createRequire(join(copy, 'package.json'))('./.dependency-cruiser.cjs').forbidden;
    nameBare([...walls.map(({ name }) => name), 'no-cycles', 'picture'], breaches);
  });

/** A cruiser that fails to see a file must not report success. */
const proveSight = () =>
  inCopy(['contract', 'tools', 'package.json', 'tsconfig.json', '.dependency-cruiser.cjs'], async (copy) => {
    for (const floor of ['server', 'web', 'e2e']) mkdirSync(join(copy, floor));
    change(copy, '.dependency-cruiser.cjs', (text) =>
      text.replace('exclude: { path: GENERATED }', "exclude: 'contract/'"),
    );
    compareWords('check-graph.mjs', 'not seen: contract/endpoint.ts', await printedByTool(copy, 'check-graph.mjs'));
  });

const plantModules = (copy) => {
  stretchOrder(copy);
  for (const file of ground) add(copy, file, file.endsWith('.mjs') ? '' : 'export {};');
  for (const [file, text] of groundOfModules) add(copy, file, text);
  for (const [, file, text] of moduleBreaches) add(copy, file, text);
  for (const { file, begin, from, to } of moreHandled) change(copy, file, (text) => begin + text.replace(from, to));
};

// The migrations are copied, not linked, because one is planted among them. The map is in docs.
const proveModules = () =>
  inCopy([...everything, 'db', 'docs'], async (copy) => {
    plantModules(copy);
    const output = await printedBy(copy, 'tsx', 'tools/check-modules.ts');
    for (const [words] of moduleBreaches) compareWords('check-modules.ts', words, output);
    if (!/ faults?$/.test(output.trim())) missed.push(`check-modules.ts could not look: ${output.trim().slice(-400)}`);
  });

const plantHouse = (copy) => {
  for (const [, , file, text] of houseBreaches(copy)) add(copy, file, text);
  changeJson(copy, 'package-lock.json', ({ packages }) => {
    packages['node_modules/zod'].resolved = 'https://example.org/zod.tgz';
  });
  changeJson(copy, 'contract/package.json', (json) => {
    json.dependencies['csv-stringify'] = '6.9.0';
  });
  changeJson(copy, 'allowed.json', ({ allowed }) => {
    allowed.push({ file: 'contract/nothing.ts', rule: 'any' });
  });
};

/** What the small checks must report besides the planted lines of tools/breaches/house.mjs. */
const alsoSaid = [
  ['check-clean.mjs', 'package-lock.json: says where node_modules/zod comes from'],
  ['check-allowed.mjs', 'contract/nothing.ts: any has no reason'],
  ['check-allowed.mjs', 'contract/nothing.ts: any is listed 1 times in allowed.json and switched off 0 times'],
  ['check-allowed.mjs', 'allowed.json says at most'],
  ['knip', 'csv-stringify'],
];

const proveHouse = () =>
  inCopy(everything, async (copy) => {
    plantHouse(copy);
    const said = {
      knip: await printedBy(copy, 'knip', '--no-progress'),
      'check-clean.mjs': await printedByTool(copy, 'check-clean.mjs'),
      'check-allowed.mjs': await printedByTool(copy, 'check-allowed.mjs'),
    };
    for (const [who, words] of houseBreaches(copy)) compareWords(who, words, said[who]);
    for (const [who, words] of alsoSaid) compareWords(who, words, said[who]);
  });

/** Only the planted files: the linter judges each file independently of the others. */
const proveLint = () =>
  inCopy(['package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'], async (copy) => {
    for (const [, file, text] of [...lintBreaches, ...typeBreaches]) add(copy, file, text);
    for (const file of formatBreaches) add(copy, file, unformatted);
    const { diagnostics } = JSON.parse(await printedBy(copy, 'oxlint', '--type-aware', '--format', 'json'));
    compare(
      lintBreaches,
      diagnostics.map(({ code, filename }) => `${/\((.+)\)/.exec(code)?.[1]} in ${filename}`),
    );
    const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
    nameBare(
      Object.keys(rules).map((rule) => rule.split('/').pop()),
      lintBreaches,
    );
    const types = await printedBy(copy, 'tsc', '-p', '.', '--pretty', 'false');
    const errors = [...types.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)];
    compare(
      typeBreaches,
      errors.map(([, file, code]) => `${code} in ${file}`),
    );
    const format = await printedBy(copy, 'oxfmt', '--check');
    for (const file of formatBreaches) compareWords('oxfmt', file, format);
  });

/** Plants a sentence in the source that no catalogue contains. */
const proveCatalogue = () =>
  inCopy(['lingui.config.ts', 'tools', 'package.json', 'tsconfig.json'], async (copy) => {
    add(copy, 'web/locales/en.po', 'msgid ""\nmsgstr ""\n"Language: en\\n"');
    add(
      copy,
      'web/Planted.tsx',
      "import { t } from '@lingui/core/macro';\nexport const said = () => t`Nobody knows me`;",
    );
    compareWords('check-catalogue.mjs', 'en.po: out of date', await printedByTool(copy, 'check-catalogue.mjs'));
  });

const inTurn = async (proofs) => {
  for (const proof of proofs) await proof();
};
await Promise.all([inTurn([proveGraph, proveLint]), inTurn([proveModules, proveHouse, proveSight, proveCatalogue])]);

exitWith(missed, `${planted} breaches planted`);
