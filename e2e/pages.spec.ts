import { pages } from '../tools/pages.mjs';
import { formsOn } from './forms.ts';
import { expect, expectAccessible, test } from './house.ts';
import { whoseTurn } from './turns.ts';

// Each page is independent: both workers take from the list.
test.describe.configure({ mode: 'parallel' });

/** What a browser logs when the visitor is not signed in or may not, the page does not exist, or what its address asks for is refused. */
const isAnswer = (text: string) => /status of (?:40[134]|422)/.test(text);

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Whose site the page belongs to: below a programme's address, titles name the programme. */
const siteOf = (path: string) => {
  const [, slug] = /^\/app\/[^/]+\/([^/?]+)/.exec(path) ?? [];
  const words = slug?.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words?.join(' ') ?? 'Lantern';
};

for (const { path, as, title } of whoseTurn(pages, (one) => `${one.path} as ${one.as}`)) {
  test(`NAV-09 NAV-28 ${path} as ${as ?? 'a visitor'}: nothing keeps anybody out, nothing breaks, nothing runs over`, async ({
    visit,
  }) => {
    const page = await visit(as === null ? null : `${as}@lantern.test`);
    await page.setViewportSize(desk);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !isAnswer(said.text())) complaints.push(said.text());
    });
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // Skeletons mean that something is still loading.
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page).toHaveTitle(`${title} · ${siteOf(path)}`);
    // A new form must be added to the list of forms that are filled in and sent (every-form.spec.ts).
    const forms = page.locator('form');
    await expect(forms).toHaveCount(formsOn(path, as).length);
    expect(await forms.evaluateAll((all) => all.map((form) => form.ariaLabel))).toEqual(formsOn(path, as));
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
}
