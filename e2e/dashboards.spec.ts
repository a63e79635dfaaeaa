import { expect, expectAccessible, rows, test } from './house.ts';
import { member, toast } from './member.ts';

test('DSH-01 DSH-29 who is new is welcomed on the dashboard once, in every browser @phone', async ({ open }) => {
  const person = await member();
  await rows('update users set onboarded_at = null where id = $1', person.id);
  const page = await open(person.email);
  await page.goto('/main/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Rosa' })).toBeAttached();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Lantern, Rosa' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  // It was not closed, so it appears again.
  await page.reload();
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await expect(welcome).toHaveCount(0);
  const onboarded = () => rows('select onboarded_at is not null as done from users where id = $1', person.id);
  await expect.poll(onboarded).toEqual([{ done: true }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Rosa' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your mentors' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  const elsewhere = await open(person.email);
  await elsewhere.goto('/main/dashboard');
  await expect(elsewhere.getByRole('region', { name: 'Your mentors' })).toBeVisible();
  await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
});

test('DSH-03 following a mentor brings them under Following on the dashboard, which says so when it is empty @phone', async ({
  open,
}) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto('/main/dashboard');
  await page.getByRole('tab', { name: /^Following/ }).click();
  await expect(page.getByText('You do not follow any mentors yet.')).toBeVisible();
  await page.getByRole('tab', { name: /^My Mentors/ }).click();
  await expect(
    page.getByText('You are not currently connected with any mentors. Speak to your first mentor now!'),
  ).toBeVisible();
  await page.goto('/mentor_profile/daniel-lim');
  await page.getByRole('button', { name: 'Follow Daniel Lim' }).click();
  await toast(page, 'You are following this mentor.');
  await page.goto('/main/dashboard');
  await page.getByRole('tab', { name: /^Following/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Daniel Lim' })).toBeVisible();
  await expectAccessible(page);
});

test('DSH-06 DSH-05 a mentor who does not want to be disturbed cannot be booked from that moment @phone', async ({
  open,
}) => {
  const mentor = await member('mentor', 'Marta');
  await rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time) select $1, d, '09:00', '17:00' from generate_series(0, 6) d`,
    mentor.id,
  );
  const mentee = await open((await member()).email);
  await mentee.goto(`/mentor_profile/${mentor.slug}`);
  await expect(mentee.getByRole('region', { name: 'Book a session' }).getByRole('grid')).toBeVisible();

  const page = await open(mentor.email);
  await page.goto('/main/dashboard');
  for (const figure of ['Average rating', 'Mentees helped', 'Mentoring sessions', 'Profile views', 'Reviews']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  const dnd = page.getByRole('switch', { name: /Do not disturb/ });
  await expect(dnd).not.toBeChecked();
  await page.getByText('Do not disturb', { exact: true }).click();
  await toast(page, 'Successfully updated.');
  await expect(dnd).toBeChecked();
  const stored = () => rows('select dnd from availability_settings where user_id = $1', mentor.id);
  expect(await stored()).toEqual([{ dnd: true }]);
  await mentee.reload();
  await expect(mentee.getByText("I'm currently not available.").first()).toBeVisible();

  await page.reload();
  await expect(dnd).toBeChecked();
  await page.getByText('Do not disturb', { exact: true }).click();
  await expect(dnd).not.toBeChecked();
  await expect.poll(stored).toEqual([{ dnd: false }]);
});

test('PRO-89 DSH-04 a mentor goes from My Mentees to all of them, and to one of them @phone', async ({ open }) => {
  const page = await open('mentor@lantern.test');
  await page.goto('/main/dashboard');
  await page.getByRole('region', { name: 'My Mentees' }).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/main\/mentees$/);
  const cards = page.getByRole('list', { name: 'My Mentees' }).getByRole('listitem');
  const met = await rows<{ mentees: number }>(
    `select count(distinct p.user_id)::int as mentees from bookings b join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee'
     where b.mentor_id = (select id from users where email = 'mentor@lantern.test') and b.status not in ('cancelled', 'system_cancelled')`,
  );
  await expect(cards).toHaveCount(met[0]?.mentees ?? 0);
  const link = cards.first().getByRole('link', { name: /^View profile of/ });
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('REV-32 the quick link Feedbacks leads to the reviews one has given and been given @phone', async ({ open }) => {
  const page = await open('mentor@lantern.test');
  await page.goto('/main/dashboard');
  await page.getByRole('link', { name: 'Feedbacks' }).click();
  await expect(page).toHaveURL(/\/main\/reviews/);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expectAccessible(page);
});
