import type { Config } from '@tanstack/router-plugin';

export const routeTreeOptions: Partial<Config>;
export const generateRouteTree: () => Promise<void>;
export const routePaths: () => string[];
export const pagePatterns: () => string[];
export const addressesIn: (tree: string) => string[];
export const patternOf: (address: string) => string;
