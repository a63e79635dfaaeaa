import type { Page } from '@playwright/test';

/** Fills in the form of one side: so many stars for everything, and a word beside the first. */
export const giveStars = async (page: Page, stars: number, words: string) => {
  await page.getByLabel('What made it so?').fill(words);
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio', { name: `${stars} stars` }).check({ force: true });
};
