// The steps of `npm run check`, which every commit must pass. The slow ones come first; two run at a time.
import { bin } from './house.mjs';
import { vitest } from './steps.mjs';

const tool = (name, file, runner = [process.execPath]) => ({ name, command: [...runner, `tools/${file}`] });

/** Runs first and alone: without the route tree the web app has no types. */
export const routeTree = tool('route tree', 'route-tree.mjs');

/**
 * Every component in jsdom, as part of `npm test`; a commit that touches a component runs only that component's tests.
 */
export const componentTests = vitest('component tests', ['unit-web']);

/** `fast` skips the proof of the walls. */
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
