import type { Page } from '@playwright/test';
import { buildForm, openProgramme, rowMenu, sendAs, signUpAndComeBack } from './applying.ts';
import { expect, expectAccessible, mailTo, rows, setClock, test } from './house.ts';
import { confirmAddress } from './people.ts';

const standing = async (email: string) =>
  (
    await rows<{ status: string }>(
      'select a.status from applicants a join users u on u.id = a.user_id where u.email = $1',
      email,
    )
  ).map(({ status }) => status);

const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('APP-01 APP-06 APP-07 APP-08 an admin builds a form; its link is closed until it is opened @phone', async ({
  open,
}, info) => {
  const admin = await open('enterprise@lantern.test');
  const portal = await openProgramme(admin, `Builders ${info.project.name}`);
  await admin.goto(`${portal}/admin/applications`);
  await expect(admin.getByText('No applications yet')).toBeVisible();
  await buildForm(admin);
  await expect(admin).toHaveURL(new RegExp(`${portal}/admin/applications$`));
  await expect(admin.getByText('Closed', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  const [form] = await rows<{ id: string; link_ref: string }>(
    'select a.id, a.link_ref from applications a join programs p on p.id = a.program_id where p.name = $1',
    `Builders ${info.project.name}`,
  );

  const visitor = await open('mentee@lantern.test');
  await visitor.goto(`${portal}/applications/${form?.link_ref}`);
  await expect(visitor.getByText('Applications are closed')).toBeVisible();
  await expectAccessible(visitor);
  await rowMenu(admin, 'Spring intake', 'Open applications');
  await expect(admin.getByText('The application is open.')).toBeVisible();
  await expect(admin.getByText('Open', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByLabel('Why would you like to join?')).toBeVisible();

  await test.step('changes it, and is asked before anything typed is lost', async () => {
    await admin.goto(`${portal}/admin/applications/edit/${form?.id}`);
    await admin.getByLabel('Name', { exact: false }).first().fill('Summer intake');
    await admin.getByRole('link', { name: 'Cancel' }).click();
    await admin.getByRole('button', { name: 'Stay here' }).click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Successfully saved.')).toBeVisible();
    await expect(admin.getByText('Summer intake')).toBeVisible();
  });

  await rowMenu(admin, 'Summer intake', 'Delete');
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('The application was deleted.')).toBeVisible();
  await expect(admin.getByText('No applications yet')).toBeVisible();
});

test('APP-10 APP-15 APP-28 APP-30 M41 a stranger applies, is shortlisted and approved, confirms the address, and joins from the letter @phone', async ({
  open,
}, info) => {
  await setClock('2027-04-01T02:00:00Z');
  const email = `siti-${info.project.name}@example.com`;
  const name = `Leaders ${info.project.name}`;
  const admin = await open('enterprise@lantern.test');
  const portal = await openProgramme(admin, name);
  await admin.goto(`${portal}/admin/applications`);
  await buildForm(admin);
  await rowMenu(admin, 'Spring intake', 'Open applications');
  await expect(admin.getByText('The application is open.')).toBeVisible();
  const [form] = await rows<{ id: string; link_ref: string; program_id: string }>(
    'select a.id, a.link_ref, a.program_id from applications a join programs p on p.id = a.program_id where p.name = $1',
    name,
  );
  const address = `${portal}/applications/${form?.link_ref}`;

  const page = await open(null);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: `Apply to ${name}` })).toBeVisible();
  await expectAccessible(page);
  await signUpAndComeBack(page, email);
  await expect(page).toHaveURL(new RegExp(address));

  await test.step('a draft is kept, and what is required is said', async () => {
    await page.getByRole('radio', { name: 'Evenings' }).check();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    expect(await standing(email)).toEqual(['draft']);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await expectAccessible(page);
    expect(await standing(email)).toEqual(['draft']);
    await page.getByLabel('Why would you like to join?').fill('To lead a team well.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(new RegExp(`${portal}/applications/status`));
    await expect(page.getByText('Applied', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expect(page.getByText('leaders@petang.example')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => subjects(email)).toContain('We have your application');
  });

  await test.step('is shortlisted, then approved', async () => {
    await admin.goto(`${portal}/admin/applications/show/${form?.id}`);
    await expect(tab(admin, 'Applicants')).toContainText('1');
    await expect(admin.getByText('Applied', { exact: true })).toBeVisible();
    await expectAccessible(admin);
    await rowMenu(admin, 'Siti Bakar', 'Shortlist');
    await expect(admin.getByText('Applicant shortlisted.')).toBeVisible();
    await tab(admin, 'Shortlisted').click();
    await admin.getByRole('button', { name: 'Actions for Siti Bakar' }).click();
    await expect(admin.getByRole('menuitem')).toHaveText(['Waitlist', 'Approve', 'Reject']);
    await admin.keyboard.press('Escape');
    await admin.getByRole('button', { name: 'Read the application of Siti Bakar' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText('To lead a team well.')).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText('Applicant approved. The invitation is on its way.')).toBeVisible();
    expect(await standing(email)).toEqual(['approved']);
    await tab(admin, 'Approved').click();
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Spring intake approved 01-04-2027.csv');
  });

  await test.step('joins from the letter', async () => {
    const subject = `You are invited to ${name}`;
    await expect.poll(() => subjects(email)).toContain(subject);
    const letter = (await mailTo(email)).find((one) => one.subject === subject);
    await page.goto(letter?.links.find((link) => link.includes('/applications/status')) ?? '');
    // M41: approved, but the address comes first; the page behind its link leads back here.
    await expect(page.getByText('Confirm your email address first')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expectAccessible(page);
    await confirmAddress(page, email);
    await expect(page).toHaveURL(new RegExp(`${portal}/applications/status`));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`Welcome to ${name}.`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${portal}/overviews`));
    expect(
      await rows(
        `select r.name, m.removed_at from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
         where u.email = $1 and m.program_id = $2`,
        email,
        Number(form?.program_id),
      ),
    ).toEqual([{ name: 'Mentee', removed_at: null }]);
  });
});

test('APP-14 APP-17 APP-21 M42 many are rejected at once, after a question, and one rejection is undone @phone', async ({
  open,
}, info) => {
  const name = `Harvest ${info.project.name}`;
  const admin = await open('enterprise@lantern.test');
  const portal = await openProgramme(admin, name);
  const [role] = await rows<{ id: string; program_id: string }>(
    "select r.id, r.program_id from roles r join programs p on p.id = r.program_id where p.name = $1 and r.name = 'Mentee'",
    name,
  );
  const { id } = await sendAs(admin, '/applications', {
    program_id: Number(role?.program_id),
    name: 'Harvest',
    user_type: 'mentee',
    role_id: Number(role?.id),
    questions: [],
  });
  await sendAs(admin, `/applications/${id}/toggle_publish`, {});
  for (const who of ['mentee', 'mentor', 'pending-mentor']) {
    const applicant = await open(`${who}@lantern.test`);
    await sendAs(applicant, '/applicants/submission', { application_id: id, applicant_status: 'applied', answers: [] });
  }
  await admin.goto(`${portal}/admin/applications/show/${id}`);
  const boxes = admin.getByRole('checkbox', { name: /^Choose (?!all)/ });
  await expect(boxes).toHaveCount(3);
  await boxes.first().check();
  await boxes.nth(1).check();
  await admin.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText(/^You can undo this for 10 minutes\. After that it is irreversible/)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const said = '2 applicants rejected. They are told by email in 10 minutes, unless you undo it.';
  await expect(admin.getByText(said)).toBeVisible();
  await expect(boxes).toHaveCount(1);
  await expect(tab(admin, 'Rejected')).toContainText('2');
  await tab(admin, 'Rejected').click();
  // Within ten minutes nothing is final: one of them is undone.
  await admin
    .getByRole('button', { name: /^Undo the rejection of/ })
    .first()
    .click();
  await expect(admin.getByText('The rejection is undone.')).toBeVisible();
  await expect(tab(admin, 'Rejected')).toContainText('1');
  const left = await rows('select status from applicants where application_id = $1 order by status', Number(id));
  // Until its ten minutes are over, a rejection leaves the status as it was.
  expect(left).toEqual([{ status: 'applied' }, { status: 'applied' }, { status: 'applied' }]);
});
