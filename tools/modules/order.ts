import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The modules, earliest first. */
export const order: readonly string[] = createRequire(import.meta.url)('../module-order.cjs');

/** Whether this is the product's code rather than its tests'. */
export const isProduct = (file: string) => !/\.(test|twin|fixture|setup)\./.test(file);

/** The module that a file of server/modules or web/modules belongs to. */
export const moduleOf = (file: string) => /^(?:server|web)\/modules\/([^/]+)\//.exec(file)?.[1] ?? '';

/** What a file exports, found by loading it. */
export const exportsOf = async (file: string): Promise<Record<string, unknown>> => import(resolve(file));

export const objectsIn = (exported: Record<string, unknown>): object[] =>
  Object.values(exported).filter((value): value is object => typeof value === 'object' && value !== null);
