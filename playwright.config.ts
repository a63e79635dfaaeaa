import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/find-chromium.mjs';

const executablePath = await findChromium();

/** Every journey runs at 1440; those tagged @phone run at 390 too, those tagged @phone-only nowhere else. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.{spec,test}.ts',
  outputDir: './test-results',
  globalSetup: './e2e/start.ts',
  retries: 0,
  workers: 1,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone(-only)?\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
