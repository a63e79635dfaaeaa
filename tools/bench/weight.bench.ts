import { existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';
import { say } from './figure.ts';
import { pages } from '../pages.mjs';
import { startProduct } from './product.ts';

// What a browser that has never been here loads of scripts until a page stands, for every page, compressed with brotli.
// `node tools/weigh.mjs` says nearly the same from the build's manifest alone, and a build fails by it.
const bound = 185;
const product = await startProduct(5395);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const { path, as } of pages) {
  const context = await browser.newContext({ baseURL: product.url });
  const data = { email: `${as}@lantern.test`, password: 'Lantern#2026' };
  if (as !== null) await context.request.post('/login.json', { data });
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
  say({
    name: `scripts of ${path} for ${as ?? 'a visitor'}`,
    value: kilobytes,
    unit: 'kB',
    bound: `≤ ${bound} kB`,
    ok: kilobytes <= bound,
  });
  await context.close();
}
await browser.close();
await product.stop();
