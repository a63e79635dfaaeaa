// `npm run new-module surveys -- --of programme`: creates a module on every floor, with its page, its tests and its
// lines in the places that name every module. Without `--of programme` it is a list that its owner reads.
import { execFileSync } from 'node:child_process';
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

const { values, positionals } = parseArgs({ options: { of: { type: 'string' } }, allowPositionals: true });
const [module = ''] = positionals;
const kinds = { owner: 'of-owner', programme: 'of-programme' };
const kind = kinds[values.of ?? 'owner'] ?? stop('A module is --of programme, or --of owner.');

if (!order.includes(module)) {
  stop(`"${module}" is not in tools/module-order.cjs: give it a place there first. A module may use those above it.`);
}
if (existsSync(`server/modules/${module}/plug.ts`)) stop(`The module ${module} is there already.`);

const taken = readdirSync('db').flatMap((name) => /^(\d+)-.*\.sql$/.exec(name)?.[1] ?? []);
const number = String(Math.max(0, ...taken.map(Number)) + 1).padStart(3, '0');
const files = Object.entries(filesOf(module, kind, number));

const inTheWay = files.map(([file]) => file).filter((file) => existsSync(file));
if (inTheWay.length > 0) stop(`These files are there already: ${inTheWay.join(', ')}.`);

for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const byHand = [];
const places = sharedPlaces(module, kind);
for (const place of places) {
  const text = changed(readFileSync(place.file, 'utf8'), place);
  if (text === null) byHand.push(...place.lines.map((line) => `${place.file}: ${line}`));
  else writeFileSync(place.file, text);
}

const written = files.map(([file]) => file);
const shared = places.map(({ file }) => file).filter((file) => !byHand.some((line) => line.startsWith(`${file}:`)));
const formatted = [...written, ...shared].filter((file) => !file.endsWith('.sql'));
execFileSync(bin('oxfmt'), formatted, { stdio: 'ignore' });
execFileSync(process.execPath, ['tools/route-tree.mjs'], { stdio: 'ignore' });
execFileSync(bin('lingui'), ['extract', '--clean', '--overwrite'], { stdio: 'ignore' });
execFileSync(process.execPath, ['tools/picture.mjs'], { stdio: 'ignore' });

const list = (title, lines) =>
  lines.length > 0 && console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
list('Written:', written);
list('Changed, where every module is named:', shared);
list('No place was found for these lines, write them by hand:', byHand);
list('Now:', [
  'npm run wire-shapes   writes down what its endpoints answer',
  'docs/MAP.md           say what the module is for and what it owns',
  'npm run check         says what is missing',
]);
