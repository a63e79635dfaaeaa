import type { Page } from '@playwright/test';
import { buildForm, rowMenu, signUpAndComeBack } from './applying.ts';
import { choose, chooseDay, confirmAndSignIn, register } from './company.ts';
import { expect, expectAccessible, mailTo, rows, test } from './house.ts';
import { member } from './member.ts';
import { confirmAddress } from './people.ts';

const violet = '#7A3CC8';

const makeProgramme = async (admin: Page, name: string) => {
  await admin.getByRole('link', { name: 'Create New Program' }).click();
  await admin.getByLabel('Program Name').fill(name);
  await admin.getByLabel('Program Description').fill('New managers learn from those who have led for years.');
  await admin.getByRole('radio', { name: 'Traditional' }).check();
  await expect(admin.getByText('This name is free')).toBeAttached();
  await admin.getByRole('button', { name: 'Create program' }).click();
  await expect(admin).toHaveURL(/\/app\/[^/]+\/[^/]+\/admin$/);
  return new URL(admin.url()).pathname.replace(/\/admin$/, '');
};

const setUp = async (admin: Page, portal: string) => {
  await admin.goto(`${portal}/admin/setup`);
  await chooseDay(admin, 'Program Start Date');
  await choose(admin, /^Program type/, 'Entrepreneurship program');
  await expect(admin.getByRole('heading', { name: 'Foundations: the problem and the model' })).toBeVisible();
  await admin.getByRole('button', { name: 'Continue' }).click();
  await expect(admin.getByRole('heading', { name: 'Pairing and mentoring services' })).toBeVisible();
  await admin.getByRole('button', { name: 'Continue' }).click();
  await expect(admin.getByRole('heading', { name: 'Post Reflection Questions' })).toBeVisible();
  await admin.getByRole('button', { name: 'Complete' }).click();
  await expect(admin).toHaveURL(new RegExp(`${portal}/admin$`));
};

const brand = async (admin: Page, portal: string) => {
  await admin.goto(`${portal}/admin/appearance`);
  await admin.getByRole('textbox', { name: /^Primary color/ }).fill(violet);
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByText('Successfully saved.').first()).toBeVisible();
};

/** The journey's mentor follows the role's link and joins the programme. */
const inviteMentor = async (admin: Page, mentor: Page, portal: string) => {
  await admin.goto(`${portal}/admin/user-invites`);
  await admin.getByRole('button', { name: 'Invite as Mentor' }).click();
  const shared = admin.getByRole('dialog').getByLabel('Shareable link');
  await expect(shared).toHaveValue(/\/users\/login/);
  const link = new URL(await shared.inputValue());
  await mentor.goto(link.pathname + link.search);
  await mentor.getByRole('button', { name: /^Join / }).click();
  await expect(mentor).toHaveURL(new RegExp(`${portal}/overviews`));
};

const openForm = async (admin: Page, portal: string) => {
  await admin.goto(`${portal}/admin/applications`);
  await buildForm(admin);
  await rowMenu(admin, 'Spring intake', 'Open applications');
  await expect(admin.getByText('The application is open.')).toBeVisible();
  const [form] = await rows<{ id: string; link_ref: string }>(
    `select a.id, a.link_ref from applications a join programs p on p.id = a.program_id
     join enterprises e on e.id = p.enterprise_id where '/app/' || e.slug || '/' || p.slug = $1`,
    portal,
  );
  if (!form) throw new Error('no form was kept');
  return form;
};

