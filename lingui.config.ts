import { defineConfig } from '@lingui/cli';
import { contractMessages, pageMessages } from './tools/web/contract-messages.mjs';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/web'],
      exclude: [
        '**/node_modules/**',
        '**/*.test.tsx',
        '<rootDir>/web/app/dev/**',
        '<rootDir>/web/app/routeTree.gen.ts',
      ],
    },
    // Apart: no page loads these, and no page's sentence is mixed up with one of theirs.
    { path: '<rootDir>/web/locales/contract/{locale}', include: ['<rootDir>/contract/*/*messages.ts'] },
  ],
  extractors: [contractMessages, pageMessages],
  format: 'po',
  // The file says where a sentence is. Its line would change with every edit above it.
  formatOptions: { lineNumbers: false },
});
