// The router's tree from the files in web/app/routes: vite.config.ts and the checks generate it in the same way.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isCommand } from './house.mjs';

/** The options of the router's plugin; the paths are absolute, since vite's root is not ours. */
export const routeTreeOptions = {
  target: 'react',
  routesDirectory: resolve('web/app/routes'),
  generatedRouteTree: resolve('web/app/routeTree.gen.ts'),
  routeFileIgnorePattern: '\\.(test|fixture)\\.tsx?$',
  // Without file extensions TypeScript finds no route, and every typed link would accept any address.
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

/** The pattern of one path segment: a parameter ($slug), everything that follows ($), or the literal text. */
const stepPattern = (step) => {
  if (step === '$') return '.*';
  if (step.startsWith('$')) return '[^/]+';
  if (/[{}]/.test(step)) throw new Error(`no pattern is known for ${step}`);
  return step.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`);
};

/** A regular expression for the addresses of one page; like the router, it allows a trailing slash. */
export const patternOf = (address) => `^${address.replace(/\/$/, '').split('/').map(stepPattern).join('/')}/?$`;

/** The addresses in the tree as it was last written. */
export const routePaths = () => addressesIn(readFileSync(routeTreeOptions.generatedRouteTree, 'utf8'));

/** The server's list of pages: it answers every other address with the status 404. */
export const pagePatterns = () => routePaths().map(patternOf);

if (isCommand(import.meta.url)) {
  try {
    await generateRouteTree();
  } catch (error) {
    // npm runs "prepare" after every install, even without development tools: then there are no pages to type.
    const isBare = process.env.npm_lifecycle_event === 'prepare' && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isBare) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
