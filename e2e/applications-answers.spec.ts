import { openProgramme, rowMenu } from './applying.ts';
import { expect, expectAccessible, rows, test } from './house.ts';

const file = (name: string, words = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${words}\n%%EOF\n`),
});

test('APP-05 APP-12 APP-25 APP-26 APP-32 a form asks for several answers and a file; both outlive a reload, and only who decides reads them @phone', async ({
  open,
}, info) => {
  const name = `Portraits ${info.project.name}`;
  const admin = await open('enterprise@lantern.test');
  const portal = await openProgramme(admin, name);
  await admin.goto(`${portal}/admin/applications`);

  await test.step('an admin builds it', async () => {
    await admin.getByRole('link', { name: 'Create New' }).click();
    await admin.getByLabel('Name', { exact: false }).first().fill('Portraits');
    await admin.getByRole('combobox', { name: 'Role' }).click();
    await admin.getByRole('option', { name: 'Mentee', exact: true }).click();
    const type = (at: number) => admin.getByRole('combobox', { name: 'Question type' }).nth(at);
    await admin.getByLabel('Question title').fill('Which days suit you?');
    await type(0).click();
    await admin.getByRole('option', { name: /^Several choices/ }).click();
    await admin.getByLabel('Options, one a line').fill('Mondays\nTuesdays\nFridays');
    await admin.getByLabel('Choose at most').fill('4');
    await admin.getByRole('button', { name: 'Add a question' }).click();
    await admin.getByLabel('Question title').nth(1).fill('Your CV');
    await type(1).click();
    await admin.getByRole('option', { name: /^File/ }).click();
    await admin.getByRole('checkbox', { name: /^Pictures/ }).uncheck();
    await admin.getByRole('button', { name: 'Create' }).click();
    await expect(admin.getByText('There are only 3 options to choose')).toBeVisible();
    await expectAccessible(admin);
    await admin.getByLabel('Choose at most').fill('2');
    await admin.getByRole('button', { name: 'Create' }).click();
    await expect(admin.getByText('Successfully saved.')).toBeVisible();
    await rowMenu(admin, 'Portraits', 'Open applications');
    await expect(admin.getByText('The application is open.')).toBeVisible();
  });
  const [form] = await rows<{ id: string; link_ref: string }>(
    'select a.id, a.link_ref from applications a join programs p on p.id = a.program_id where p.name = $1',
    name,
  );

  const page = await open('mentee@lantern.test');
  const cv = page.getByLabel(/^Your CV/);
  await test.step('an applicant chooses two days, and a file that is there again after a reload', async () => {
    await page.goto(`${portal}/applications/${form?.link_ref}`);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Fridays' }).check();
    await page.getByRole('checkbox', { name: 'Mondays' }).check();
    await expect(page.getByRole('checkbox', { name: 'Tuesdays' })).toBeDisabled();
    await cv.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('This kind of file cannot be used. Choose PDF, Word.')).toBeVisible();
    await cv.setInputFiles({ ...file('draft.pdf'), buffer: Buffer.from('%PDF-1.4 cut off') });
    await expect(page.getByText('This file cannot be read. It may be damaged.')).toBeVisible();
    await cv.setInputFiles(file('draft.pdf'));
    await expect(page.getByRole('link', { name: 'draft.pdf' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Fridays' })).toBeChecked();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'draft.pdf' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Fridays' })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('replaces it, removes it, and sends another', async () => {
    await cv.setInputFiles(file('second.pdf'));
    await expect(page.getByRole('link', { name: 'second.pdf' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'draft.pdf' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove second.pdf' }).click();
    await expect(page.getByRole('link', { name: 'second.pdf' })).toHaveCount(0);
    await cv.setInputFiles(file('final.pdf', 'the last word'));
    await expect(page.getByRole('link', { name: 'final.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(new RegExp(`${portal}/applications/status`));
  });

  await test.step('who decides reads both; nobody else does', async () => {
    await admin.goto(`${portal}/admin/applications/show/${form?.id}`);
    await admin.getByRole('button', { name: /^Read the application of/ }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText('Mondays Fridays')).toBeVisible();
    await expectAccessible(admin);
    const address = (await dialog.getByRole('link', { name: 'final.pdf' }).getAttribute('href')) ?? '';
    expect((await (await admin.request.get(address)).body()).toString()).toContain('the last word');
    const other = await open('pending-mentor@lantern.test');
    expect((await other.request.get(address)).status()).toBe(404);
    expect((await page.request.get(address)).status()).toBe(200);
  });
});
