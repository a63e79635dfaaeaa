import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Checked {
  axe?: typeof axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands: `rule: where | where | where`. No page of ours holds a frame, so axe runs in
 * the page itself, is brought to it once, and tells nothing of what is as it should be: a third of the time.
 */
const violationsOf = async (page: Page) => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return await page.evaluate(async (values) => {
    const { axe: there } = globalThis as Checked;
    if (!there) throw new Error('axe is not on the page');
    // Nothing we check reads style sheets; without the preload none is fetched again.
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

/** In the middle of the page nothing covers what is looked at: neither a message nor a bar at the foot of a phone. */
const bringForward = async (page: Page, places: string) => {
  await expect(page.locator('[role=alert] > [data-tone], [role=status] > [data-tone]')).toHaveCount(0);
  const [first = ''] = places.split(' | ');
  await page.evaluate((place) => document.querySelector(place)?.scrollIntoView({ block: 'center' }), first);
};

/** Nothing on this page keeps anybody out (WCAG 2.2 AA). What is half covered is too small only then. */
export const expectAccessible = async (page: Page) => {
  let violations = await violationsOf(page);
  const small = violations.find(({ id }) => id === 'target-size');
  if (small) {
    await bringForward(page, small.places);
    violations = await violationsOf(page);
  }
  expect(violations.map(({ id, places }) => `${id}: ${places}`)).toEqual([]);
};
