// `npm run test:long`: the full figures of the quality page, which take about an hour. `--tenth <commit>` runs only the
// tenth of them that this commit draws.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { drawTenth } from './draw.mjs';
import { bin } from './house.mjs';
import { lineOf, playwright, redLines, runSteps, slowest, sum, vitest } from './steps.mjs';

const [flag, commit = ''] = process.argv.slice(2);

const listLong = () => {
  const told = execFileSync(bin('vitest'), ['list', '--project', 'long', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(told.slice(told.indexOf('['))).map(({ name, file }) => ({ name, file: relative('.', file) }));
};
/** A listed test name `a > b` must be matched as `a b`. */
const asPattern = ({ name }) => `^${name.replaceAll(' > ', ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;

const drawn = flag === '--tenth' ? drawTenth(listLong(), commit) : [];
for (const { file, name } of drawn) console.log(`drawn by ${commit.slice(0, 12)}: ${file}: ${name}`);
const more = drawn.length > 0 ? ['-t', drawn.map(asPattern).join('|'), ...new Set(drawn.map(({ file }) => file))] : [];

/** Every journey at 390 as well; `npm test` walks only the first one at that width, and looks at every page. */
const journeys = playwright('journeys at both widths');
const atBothWidths = [
  { name: 'build', command: [process.execPath, 'tools/build.mjs'] },
  { ...journeys, env: { ...journeys.env, E2E_WIDTHS: 'all' }, live: true, longestMinutes: 120 },
];

/** Old code on the new schema, and the rows it wrote: only after a change of db/ since the newest release. */
const lastRelease = {
  name: 'the last release',
  command: [process.execPath, 'tools/last-release.mjs'],
  live: true,
  longestMinutes: 60,
};

const results = await runSteps([
  { ...vitest('long tests', ['long'], { more }), live: true, longestMinutes: 90 },
  ...(drawn.length > 0 ? [] : [...atBothWidths, lastRelease]),
]);
// Tests that were not drawn do not count as "not run".
const { passed, failed } = sum(results);
console.log(results.map((result) => lineOf(drawn.length > 0 ? { ...result, notRun: 0 } : result)).join('\n'));
console.log(`\nthe slowest files:\n${slowest(results).join('\n')}\n`);
for (const line of redLines(results)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
