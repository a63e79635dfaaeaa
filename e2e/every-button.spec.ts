import type { Page } from '@playwright/test';
import { pages } from '../tools/pages.mjs';
import { complaintsOf } from './follows.ts';
import { expect, test } from './house.ts';
import { buttonsOf, type Found, press } from './pressing.ts';
import { houseOfOnesOwn } from './own-house.ts';

test.describe.configure({ mode: 'parallel' });
houseOfOnesOwn(test);

/**
 * These calls would sign the user out or make them someone else for the remaining buttons, so they are intercepted and
 * refused.
 */
const ends = [
  '**/kill-session',
  '**/users/logout',
  '**/users/current/delete_account',
  '**/users/current/change_password',
  '**/api/v2/admin/users/*/view_as',
  '**/api/v2/my/revert_to_admin',
];
const desk = { width: 1440, height: 900 };
const refusal = { status: 403, json: { error: 'Not while every button is pressed.', code: 'request.fault' } };

const settled = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  // Not for long: whatever is still loading after that does not remove a button.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
};

/** Whatever is open over the page: a window, a menu or a list. */
const open = '[role=dialog], [role=menu], [role=listbox]';
const again = async (page: Page, key: string, within?: string) =>
  (await buttonsOf(page, within)).find((one) => one.key === key);

/** Presses each button in the opened window in turn, on a fresh page each time. */
const pressInside = async (page: Page, path: string, opener: Found) => {
  const silent: string[] = [];
  const inside = await buttonsOf(page, open);
  for (const { key } of inside) {
    await settled(page, path);
    const first = await again(page, opener.key);
    if (!first || !(await press(page, first))) continue;
    await page
      .locator(open)
      .last()
      .waitFor({ timeout: 15_000 })
      .catch(() => {});
    const button = await again(page, key, open);
    if (!button) continue;
    if (button.why !== null) silent.push(...(button.why === '' ? [`${opener.name} > ${button.name}: no reason`] : []));
    else if (!(await press(page, button))) silent.push(`${opener.name} > ${button.name}`);
  }
  return silent;
};

/** On a phone, only buttons that the desktop does not show are pressed, because the others are pressed there. */
const keysOnDesk = async (page: Page, path: string) => {
  const viewport = page.viewportSize();
  if (!viewport || viewport.width >= desk.width) return new Set<string>();
  await page.setViewportSize(desk);
  await settled(page, path);
  const keys = new Set((await buttonsOf(page)).map(({ key }) => key));
  await page.setViewportSize(viewport);
  return keys;
};

/** What was already pressed as the same user: bars and menus are the same on every page. */
const known = new Set<string>();

for (const { path, as } of pages) {
  test(`every button of ${path} as ${as ?? 'a visitor'} does something, or says why not @phone`, async ({
    open: enter,
  }) => {
    test.setTimeout(900_000);
    const page = await enter(as === null ? null : `${as}@lantern.test`);
    for (const one of ends) await page.context().route(one, (route) => route.fulfill(refusal));
    const complaints = complaintsOf(page);
    const silent: string[] = [];
    const onDesk = await keysOnDesk(page, path);
    await settled(page, path);
    const isFrame = (key: string) => /HEADER|NAV|ASIDE/.test(key);
    for (const { key, name } of await buttonsOf(page)) {
      const mark = `${as} ${isFrame(key) ? path.split('/')[1] : path} ${key}`;
      if (known.has(mark) || onDesk.has(key)) continue;
      known.add(mark);
      await settled(page, path);
      const button = await again(page, key);
      // An earlier press may have removed it.
      if (!button) continue;
      if (button.why !== null) silent.push(...(button.why === '' ? [`${name}: no reason`] : []));
      else if (!(await press(page, button))) silent.push(name);
      else if ((await page.locator(open).count()) > 0) silent.push(...(await pressInside(page, path, button)));
    }
    expect({ silent, complaints }).toEqual({ silent: [], complaints: [] });
  });
}
