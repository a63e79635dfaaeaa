// `npm run bench`: runs every file of tools/bench, one after the other on a machine that does nothing else, prints what
// they measured and writes it to docs/measurements/ under the name of the commit. `npm run bench -- slots` runs only
// the files whose name contains that word, and writes nothing.
//
// A file measures and prints one line of JSON for each figure: { "name", "value", "unit", "bound", "ok" }. `bound` says
// in words what the limit is ("≤ 150 ms", "≥ 0.7 ×") and `ok` whether it was kept; both are left out where there is no
// limit. Anything else that it prints is shown but not kept.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildOrStop } from './build.mjs';
import { bin } from './house.mjs';

const folder = join('tools', 'bench');
const measurements = join('docs', 'measurements');
const [word = ''] = process.argv.slice(2);

const figureIn = (line) => {
  if (!line.startsWith('{')) return undefined;
  try {
    const figure = JSON.parse(line);
    return typeof figure.name === 'string' && figure.value !== undefined ? figure : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Runs one file and returns its figures; a file that fails or measures nothing counts as a figure whose limit was not
 * kept.
 */
const measure = (file) =>
  new Promise((resolve) => {
    console.log(`\n${file}`);
    const figures = [];
    const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', join(folder, file)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const figure = figureIn(line);
      if (figure) figures.push({ file, ...figure });
      console.log(figure ? `  ${wordsOf(figure)}` : line);
    });
    child.on('close', (code) => {
      const broken = code !== 0 || figures.length === 0;
      const fault = { file, name: `ended with ${code}`, value: '–', unit: '', bound: 'measures something', ok: false };
      resolve(broken ? [...figures, fault] : figures);
    });
  });

const rounded = (value) => (typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value));
const verdictOf = ({ ok }) => (ok === undefined ? '' : ok ? 'kept' : 'not kept');
const wordsOf = (figure) =>
  [figure.name, `${rounded(figure.value)} ${figure.unit ?? ''}`.trim(), figure.bound, verdictOf(figure)]
    .filter(Boolean)
    .join(' · ');

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

const pageOf = (figures, commit) => {
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes that are not committed';
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const rows = figures.map(
    (figure) =>
      `| ${figure.file.replace(/\.ts$/, '')} | ${figure.name} | ${rounded(figure.value)} ${figure.unit ?? ''} | ${figure.bound ?? ''} | ${verdictOf(figure)} |`,
  );
  return [
    `# Measured at ${commit}${changed}`,
    '',
    machine,
    '',
    '| bench | figure | value | bound | verdict |',
    '| --- | --- | --: | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.bench.ts')) : [];
const wanted = files.filter((file) => file.includes(word)).toSorted((one, other) => (one < other ? -1 : 1));
if (wanted.length === 0) {
  console.error(`${folder} has no file ending in .bench.ts${word && ` with ${word} in its name`}.`);
  process.exit(1);
}

await buildOrStop();
const figures = [];
for (const file of wanted) figures.push(...(await measure(file)));

const broken = figures.filter(({ ok }) => ok === false);
if (word === '') {
  const commit = git('rev-parse', '--short=12', 'HEAD') || 'no commit yet';
  mkdirSync(measurements, { recursive: true });
  const page = join(measurements, `${commit.replaceAll(' ', '-')}.md`);
  writeFileSync(page, pageOf(figures, commit));
  spawnSync(bin('oxfmt'), [page]);
  console.log(`\nwritten to ${page}`);
}
console.log(`\n${figures.length} figures, ${broken.length} not kept`);
process.exit(broken.length > 0 ? 1 : 0);
