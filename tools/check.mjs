// `npm run check`: what every commit must pass. `--fast` skips the proof of the walls.
import { checkSteps, routeTree } from './check-steps.mjs';
import { runSteps, sum } from './steps.mjs';

const budget = 90;
const began = performance.now();

const fast = process.argv.includes('--fast');
const results = [...(await runSteps([routeTree])), ...(await runSteps(checkSteps({ fast }), { atOnce: 2 }))];
const red = results.filter(({ ok }) => !ok).map(({ name }) => name);
const seconds = (performance.now() - began) / 1000;
const { passed, failed } = sum(results);

console.log('');
if (seconds > budget) console.log(`slower than the ${budget} s it is to take`);
console.log(red.length > 0 ? `not fit to commit: ${red.join(', ')}` : 'fit to commit');
console.log(`${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
process.exit(red.length > 0 ? 1 : 0);
