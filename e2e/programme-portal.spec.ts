import { programmeOf } from './company.ts';
import { expect, expectAccessible, test } from './house.ts';

const programme = '/app/selatan-telekom/langkah-graduates';

test('NAV-01 NAV-02 NAV-03 NAV-04 who administers one program lands in its admin area, whose first groups are printed (B02)', async ({
  open,
}) => {
  const page = await open(null);
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@lantern.test');
  await page.getByLabel('Password', { exact: false }).first().fill('Lantern#2026');
  await page
    .getByRole('button', { name: /log in|sign in/i })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`${programme}/admin/?$`));
  const side = page.getByRole('navigation', { name: 'Administration' });
  await expect(side.getByText('Program Settings')).toBeVisible();
  const hrefs = await side.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const users = ['/user_management', '/applications', '/user-invites', '/availability'];
  // The audit log is ours, at the end of its group (record 043).
  const ours = '/audit_log';
  expect(hrefs.slice(0, 10)).toEqual(
    ['', '/settings', '/appearance', '/agenda', '/resources', ours, ...users].map(
      (name) => `${programme}/admin${name}`,
    ),
  );
});

test('NAV-12 NAV-13 NAV-16 NAV-20 the bar has the colour of the program and leads to its members’ side', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${programme}/admin`);
  const bar = page.locator('header[data-height="56"]');
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  await expect(bar.getByRole('link', { name: 'Langkah Graduates' })).toHaveAttribute('href', `${programme}/overviews`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Participants View' }).click();
  await expect(page).toHaveURL(new RegExp(`${programme}/overviews$`));
  await page.goto(`${programme}/admin/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('ENT-14 ENT-15 ENT-16 from the company’s dashboard, the only entry there, into the program and its settings', async ({
  open,
}) => {
  const page = await open('enterprise@lantern.test');
  await page.goto('/dashboard');
  const side = page.getByRole('navigation', { name: 'Organization' });
  await expect(side.getByRole('link')).toHaveCount(1);
  await expect(side.getByRole('link')).toHaveAttribute('href', '/dashboard');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Langkah Graduates' }) });
  const choose = async (entry: string) => {
    await page.goto('/dashboard');
    await row.getByRole('button', { name: 'Actions for Langkah Graduates' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const portal = new RegExp(`${programme}/admin/?$`);
  await row.getByRole('link', { name: 'Langkah Graduates' }).click();
  await expect(page).toHaveURL(portal);
  await choose('Enter Program');
  await expect(page).toHaveURL(portal);
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await choose('Program settings');
  await expect(page).toHaveURL(new RegExp(`${programme}/admin/settings$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The printed address, from an email or a bookmark, leads there too.
  await page.goto('/enter-program/1?settings=true');
  await expect(page).toHaveURL(new RegExp(`${programme}/admin/settings$`));
});

test('PRG-02 PRG-52 RES-11 the edit form, the dashboard settings and the resources have their addresses', async ({
  open,
}) => {
  const page = await open('enterprise@lantern.test');
  await page.goto('/edit/1');
  await expect(page.getByLabel('Program Name')).toHaveValue('Langkah Graduates');
  await page.goto(`${programme}/admin/dashboard_settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard alert' })).toBeVisible();
  await page.goto(`${programme}/admin/resources`);
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
});

test('ACC-34 Change account in My Programs logs out', async ({ open }) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${programme}/admin`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Programs' }).click();
  const dialog = page.getByRole('dialog', { name: 'My Programs' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change account' }).click();
  await expect.poll(async () => (await page.request.get('/users/current')).status()).toBe(401);
});

test('PRG-49 PRG-54 INV-28 settings, appearance and participants have their addresses; the guide leads on', async ({
  open,
}, { project }) => {
  const page = await open('enterprise@lantern.test');
  for (const [path, title] of [
    ['settings', 'Settings'],
    ['appearance', 'Appearance'],
    ['user_management', 'Participants'],
  ] as const) {
    await page.goto(`${programme}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  // The guide is shown as long as something is left to do: in a new programme, all of it.
  const { admin } = await programmeOf(page, `Guided ${project.name}`);
  await page.goto(admin);
  const guide = page.getByRole('list', { name: 'Starting guide' });
  await expect(guide.getByRole('link').first()).toBeVisible();
  const hrefs = await guide.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const name of ['user-invites', 'group_and_pairings_management', 'agenda'])
    expect(hrefs).toContain(`${admin}/${name}`);
});

test('ADB-02 ADB-04 ADB-12 REV-17 from the menu to the sessions, in rows of 80 and taller ones of groups in a table of at most 800, to one of them, to the wizard, and to the ratings', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${programme}/admin`);
  const side = page.getByRole('navigation', { name: 'Administration' });
  await side.locator(`a[href="${programme}/admin/bookings/bookings_list"]`).click();
  await expect(page).toHaveURL(new RegExp(`${programme}/admin/bookings/bookings_list`));
  const table = page.getByRole('table');
  const row = table.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await expect(table.locator('..')).toHaveCSS('max-height', '800px');
  const single = table.getByRole('row').filter({ has: page.getByRole('button', { name: /View details/ }) });
  expect(Math.round((await single.first().boundingBox())?.height ?? 0)).toBe(80);
  await single
    .first()
    .getByRole('button', { name: /View details/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Learning objectives')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Groups/ }).click();
  await expect(page).toHaveURL(/type=group/);
  // Tall enough to list four mentees, one below the other.
  await expect(async () => expect((await single.first().boundingBox())?.height).toBeGreaterThan(100)).toPass();
  await page.getByRole('button', { name: 'Create Booking' }).click();
  await expect(page.getByRole('dialog').getByText(/^Step 1 of/)).toBeVisible();
  await page.goto(`${programme}/admin`);
  await side.locator(`a[href="${programme}/admin/mentorship_ratings"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentorship ratings' })).toBeVisible();
});
