import { expect, expectAccessible, rows, test } from './house.ts';
import { member, settings, toast } from './member.ts';

for (const kind of ['mentee', 'mentor'] as const) {
  test(`PRO-04 a ${kind} reaches their own profile from the avatar @phone`, async ({ open }) => {
    const person = await member(kind);
    const page = await open(person.email);
    await page.goto('/main/dashboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/${kind}_profile/${person.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Rosa Traveller' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', settings(person, 'profile'));
  });
}

test('PRO-01 PRO-02 PRO-03 both profiles open at their hex addresses too, and similar mentors lead on @phone', async ({
  open,
}) => {
  const [mentor] = await rows<{ public_id: string; name: string }>(
    "select public_id, firstname || ' ' || lastname as name from users where email = 'mentor@lantern.test'",
  );
  const page = await open(null);
  await page.goto(`/mentor_profile/${mentor?.public_id}`);
  await expect(page.getByRole('heading', { level: 1, name: mentor?.name ?? '' })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar mentors' });
  await expect(similar.getByRole('link').nth(1)).toBeVisible();
  const next = await similar.getByRole('link').first().getAttribute('href');
  await similar.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(mentor?.name ?? '');

  const [mentee] = await rows<{ public_id: string; slug: string; name: string }>(
    "select public_id, slug, firstname || ' ' || lastname as name from users where email = 'mentee@lantern.test'",
  );
  const theirs = await open('mentee@lantern.test');
  for (const key of [mentee?.slug, mentee?.public_id]) {
    await theirs.goto(`/mentee_profile/${key}`);
    await expect(theirs.getByRole('heading', { level: 1, name: mentee?.name ?? '' })).toBeVisible();
  }
});

test('PRO-83 PRO-84 the referral link is made on demand and copied; a browser may refuse @phone', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mentor_profile/daniel-lim');
  await page.getByRole('button', { name: 'Refer a Friend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refer a Friend' });
  await dialog.getByRole('button', { name: 'Generate link' }).click();
  await toast(page, 'Link generated. Click on copy link to copy the referral link.');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await toast(page, 'Link copied to clipboard');
  const [link] = await rows<{ token: string }>('select token from referral_links where user_id = $1', person.id);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await dialog.getByRole('textbox', { name: 'Your referral link' }).inputValue());
  expect(copied).toContain(link?.token ?? 'no token');
  // The message may cover a corner of the window for its three seconds.
  await expect(page.getByText('Link copied to clipboard')).toHaveCount(0);
  await expectAccessible(page);

  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  for (const allowWithoutSanitization of [true, false]) {
    await devtools.send('Browser.setPermission', {
      permission: { name: 'clipboard-write', allowWithoutSanitization },
      setting: 'denied',
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    });
  }
  await dialog.getByRole('button', { name: /^(Copy link|Copied)$/ }).click();
  await toast(page, 'Unable to copy');
});

test('PRO-84 PRO-21 a mentor copies the address of their profile', async ({ open }) => {
  const person = await member('mentor');
  const page = await open(person.email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/mentor_profile/${person.slug}`);
  await page.getByRole('button', { name: 'Share profile' }).click();
  await toast(page, 'Link copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/mentor_profile/${person.slug}`);
});
