import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Windows lie above the bar that says that there is no connection, and a menu fits into what is there.
const aboveTheBar = ['Layer.module.css', 'Menu.module.css', 'frames/WizardPage.module.css'];

test('a page is as high as what the bar of the lost connection leaves of the screen', () => {
  const sheets = readdirSync('web/ui', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const whole = sheets.filter((name) => /100[dsl]?vh/.test(readFileSync(`web/ui/${name}`, 'utf8')));
  expect(whole.toSorted()).toEqual([...aboveTheBar, 'base.css'].toSorted());
});
