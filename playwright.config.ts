import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/find-chromium.mjs';

const executablePath = await findChromium();

/** `npm run test:long` walks everything, at both widths; `npm test` has half an hour at most for all its kinds of test. */
const whole = process.env.E2E_WIDTHS === 'all';
const onlyInLong = [
  'accounts-own',
  'applications',
  'applications-answers',
  'availability',
  'dashboards',
  'every-button',
  'finding',
  'group-journey',
  'meeting-of-six',
  'pictures',
  'profiles',
  'settings',
  'silence',
];

/** Every journey runs at 1440, the first one and those tagged @phone-only at 390 too; in the long run all tagged @phone. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.{spec,test}.ts',
  testIgnore: whole ? [] : onlyInLong.map((name) => `**/${name}.spec.ts`),
  outputDir: './test-results',
  globalSetup: './e2e/start.ts',
  retries: 0,
  // Each has a server of its own (e2e/start.ts); a file's tests stay together.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Guards against hanging, far above what is expected; never a measurement.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // Tracing every test costs them all time; `E2E_TRACE=on` asks for it.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: whole ? /@phone(-only)?\b/ : /@phone-only\b|(?<![\w-])journey\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
