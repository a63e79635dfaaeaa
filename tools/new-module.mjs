// `npm run new-module agendas`: the files of one module on every floor, beginning with one list that its owner reads.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { bin } from './house.mjs';
import { byHand, filesOf } from './new-module/files.mjs';

const order = createRequire(import.meta.url)('./module-order.cjs');
const [module = ''] = process.argv.slice(2);

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!order.includes(module)) stop(`"${module}" is not in tools/module-order.cjs. Those that are: ${order.join(', ')}.`);
if (existsSync(`server/modules/${module}/index.ts`)) stop(`The module ${module} is there already.`);

const taken = readdirSync('db').flatMap((name) => /^(\d+)-.*\.sql$/.exec(name)?.[1] ?? []);
const number = String(Math.max(0, ...taken.map(Number)) + 1).padStart(3, '0');
const files = Object.entries(filesOf(module, number));

const inTheWay = files.map(([file]) => file).filter((file) => existsSync(file));
if (inTheWay.length > 0) stop(`These files are there already: ${inTheWay.join(', ')}.`);

for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
const code = files.map(([file]) => file).filter((file) => file.endsWith('.ts'));
execFileSync(bin('oxfmt'), code, { stdio: 'ignore' });
console.log(`\nNamed by hand:\n${byHand(module).join('\n')}`);
