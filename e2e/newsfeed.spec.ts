import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './house.ts';
import { inProgram, toast } from './member.ts';

const portal = '/app/selatan-telekom/langkah-graduates';
const newsfeed = `${portal}/newsfeed`;

const articleOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const more = (page: Page, words: string) =>
  articleOf(page, words).getByRole('button', { name: /^More about the post/ });

const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#206CA8' } })
    .png()
    .toBuffer();

/** A post with a picture, whose file has a hostile name. */
const post = async (page: Page, words: string) => {
  await page.goto(newsfeed);
  await page.getByRole('textbox', { name: 'New post' }).fill(words);
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const name = '"><img src=x onerror=alert(1)>.png';
  await page.getByLabel('Pictures').setInputFiles([{ name, mimeType: 'image/png', buffer: await picture() }]);
  await page.getByLabel(/^What does .* show\?$/).fill('A blue wall');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await toast(page, 'Posted.');
  const opener = articleOf(page, words).getByRole('button', { name: 'Open picture 1 of 1: A blue wall' });
  await opener.click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'A blue wall' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await page.keyboard.press('Escape');
};

const likeAndComment = async (page: Page, words: string) => {
  const article = articleOf(page, words);
  await article.getByRole('button', { name: 'Like, 0' }).click();
  await expect(article.getByRole('button', { name: 'Liked, 1' })).toBeVisible();
  await article.getByRole('button', { name: 'Comment', exact: true }).click();
  await article.getByRole('textbox', { name: 'New comment' }).fill('I like that wall');
  await article.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await expect(article.getByText('I like that wall')).toBeVisible();
  await expect(article.getByRole('button', { name: '1 comment' })).toBeVisible();
};

const takeDown = async (page: Page, words: string) => {
  await page.goto(`${portal}/admin/newsfeed?tab=reports`);
  const entry = articleOf(page, words);
  await expect(entry.getByText('This does not belong here')).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await toast(page, 'It was taken down.');
  await expect(entry).toHaveCount(0);
};

test('NEW-01 NEW-02 NEW-06 a mentor posts a picture, a mentee sees it arrive, likes, comments and reports it, and the admin takes it down @phone', async ({
  open,
}, { project }) => {
  const words = `The wall of our new office, ${project.name}`;
  const [mei, omar] = [await inProgram('mentor', 'Mei'), await inProgram('mentee', 'Omar')];
  const mentee = await open(omar.email);
  await mentee.goto(newsfeed);
  await expect(mentee.getByRole('article').first()).toBeVisible();
  const mentor = await open(mei.email);
  await post(mentor, words);

  // It arrives where the newsfeed is open already.
  await expect(articleOf(mentee, words)).toBeVisible();
  await likeAndComment(mentee, words);
  await expect(articleOf(mentor, words).getByRole('button', { name: 'Like, 1' })).toBeVisible();
  await expectAccessible(mentee);

  await more(mentee, words).click();
  await mentee.getByRole('menuitem', { name: 'Report' }).click();
  const asked = mentee.getByRole('dialog', { name: 'Report this post?' });
  await asked.getByRole('textbox').fill('This does not belong here');
  await asked.getByRole('button', { name: 'Report', exact: true }).click();
  await toast(mentee, 'Thank you. An admin will look into it.');

  await takeDown(await open('admin@lantern.test'), words);
  await expect(articleOf(mentee, words)).toHaveCount(0);
  await expect(articleOf(mentor, words)).toHaveCount(0);
  await mentee.goto('/notifications');
  await expect(mentee.getByText(/^What you reported in the newsfeed of .* was taken down\.$/)).toBeVisible();
  await mentor.goto('/notifications');
  await expect(mentor.getByText(/^An admin took down a post of yours in the newsfeed of/)).toBeVisible();
});
