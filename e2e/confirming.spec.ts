import type { Page } from '@playwright/test';
import { expect, expectAccessible, rows, test } from './house.ts';
import { type Member, member } from './member.ts';
import { confirmAddress, field, ownPassword } from './people.ts';

const portal = '/app/selatan-telekom/langkah-graduates';

const programme = async () => {
  const [row] = await rows<{ id: string; enterprise_id: string }>(
    "select id, enterprise_id from programs where slug = 'langkah-graduates'",
  );
  if (!row) throw new Error('the demonstration has no such programme');
  return { id: Number(row.id), enterpriseId: Number(row.enterprise_id) };
};

/** Someone who is a member of the programme with the role of this name. */
const memberOf = async (kind: 'mentee' | 'mentor', name: string): Promise<Member> => {
  const person = await member(kind, name);
  await rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at)
     select r.program_id, $1, r.id, u.created_at from roles r join programs p on p.id = r.program_id, users u
     where p.slug = 'langkah-graduates' and r.user_type = $2 and not r.is_owner and u.id = $1 limit 1`,
    person.id,
    kind,
  );
  return person;
};

/** Logs the latest session that the two can have had, as the form does; answers its id. */
const logSession = async (page: Page, mine: Member, other: Member) => {
  const { id } = await programme();
  const offline = '/api/v2/my/offline_bookings';
  const query = `user_id=${mine.id}&program_id=${id}&participant_id=${other.id}&duration=30`;
  const { slots } = (await (await page.request.get(`${offline}/slots?${query}`)).json()) as { slots: string[] };
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const reply = await page.request.post(offline, {
    data: {
      booking: {
        user_id: Number(mine.id),
        program_id: id,
        booking_type: 'one_on_one',
        booking_method: 'online',
        participant_id: Number(other.id),
        start_time: slots.at(-1),
        duration: 30,
        learning_objectives_attributes: [{ objective: 'A plan for the first hundred days' }],
      },
    },
    headers: { 'x-csrf-token': token },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { booking: { id: number } }).booking.id;
};

const card = (page: Page, name: string) => page.getByRole('article', { name: `Session with ${name}` });

test('M43 OFF-14 a mentee logs a session, the mentor confirms it, and only then both can review it @phone', async ({
  open,
}) => {
  const [mentee, mentor] = [await memberOf('mentee', 'Rosa'), await memberOf('mentor', 'Imran')];
  const [one, other] = [await open(mentee.email), await open(mentor.email)];
  await one.goto(`${portal}/bookings?tab=to_review`);
  await other.goto(`${portal}/bookings?tab=to_review`);
  const id = await logSession(one, mentee, mentor);

  await one.reload();
  await expect(card(one, 'Imran Traveller').getByText('Waiting for Imran Traveller')).toBeVisible();
  await expect(card(one, 'Imran Traveller').getByRole('button', { name: /^Delete/ })).toBeVisible();
  await expect(one.getByRole('link', { name: /^Rate Now/ })).toHaveCount(0);
  await expectAccessible(one);

  await other.reload();
  await expect(card(other, 'Rosa Traveller').getByText('Waiting for you')).toBeVisible();
  await other.goto(`${portal}/bookings/${id}`);
  await expect(other.getByText('Did this session take place?')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Confirm/ }).press('Enter');
  await expect(other.getByText('Session confirmed. You can review it now.')).toBeVisible();
  await expect(other.getByRole('link', { name: /^Rate Now/ })).toBeVisible();
  await expect(other.getByText('Did this session take place?')).toHaveCount(0);

  await one.reload();
  await expect(card(one, 'Imran Traveller').getByText('Pending Review')).toBeVisible();
  await one.getByRole('link', { name: /^Rate Now/ }).click();
  await expect(one).toHaveURL(new RegExp(`/bookings/${id}/participants/${mentor.id}/feedback`));
  await expect(one.getByRole('form', { name: 'Feedback' })).toBeVisible();
});

test('M43 what did not happen stays in both lists and never counts; an entry nobody answered is deleted', async ({
  open,
}) => {
  const [mentee, mentor] = [await memberOf('mentee', 'Salma'), await memberOf('mentor', 'Goh')];
  const [one, other] = [await open(mentee.email), await open(mentor.email)];
  await one.goto(`${portal}/bookings`);
  const id = await logSession(one, mentee, mentor);
  await other.goto(`${portal}/bookings/${id}`);
  await other.getByRole('button', { name: /^It did not happen/ }).click();
  const question = other.getByRole('dialog', { name: 'This session did not happen?' });
  await expectAccessible(other);
  await question.getByRole('button', { name: 'It did not happen' }).click();
  await expect(other.getByText('Thank you. The session does not count.')).toBeVisible();
  for (const page of [one, other]) {
    await page.goto(`${portal}/bookings?tab=closed`);
    await expect(page.getByText('Did not happen')).toBeVisible();
  }

  await one.goto(`${portal}/bookings?tab=to_review`);
  await logSession(one, mentee, mentor);
  await one.reload();
  await one.getByRole('button', { name: /^Delete/ }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Delete session' }).click();
  await expect(one.getByText('Session deleted')).toBeVisible();
  await expect(one.getByText('You have no completed sessions.')).toBeVisible();
});

test('ADB-45 OFF-17 M43 an admin logs a session for others; while a search runs, nobody from an earlier one can be chosen', async ({
  open,
}) => {
  const admin = await open('admin@lantern.test');
  await admin.goto(`${portal}/admin/bookings/bookings_list`);
  await admin.getByRole('link', { name: 'Offline Sessions' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Log a session for others' })).toBeVisible();
  await admin.getByRole('radio', { name: 'One on one' }).check();
  await expect(admin.getByRole('combobox', { name: 'Mentee' })).toBeVisible();
  await admin.getByRole('combobox', { name: 'Mentor' }).click();
  await expect(admin.getByRole('option', { name: 'Aisyah Rahman' })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await admin.route('**/session_data?*search=*', async (route) => {
    await held;
    await route.continue();
  });
  await admin.getByRole('combobox', { name: 'Mentor' }).fill('dan');
  await expect(admin.getByRole('option')).toHaveCount(0);
  answer();
  await expect(admin.getByRole('option', { name: 'Daniel Lim' })).toBeVisible();
  await expect(admin.getByRole('option', { name: 'Aisyah Rahman' })).toHaveCount(0);
  await expectAccessible(admin);
});

test('M41 INV-27 a stranger signs up for an open program, confirms the address first, and then joins @phone', async ({
  open,
}, { project }) => {
  const email = `lela-${project.name}@example.com`;
  const { id, enterpriseId } = await programme();
  const page = await open(null);
  const door = `/users/login?enterprise_id=${enterpriseId}&program_id=${id}`;
  await page.goto(door);
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await page.getByLabel('First name').fill('Lela');
  await page.getByLabel('Last name').fill('Aziz');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(ownPassword);
  await field(page, 'password_confirmation').fill(ownPassword);
  await page.getByRole('button', { name: /^sign up/i }).click();
  await expect(page.getByText('Confirm your email address first')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join / })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Confirmation email sent')).toBeVisible();
  await confirmAddress(page, email);
  await page.getByRole('button', { name: /^Join / }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/overviews`));
});
