import { defineConfig } from '@lingui/cli';
import { contractMessages, pageMessages } from './tools/web/contract-messages.mjs';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/web', '<rootDir>/contract/*/*messages.ts'],
      exclude: [
        '**/node_modules/**',
        '**/*.test.tsx',
        '<rootDir>/web/app/dev/**',
        '<rootDir>/web/app/routeTree.gen.ts',
      ],
    },
  ],
  extractors: [contractMessages, pageMessages],
  format: 'po',
});
