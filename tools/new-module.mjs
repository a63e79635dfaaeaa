// `npm run new-module polls -- --of programme --for 'asking members for their opinion' --owns 'polls, answers'`:
// creates a module on every floor, with its page, its tests and its lines in the places that name every module. Without
// `--of programme` it is a list that its owner reads. What it is for and what it owns are said on the map.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bin } from './house.mjs';
import { filesOf } from './new-module/files.mjs';
import { changed, sharedPlaces } from './new-module/shared-places.mjs';

const order = createRequire(import.meta.url)('./module-order.cjs');

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const text = { type: 'string' };
const { values, positionals } = parseArgs({ options: { of: text, for: text, owns: text }, allowPositionals: true });
const [module = ''] = positionals;
const kinds = { owner: 'of-owner', programme: 'of-programme' };
const kind = kinds[values.of ?? 'owner'] ?? stop('A module is --of programme, or --of owner.');

/** Whoever reads the map learns nothing from a placeholder, and nobody comes back to replace it. */
const said = (words, option, example) => {
  if (!/^[^|\n]{3,}$/.test(words?.trim() ?? '') || /what it (is for|owns)|todo|tbd|…|\.\.\./i.test(words))
    stop(`docs/MAP.md says it of every module: write --${option} '${example}'.`);
  return words.trim();
};
const onTheMap = {
  purpose: said(values.for, 'for', 'links and files for a programme’s members'),
  owned: said(values.owns, 'owns', 'resources'),
};

if (!order.includes(module)) {
  stop(`"${module}" is not in tools/module-order.cjs: give it a place there first. A module may use those above it.`);
}
if (existsSync(`server/modules/${module}/plug.ts`)) stop(`The module ${module} is there already.`);

const taken = readdirSync('db').flatMap((name) => /^(\d+)-.*\.sql$/.exec(name)?.[1] ?? []);
const number = String(Math.max(0, ...taken.map(Number)) + 1).padStart(3, '0');
const files = Object.entries(filesOf(module, kind, number));

const inTheWay = files.map(([file]) => file).filter((file) => existsSync(file));
if (inTheWay.length > 0) stop(`These files are there already: ${inTheWay.join(', ')}.`);

for (const [file, content] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const byHand = [];
const places = sharedPlaces(module, kind, onTheMap);
for (const place of places) {
  const after = changed(readFileSync(place.file, 'utf8'), place);
  if (after === null) byHand.push(...place.lines.map((line) => `${place.file}: ${line}`));
  else writeFileSync(place.file, after);
}

const written = files.map(([file]) => file);
const shared = places.map(({ file }) => file).filter((file) => !byHand.some((line) => line.startsWith(`${file}:`)));
const formatted = [...written, ...shared].filter((file) => !file.endsWith('.sql'));
execFileSync(bin('oxfmt'), formatted, { stdio: 'ignore' });
execFileSync(process.execPath, ['tools/route-tree.mjs'], { stdio: 'ignore' });
execFileSync(process.execPath, ['tools/messages.mjs'], { stdio: 'ignore' });
execFileSync(process.execPath, ['tools/picture.mjs'], { stdio: 'ignore' });
// Calls every endpoint, so it takes a minute, and only a module without faults answers.
const shapes = spawnSync(process.execPath, ['tools/wire-shapes.mjs'], { encoding: 'utf8' });

const list = (title, lines) =>
  lines.length > 0 && console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
list('Written:', written);
list('Changed, where every module is named:', shared);
list('No place was found for these lines, write them by hand:', byHand);
list('Generated anew:', [
  'web/locales, docs/images/house.svg',
  ...(shapes.status === 0 ? ['server/testing/wire-shapes.json'] : []),
]);
if (shapes.status !== 0) stop(`npm run wire-shapes failed:\n${shapes.stdout}${shapes.stderr}`);
console.log('Now: npm run check says what is missing.');
