import { expect, expectAccessible, mailTo, test } from './house.ts';

const invites = '/app/selatan-telekom/langkah-graduates/admin/user-invites';

test('INV-14 INV-16 INV-19 who is typed is written to, and stands in the list', async ({ open }) => {
  const page = await open('admin@lantern.test');
  await page.goto(invites);
  await page.getByRole('button', { name: 'Invite as Mentee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite as Mentee' });
  await dialog.getByRole('textbox', { name: 'Email 1' }).fill('nobody');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Email must be a valid email')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email 1' }).fill('puteri@example.com');
  await dialog.getByRole('button', { name: 'Add another' }).click();
  await dialog.getByRole('textbox', { name: 'Email 2' }).fill('weiming@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('Successfully sent 2 invitation(s) for Mentee role!')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email 1' })).toHaveValue('');
  const listed = dialog.getByRole('region', { name: 'Invited by email' });
  for (const address of ['puteri@example.com', 'weiming@example.com']) {
    await expect(listed.getByRole('row').filter({ hasText: address })).toContainText('Sent');
    await expect.poll(async () => (await mailTo(address)).length).toBe(1);
  }
  const [letter] = await mailTo('puteri@example.com');
  const guest = await open(null);
  await guest.goto(letter?.links.find((link) => link.includes('invite=')) ?? '');
  // Somebody new signs up: the address is filled in, and the program is named.
  await expect(guest.getByRole('heading', { level: 1, name: 'Sign up to Langkah Graduates' })).toBeVisible();
  await expect(guest.getByLabel('Email')).toHaveValue('puteri@example.com');
  await page.goto('/app/selatan-telekom/langkah-graduates/admin/user_management');
  await page.getByRole('link', { name: /^Invited, not yet joined/ }).click();
  const waiting = page.getByRole('region', { name: 'Invited, not yet joined' });
  await expect(waiting.getByRole('row').filter({ hasText: 'puteri@example.com' })).toContainText('Mentee');
  await expectAccessible(page);
});

test('INV-20 what could not be sent is said in the form, where it still stands', async ({ open }) => {
  const page = await open('admin@lantern.test');
  await page.goto(invites);
  await page.getByRole('button', { name: 'Invite as Mentor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite as Mentor' });
  await dialog.getByRole('textbox', { name: 'Email 1' }).fill('hana@example.com');
  await page.route('**/roles/*/invites', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const failed = 'An error occurred while sending invitations. Please try again.';
  await expect(dialog.getByText(failed)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email 1' })).toHaveValue('hana@example.com');
  await page.unroute('**/roles/*/invites');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Successfully sent 1 invitation(s) for Mentor role!')).toBeVisible();
  await expect.poll(async () => (await mailTo('hana@example.com')).length).toBe(1);
});
