// `npm run test:long`: the full figures of the quality page, over an hour or so. `--tenth <commit>` runs the tenth of
// them that this commit draws, so that every test has its turn over a dozen submissions.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { bin } from './house.mjs';
import { lineOf, playwright, runSteps, sum, vitest } from './steps.mjs';

const [flag, commit = ''] = process.argv.slice(2);

const listLong = () => {
  const told = execFileSync(bin('vitest'), ['list', '--project', 'long', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(told.slice(told.indexOf('['))).map(({ name, file }) => ({ name, file: relative('.', file) }));
};
/** A lot for each test, drawn by the commit; the same commit draws the same tests. */
const lotOf = ({ name, file }) => createHash('sha256').update(`${commit} ${file} ${name}`).digest('hex');
const draw = (tests) =>
  tests.toSorted((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1)).slice(0, Math.ceil(tests.length / 10));

/** `a > b` is how a list shows what a pattern meets as `a b`. */
const asPattern = ({ name }) => `^${name.replaceAll(' > ', ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;

const drawn = flag === '--tenth' ? draw(listLong()) : [];
for (const { file, name } of drawn) console.log(`drawn by ${commit.slice(0, 12)}: ${file}: ${name}`);
const more = drawn.length > 0 ? ['-t', drawn.map(asPattern).join('|'), ...new Set(drawn.map(({ file }) => file))] : [];

/** Every journey at 390 as well; `npm test` walks the first one there, and looks at every page. */
const journeys = playwright('journeys at both widths');
const atBothWidths = [
  { name: 'build', command: [process.execPath, 'tools/build.mjs'] },
  { ...journeys, env: { ...journeys.env, E2E_WIDTHS: 'all' }, live: true, longestMinutes: 60 },
];

const results = await runSteps([
  { ...vitest('long tests', ['long'], { more }), live: true, longestMinutes: 90 },
  ...(drawn.length > 0 ? [] : atBothWidths),
]);
// What the lot left out was not asked for.
const { passed, failed } = sum(results);
console.log(results.map((result) => lineOf(drawn.length > 0 ? { ...result, notRun: 0 } : result)).join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
