import { defineConfig } from '@lingui/cli';

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
  ],
  format: 'po',
});
