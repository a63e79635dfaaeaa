import { existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';
import { say } from './figure.ts';
import { pages } from '../pages.mjs';
import { quiet } from '../../web/ui/quiet.ts';
import { startProduct } from './product.ts';

// How many bytes of scripts, compressed with brotli, a browser that was never here loads until a page is shown, for
// every page. `node tools/weigh.mjs` calculates nearly the same from the build's manifest alone, and a build fails if
// that is too much.
const admins = new Set(['admin', 'owner', 'enterprise', 'platform']);
const product = await startProduct(5395);
/** Suppresses the question about sessions that nobody concluded, on the platform and in the portal (BKG-99). */
const notAsked = ['overdue_break', 'overdue_break_1'].map((name) => ({ name, value: '1', url: product.url }));
/**
 * On a slow machine the page would still be loading when prefetching of later parts begins: so here it never begins.
 */
const leaveOutLaterParts = (after: number) => {
  const inTime = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === after ? 0 : inTime(run, ms, ...rest)) as typeof setTimeout;
};
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const { path, as } of pages) {
  const context = await browser.newContext({ baseURL: product.url });
  await context.addCookies(notAsked);
  await context.addInitScript(leaveOutLaterParts, quiet);
  const page = await context.newPage();
  if (as !== null) {
    const data = { email: `${as}@lantern.test`, password: 'Lantern#2026' };
    const { token } = (await (await context.request.post('/login.json', { data })).json()) as { token: string | null };
    // What the sign-in page stores for the enterprise API.
    if (token !== null) await context.addInitScript((kept) => localStorage.setItem('enterprise_token', kept), token);
  }
  let bytes = 0;
  // Browsers ask for brotli only over https; so the size counted is that of the file that would be sent.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = `dist/web${pathname}`;
    if (pathname.endsWith('.js')) bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const kilobytes = bytes / 1000;
  const bound = as !== null && admins.has(as) ? 220 : 185; // as in tools/weigh.mjs
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
