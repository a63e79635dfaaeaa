import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Checked {
  axe?: typeof axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page right now: `rule: where | where | where`. Our pages have no frames, so axe runs in
 * the page itself, is injected only once, and does not report what passed, which takes a third of the time.
 */
const violationsOf = async (page: Page) => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return await page.evaluate(async (values) => {
    const { axe: there } = globalThis as Checked;
    if (!there) throw new Error('axe is not on the page');
    // None of these rules reads style sheets; without the preload none is fetched again.
    const { violations } = await there.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' '));
      return { id, places: places.slice(0, 3).join(' | ') };
    });
  }, tags);
};

/**
 * Scrolls the place to the middle of the page, where nothing covers it: neither a message nor a bar at the foot of a
 * phone.
 */
const bringForward = async (page: Page, places: string) => {
  await expect(page.locator('[role=alert] > [data-tone], [role=status] > [data-tone]')).toHaveCount(0);
  const [first = ''] = places.split(' | ');
  await page.evaluate((place) => document.querySelector(place)?.scrollIntoView({ block: 'center' }), first);
};

/**
 * The page has no accessibility violations (WCAG 2.2 AA). A target that is only half covered looks too small, so small
 * ones are checked again uncovered.
 */
export const expectAccessible = async (page: Page) => {
  let violations = await violationsOf(page);
  const small = violations.find(({ id }) => id === 'target-size');
  if (small) {
    await bringForward(page, small.places);
    violations = await violationsOf(page);
  }
  expect(violations.map(({ id, places }) => `${id}: ${places}`)).toEqual([]);
};
