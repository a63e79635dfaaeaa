import type { Page } from '@playwright/test';

/** Fills in one side's form: this many stars for everything, and words at the first question. */
export const giveStars = async (page: Page, stars: number, words: string) => {
  await page.getByLabel('What made it so?').fill(words);
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio', { name: `${stars} stars` }).check({ force: true });
};