const apply = async (page: Page, address: string, email: string) => {
  await page.goto(address);
  await signUpAndComeBack(page, email);
  await page.getByRole('radio', { name: 'Evenings' }).check();
  await page.getByLabel('Why would you like to join?').fill('To lead a team well.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/applications\/status/);
};

const decide = async (admin: Page, portal: string, formId: string) => {
  await admin.goto(`${portal}/admin/applications/show/${formId}`);
  await rowMenu(admin, 'Siti Bakar', 'Shortlist');
  await expect(admin.getByText('Applicant shortlisted.')).toBeVisible();
  await admin.getByRole('tab', { name: /^Shortlisted/ }).click();
  await rowMenu(admin, 'Siti Bakar', 'Approve');
  await expect(admin.getByText('Applicant approved. The invitation is on its way.')).toBeVisible();
};

const joinFromLetter = async (page: Page, email: string, portal: string, name: string) => {
  const subject = `You are invited to ${name}`;
  const letter = async () => (await mailTo(email)).find((one) => one.subject === subject);
  await expect.poll(letter).toBeDefined();
  await page.goto((await letter())?.links.find((link) => link.includes('/applications/status')) ?? '');
  await expect(page.getByText('Confirm your email address first')).toBeVisible();
  await confirmAddress(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/overviews`));
};

test('PRG-49 ENT-10 PRO-16 BKG-37 a company registers, brands its programme, and a stranger joins, connects and books @phone', async ({
  open,
}, { project }) => {
  test.setTimeout(300_000);
  const name = `Rising ${project.name}`;
  const email = `founder-${project.name}@petang.example`;
  const stranger = `siti-rising-${project.name}@example.com`;
  const admin = await open(null);
  await register(admin, email);
  await confirmAndSignIn(admin, email);
  await admin
    .getByRole('dialog', { name: /^Welcome to/ })
    .getByRole('button', { name: 'Look around' })
    .click();
  const portal = await makeProgramme(admin, name);
  await setUp(admin, portal);
  await brand(admin, portal);

  const host = await member('mentor', 'Ismail');
  await rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time) select $1, d, '09:00', '17:00' from generate_series(0, 6) d`,
    host.id,
  );
  await inviteMentor(admin, await open(host.email), portal);
  const form = await openForm(admin, portal);

  const page = await open(null);
  await apply(page, `${portal}/applications/${form.link_ref}`, stranger);
  await decide(admin, portal, form.id);
  await joinFromLetter(page, stranger, portal, name);

  await test.step('sees the branded portal', async () => {
    await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(122, 60, 200)');
    await expect(page).toHaveTitle(new RegExp(name));
    await expectAccessible(page);
  });

  await test.step('connects with the mentor, and books', async () => {
    await page.goto(`${portal}/directory`);
    await page.getByRole('link', { name: /^View profile of Ismail/ }).click();
    const connect = page.getByRole('button', { name: 'Connect with Mentor' });
    // PRO-19: only phones have the bar with a second button.
    await expect(connect).toHaveCount(project.name === 'phone' ? 2 : 1);
    await connect.first().click();
    const modal = page.getByRole('dialog', { name: /^Book a session with Ismail/ });
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    await modal
      .getByRole('button', { name: /^\d{1,2}:\d\d [ap]m$/ })
      .first()
      .click();
    const next = modal.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await modal.getByLabel('What would you like to talk about?').fill('My first team');
    await modal.getByLabel('Learning objective 1').fill('Lead a meeting');
    await next.click();
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${portal}/bookings`));
    await expect(page.getByRole('heading', { name: 'Booking Session' })).toBeVisible();
    // Exact, because the message that they are connected may still be visible and also contains the name.
    await expect(page.getByText('Ismail Traveller', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the mentor accepts in the portal', async () => {
    const mentor = await open(host.email);
    await mentor.goto(`${portal}/bookings?tab=upcoming`);
    await mentor
      .getByRole('button', { name: /Accept Booking/ })
      .first()
      .click();
    await expect(mentor.getByText('Booking accepted successfully!')).toBeVisible();
  });

  await test.step('the numbers of the overview and of the dashboard agree with the tables', async () => {
    await admin.goto(`${portal}/admin`);
    await expect(admin.getByText('Mentees 1, mentors 1, admins and owners 1')).toBeVisible();
    await expect(admin.getByText('Session Confirmed')).toBeVisible();
    await expect(admin.getByText('New Booking')).toBeVisible();
    expect(
      await rows(
        `select b.status, b.credits_charged, (select count(*)::int from pairings where program_id = p.id and status = 'active') as pairs
         from bookings b join programs p on p.id = b.program_id where p.name = $1`,
        name,
      ),
    ).toEqual([{ status: 'upcoming', credits_charged: 0, pairs: 1 }]);
    await admin.goto('/dashboard');
    if (project.name === 'phone') {
      const line = admin.getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText(/Total Users\s*3/);
      await expect(line).toContainText('1 mentee · 1 mentor · 1 admin');
      await expect(line).toContainText('Active');
    } else {
      const cells = admin.getByRole('row').filter({ hasText: name }).getByRole('cell');
      // Total, mentees, mentors, admins, and whether it is active.
      const figures = ['3', '1', '1', '1', 'Active'];
      await expect(cells).toHaveText([/.*/, name, 'Traditional', /20\d\d$/, 'Application required', ...figures, /.*/]);
    }
  });
});
