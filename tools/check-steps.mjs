// The steps of `npm run check`: what every commit passes. The slow ones come first, two run at a time.
import { bin } from './house.mjs';
import { vitest } from './steps.mjs';

const tool = (name, file, runner = [process.execPath]) => ({ name, command: [...runner, `tools/${file}`] });

/** First, alone: without it the web app has no types. */
export const routeTree = tool('route tree', 'route-tree.mjs');

/** Every component in jsdom: `npm test` runs them; a commit that touches one runs its own file. */
export const componentTests = vitest('component tests', ['unit-web']);

/** `fast` leaves out the proof of the walls. */
export const checkSteps = ({ fast = false } = {}) => [
  ...(fast ? [] : [tool('prove', 'prove.mjs')]),
  vitest('unit tests', ['unit']),
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  tool('modules', 'check-modules.ts', [bin('tsx')]),
  tool('graph', 'check-graph.mjs'),
  { name: 'exports', command: [bin('knip'), '--no-progress'] },
  tool('catalogue', 'check-catalogue.mjs'),
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  tool('allowed', 'check-allowed.mjs'),
  tool('clean', 'check-clean.mjs'),
];
