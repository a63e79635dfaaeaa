// `npm run shots`: one contact sheet per width of every page in tools/pages.mjs, in the folder screenshots/, with a
// picture of each whole page next to it. Uses BASE_URL if set, otherwise the built product with its demonstration data.
// `npm run shots -- /bookings` takes only the paths that begin with that.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildOrStop } from './build.mjs';
import { chromiumFlags, findChromium } from './find-chromium.mjs';
import { pages } from './pages.mjs';
import { startProduct } from './product.mjs';

const folder = 'screenshots';
const password = 'Lantern#2026';
const widths = [
  { name: '1440', viewport: { width: 1440, height: 900 }, tile: 480, columns: 4 },
  { name: '390', viewport: { width: 390, height: 844 }, tile: 260, columns: 7, phone: true },
];
const gap = 24;
const labelHeight = 34;
/** On the sheet, a page taller than this many times its width is cut off; its own picture shows all of it. */
const tallest = 2;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const labelOf = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="${labelHeight}"><text x="2" y="23" font-family="sans-serif" font-size="17" fill="#14212F">${escaped(text)}</text></svg>`,
  );

const signIn = async (context, address, account) => {
  // Suppresses the question that would cover the pages (BKG-97).
  const contexts = ['', '_1', '_2', '_3'];
  await context.addCookies(contexts.map((one) => ({ name: `overdue_break${one}`, value: '1', url: address })));
  const reply = await context.request.post(`${address}/login.json`, {
    data: { email: `${account}@lantern.test`, password },
  });
  if (!reply.ok()) throw new Error(`${account} could not sign in: ${reply.status()} ${await reply.text()}`);
  // What the sign-in page stores for the enterprise API.
  const { token } = await reply.json();
  if (token !== null) await context.addInitScript((kept) => localStorage.setItem('enterprise_token', kept), token);
};

/** An error in a page's console counts as a fault of the page. */
const shoot = async (context, address, { path, as, prepare }, file) => {
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  try {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
  for (const complaint of complaints) console.log(`${path} as ${as ?? 'visitor'}: ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
};

const titleOf = ({ path, as }) => `${path}  ·  ${as ?? 'visitor'}`;
const fileNameOf = ({ path, as }, number) =>
  `${String(number + 1).padStart(2, '0')}-${(path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home').slice(0, 60)}-${as ?? 'visitor'}.png`;

const shootAll = async (browser, address, wanted, { name, viewport, phone = false }) => {
  const contexts = new Map();
  const contextOf = async (account) => {
    const known = contexts.get(account);
    if (known) return known;
    const context = await browser.newContext({ viewport, isMobile: phone, hasTouch: phone, reducedMotion: 'reduce' });
    if (account !== null) await signIn(context, address, account);
    contexts.set(account, context);
    return context;
  };
  const shots = [];
  for (const [number, page] of wanted.entries()) {
    const file = join(folder, name, fileNameOf(page, number));
    await shoot(await contextOf(page.as), address, page, file);
    shots.push({ file, title: titleOf(page) });
  }
  for (const context of contexts.values()) await context.close();
  return shots;
};

const tileOf = async ({ file, title }, width) => {
  const small = await sharp(file).resize({ width }).png().toBuffer();
  const { height } = await sharp(small).metadata();
  const shown = Math.min(height, width * tallest);
  const picture = await sharp(small).extract({ left: 0, top: 0, width, height: shown }).png().toBuffer();
  return { picture, label: labelOf(title, width), height: shown };
};

/** Rows of tiles below their titles, each row as tall as its tallest tile. */
const compose = async (shots, { name, tile, columns }) => {
  const tiles = await Promise.all(shots.map((shot) => tileOf(shot, tile)));
  const across = Math.min(columns, tiles.length);
  const placed = [];
  let top = gap;
  for (let first = 0; first < tiles.length; first += across) {
    const row = tiles.slice(first, first + across);
    for (const [column, { picture, label }] of row.entries()) {
      const left = gap + column * (tile + gap);
      placed.push({ input: label, left, top }, { input: picture, left, top: top + labelHeight });
    }
    top += labelHeight + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheet = { width: gap + across * (tile + gap), height: top, channels: 3, background: '#c9d3de' };
  const file = join(folder, `sheet-${name}.png`);
  await sharp({ create: sheet, limitInputPixels: false }).composite(placed).png().toFile(file);
  console.log(`${file}: ${shots.length} pages`);
};

const [begins = ''] = process.argv.slice(2);
const wanted = pages.filter(({ path }) => path.startsWith(begins));
if (wanted.length === 0) throw new Error(`tools/pages.mjs has no page that begins with ${begins}`);

if (!process.env.BASE_URL) await buildOrStop();
const product = process.env.BASE_URL
  ? { address: process.env.BASE_URL, stop: () => Promise.resolve() }
  : await startProduct('.cache/shots');
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  for (const width of widths) {
    rmSync(join(folder, width.name), { recursive: true, force: true });
    mkdirSync(join(folder, width.name), { recursive: true });
    await compose(await shootAll(browser, product.address, wanted, width), width);
  }
} finally {
  await browser.close();
  await product.stop();
}
