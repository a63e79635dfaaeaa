import type { Config } from '@tanstack/router-plugin';

export const routeTreeOptions: Partial<Config>;
export const generateRouteTree: () => Promise<void>;
