// `npm test`: everything that must be green before a submission, in order. A failure does not stop what follows, and
// the last line sums everything up in two numbers. With CI set, a test that was not run counts as a failure too.
import { checkSteps, componentTests, routeTree } from './check-steps.mjs';
import { lineOf, playwright, redLines, runSteps, slowest, sum, vitest } from './steps.mjs';

const { TEST_DATABASE_URL, CI } = process.env;
const live = true;
const budgetMinutes = 12;

const began = performance.now();
const checked = [
  ...(await runSteps([routeTree])),
  ...(await runSteps([componentTests, ...checkSteps()], { atOnce: 2 })),
];
const tested = await runSteps([
  vitest('API tests', ['api'], { live }),
  vitest('both, embedded', ['both'], { live }),
  ...(TEST_DATABASE_URL ? [vitest('both, PostgreSQL', ['both-postgres'], { live })] : []),
  { name: 'build', command: [process.execPath, 'tools/build.mjs'] },
  { ...playwright('browser tests'), live },
]);

const results = [...checked, ...tested];
const { passed, failed } = sum(results);
const left = [
  ...results.filter((result) => result.notRun > 0).map((result) => `${result.notRun} of ${result.name}`),
  ...(TEST_DATABASE_URL ? [] : ['both on PostgreSQL (no TEST_DATABASE_URL)']),
];

console.log(`\n${results.map(lineOf).join('\n')}\n`);
console.log(`the slowest files:\n${slowest(results).join('\n')}\n`);
if (left.length > 0) console.log(`not run: ${left.join(', ')}`);
const minutes = (performance.now() - began) / 60_000;
console.log(
  `${minutes.toFixed(1)} minutes${minutes > budgetMinutes ? `, more than the ${budgetMinutes} it is to take` : ''}`,
);
const unsaid = CI && left.length > 0 ? left.length : 0;
for (const line of redLines(results)) console.log(line);
console.log(`${passed} passed, ${failed + unsaid} failed`);
process.exit(failed + unsaid > 0 || passed === 0 ? 1 : 0);
