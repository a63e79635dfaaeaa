import { existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';
import { say } from './figure.ts';
import { startProduct } from './product.ts';

// What a browser that has never been here loads of scripts, for each kind of first page, compressed with brotli.
const bound = 185;
const pages: [string, string | null][] = [
  ['/', null],
  ['/discover/mentors', null],
  ['/mentor_profile/daniel-lim', null],
  ['/users/sign_in', null],
  ['/main/dashboard', 'mentee@lantern.test'],
  ['/main/bookings', 'mentee@lantern.test'],
];

const product = await startProduct(5395);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const [path, email] of pages) {
  const context = await browser.newContext({ baseURL: product.url });
  if (email) await context.request.post('/login.json', { data: { email, password: 'Lantern#2026' } });
  const page = await context.newPage();
  let bytes = 0;
  // Browsers ask for brotli over https only; its size is that of the file that would travel.
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const file = `dist/web${pathname}`;
    if (pathname.endsWith('.js')) bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const kilobytes = bytes / 1000;
  say({ name: `scripts of ${path}`, value: kilobytes, unit: 'kB', bound: `≤ ${bound} kB`, ok: kilobytes <= bound });
  await context.close();
}
await browser.close();
await product.stop();
