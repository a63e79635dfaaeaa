// The tree of the router from the files in web/app/routes: vite.config.ts and the checks make it alike.
import { existsSync } from 'node:fs';
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

if (isCommand(import.meta.url)) {
  try {
    await generateRouteTree();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
