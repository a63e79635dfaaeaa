// The tree of the router from the files in web/app/routes: vite.config.ts and the checks make it alike.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isCommand } from './house.mjs';

/** What the router's plugin is told; the paths are absolute, since vite's root is not ours. */
export const routeTreeOptions = {
  target: 'react',
  routesDirectory: resolve('web/app/routes'),
  generatedRouteTree: resolve('web/app/routeTree.gen.ts'),
  routeFileIgnorePattern: '\\.(test|fixture)\\.tsx?$',
  // Without the endings TypeScript finds no route, and every typed link would take any address.
  addExtensions: true,
  autoCodeSplitting: true,
  tmpDir: resolve('.cache/router'),
  disableLogging: true,
};

/** Writes web/app/routeTree.gen.ts, without which the web app has no types. */
export const generateRouteTree = async () => {
  if (!existsSync(routeTreeOptions.routesDirectory)) return;
  const { Generator, getConfig } = await import('@tanstack/router-generator');
  const root = resolve('.');
  await new Generator({ config: getConfig(routeTreeOptions, root), root }).run();
};

/** The addresses at which the router has a page, as its tree lists them: '/users/$slug/edit'. */
export const addressesIn = (tree) => {
  const list = /^ {2}to:\n((?: {4}\| '[^']+'\n)+)/m.exec(tree)?.[1];
  if (!list) throw new Error('the route tree lists no addresses: has the router another way of writing them?');
  return [...list.matchAll(/'([^']+)'/g)].map(([, address]) => address);
};

/** One step of an address: a name of its own ($slug), all that follows ($), or itself. */
const stepPattern = (step) => {
  if (step === '$') return '.*';
  if (step.startsWith('$')) return '[^/]+';
  if (/[{}]/.test(step)) throw new Error(`no pattern is known for ${step}`);
  return step.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`);
};

/** A regular expression for the addresses of one page; like the router's, it takes a slash at the end. */
export const patternOf = (address) => `^${address.replace(/\/$/, '').split('/').map(stepPattern).join('/')}/?$`;

/** The same of the tree as it was last written. */
export const routePaths = () => addressesIn(readFileSync(routeTreeOptions.generatedRouteTree, 'utf8'));

/** What the server knows of the pages: every other address it answers with the status 404. */
export const pagePatterns = () => routePaths().map(patternOf);

if (isCommand(import.meta.url)) {
  try {
    await generateRouteTree();
  } catch (error) {
    // npm prepares after every install, one without the tools of development as well: it has no pages to type.
    const isBare = process.env.npm_lifecycle_event === 'prepare' && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isBare) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
