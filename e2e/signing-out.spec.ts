import { expect, expectAccessible, test } from './house.ts';

test('ACC-33 a link on another site signs nobody out: the page asks first, however the link is written @phone', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto('/main/dashboard');
  const elsewhere = (path: string) =>
    `<a href="${new URL(path, page.url()).href}" referrerpolicy="no-referrer">A fine page</a>`;
  const links = [elsewhere('/users/logout'), elsewhere('/Users/LogOut')];
  await page.route('http://elsewhere.example/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: links[route.request().url().endsWith('/two') ? 1 : 0] ?? '' }),
  );
  const question = page.getByRole('heading', { name: 'Do you want to sign out?' });

  await page.goto('http://elsewhere.example/one');
  await page.getByRole('link').click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/\/main\/dashboard$/);

  await page.goto('http://elsewhere.example/two');
  await page.getByRole('link').click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Logout successful', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/users\/sign_in$/);
  await page.goto('/main/dashboard');
  await expect(page).toHaveURL(/\/users\/sign_in/);
});

test('M29 whoever signs out, also by the address, leaves nothing in this browser, nor in another tab of it', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto('/main/dashboard');
  await page.evaluate(() => localStorage.setItem('kept:1:chat-draft:8', '{"until":null,"value":{"body":"Secret"}}'));
  const other = await page.context().newPage();
  await other.goto('/main/learning_objectives');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Learning Objectives');
  await page.goto('/users/logout');
  await expect(page).toHaveURL(/\/users\/sign_in/);
  await expect(other).toHaveURL(/\/users\/sign_in/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed_out');
});
