import type { Response } from '@playwright/test';
import { pages } from '../tools/pages.mjs';
import { expect, expectAccessible, test } from './house.ts';

const missing = '/nowhere/at/all';

test('NAV-27 every page answers 200, and an address that is none 404 with a page that says so', async ({ open }) => {
  const page = await open(null);
  const asPage = { headers: { accept: 'text/html' }, maxRedirects: 0 };
  const statuses = [];
  for (const { path } of pages) statuses.push([path, (await page.request.get(path, asPage)).status()]);
  expect(statuses).toEqual(pages.map(({ path }) => [path, path === missing ? 404 : 200]));
  const answer = await page.goto(`${missing}?from=here`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
});

test('what a page loads comes packed, and files under a hashed name are kept for a year', async ({ open }) => {
  const page = await open(null);
  const replies: { url: string; headers: Record<string, string>; reply: Response }[] = [];
  page.on('response', (reply) => replies.push({ url: reply.url(), headers: reply.headers(), reply }));
  await page.goto('/discover/mentors');
  await expect(page.getByRole('list', { name: 'Mentors' })).toBeVisible();
  const of = (part: RegExp) => replies.filter(({ url }) => part.test(url));
  const scripts = of(/\/assets\/.*\.(js|css)$/);
  expect(scripts.length).toBeGreaterThan(2);
  for (const { url, headers } of scripts) {
    expect(headers, url).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['content-encoding'], url).toMatch(/^(br|gzip)$/);
  }
  for (const { url, headers } of of(/mentors\.json/)) {
    expect(headers['content-encoding'], url).toMatch(/^(br|gzip)$/);
  }
  // A page of less than 1,024 bytes fits into one packet as it is.
  for (const { url, headers, reply } of of(/\/discover\/mentors$/)) {
    // As it is unpacked: the header counts what was sent.
    const isShort = (await reply.body()).length < 1024;
    expect(headers['content-encoding'] ?? '', url).toMatch(isShort ? /^$/ : /^(br|gzip)$/);
  }
});
