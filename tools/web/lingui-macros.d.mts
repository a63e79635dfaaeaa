import type { Plugin } from 'vite';

export const linguiMacros: () => Plugin;
