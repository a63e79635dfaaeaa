import type { Page } from '@playwright/test';
import { expect, expectAccessible, password, rows, test } from './house.ts';
import { endSession, member, type Member } from './member.ts';
import { field, linkIn, ownPassword, setUpProfile } from './people.ts';
import { askForSession } from './sessions.ts';

/** A mentor's open times, the earliest first. */
const startsOf = async (page: Page, mentorId: string) => {
  const reply = await page.request.get(`/api/v2/mentors/${mentorId}/available_slots?timezone=UTC`);
  return ((await reply.json()) as { slots: string[] }).slots;
};

const fillTopic = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Topic and learning objectives' })).toBeVisible();
  await dialog.getByLabel('What would you like to talk about?').fill('Which of two offers should I take?');
  await dialog.getByLabel('Learning objective 1').fill('Compare the offers');
};

/** A mentor on the first page of the search, with an open time. */
const firstOnPage = async (page: Page) => {
  await page.goto('/discover/mentors');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Book Session with/, disabled: false }) })
    .first();
  await expect(card.getByText('Session price: 1 credit')).toBeVisible();
  const label = await card.getByRole('button', { name: /^Book Session with/ }).getAttribute('aria-label');
  const name = (label ?? '').replace('Book Session with ', '');
  const [mentor] = await rows<Member>(
    "select id, slug, email from users where firstname || ' ' || lastname = $1 and is_fl_mentor",
    name,
  );
  if (!mentor) throw new Error(`nobody is called ${name}`);
  return { card, name, mentor };
};

test('DIS-29 M28 M29 a visitor taps a time, signs up, confirms, sets up the profile and books that very time with the welcome credit @phone', async ({
  open,
}, info) => {
  const email = `wisher-${info.project.name}@example.com`;
  const page = await open(null);
  const { card, name, mentor } = await firstOnPage(page);
  const [wanted] = await startsOf(page, mentor.id);

  await card
    .getByRole('group', { name: /^Next dates of/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Sign in to book ${name}` }).click();
  await expect(page).toHaveURL(/\/users\/sign_in$/);
  await page.getByRole('link', { name: 'Sign up for free' }).first().click();
  await page.getByLabel('First name').fill('Tara');
  await page.getByLabel('Last name').fill('Veller');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(ownPassword);
  await field(page, 'password_confirmation').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/setup$/);

  // The link opens a tab of its own.
  const tab = await page.context().newPage();
  await tab.goto(await linkIn(email, 'confirmation_token'));
  await tab.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(tab.getByText(/^You have 1 credit to book your first session; it is valid until /)).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('link', { name: 'Continue' }).click();
  await expect(tab).toHaveURL(/\/profile\/setup$/);
  await page.close();
  await setUpProfile(tab);

  await expect(tab).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}#book$`));
  await fillTopic(tab);
  const dialog = tab.getByRole('dialog');
  await expect(dialog.getByText('Session price: 1 credit · You have 1').filter({ visible: true })).toBeVisible();
  await expectAccessible(tab);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(tab.getByText('Booking request succesfully sent!')).toBeVisible();

  const made = await rows<{ start: string; left: number }>(
    `select to_char(b.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, c.points as left
     from bookings b join users u on u.id = b.requester_id join credit_balances c on c.user_id = u.id where u.email = $1`,
    email,
  );
  expect(made).toEqual([{ start: wanted, left: 0 }]);
});

test('M29 a time that has gone while a visitor signed in is said to be gone, and others are offered @phone', async ({
  open,
}) => {
  const [mentee, rival] = [await member(), await member('mentee', 'Rita')];
  const page = await open(null);
  const { card, mentor } = await firstOnPage(page);
  await card
    .getByRole('group', { name: /^Next dates of/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('link', { name: /^Sign in to book / }).click();
  await field(page, 'email').fill(mentee.email);
  await field(page, 'password').fill(password);
  await askForSession(await open(rival.email), rival.email, mentor.email, { at: 0 });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}#book$`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This time slot is no longer available.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}$`));
});

test('M29 a session that ends in the middle of a request: after signing in, the words and the file are still there @phone', async ({
  open,
}) => {
  const [mentee, mentor] = [await member(), await member('mentor', 'Mona')];
  await rows('update credit_balances set points = 10 where user_id = $1', mentee.id);
  await rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time)
     select $1, day, '10:00', '18:00' from generate_series(0, 6) day`,
    mentor.id,
  );
  const page = await open(mentee.email);
  const [wanted] = await startsOf(page, mentor.id);
  await page.goto(`/mentor_profile/${mentor.slug}`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole('button', { name: 'Book Session' }).first().click();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true });
  const calendar = (isPhone ? page.getByRole('dialog') : page).getByRole('grid').first();
  await calendar.getByRole('button', { disabled: false }).first().click();
  if (isPhone) await next.click();
  await page
    .getByRole('group', { name: /Times on/ })
    .getByRole('button')
    .first()
    .click();
  if (isPhone) await next.click();
  await fillTopic(page);
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await next.click();

  await endSession(mentee);
  await page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('What you typed is kept.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await field(page, 'email').fill(mentee.email);
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(page).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}#book$`));
  await expect(dialog.getByText('Which of two offers should I take?')).toBeVisible();
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Booking request succesfully sent!')).toBeVisible();
  expect(
    await rows(
      `select to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, topic,
         (select count(*)::int from booking_attachments a where a.booking_id = b.id) as files
       from bookings b where requester_id = $1`,
      mentee.id,
    ),
  ).toEqual([{ start: wanted, topic: 'Which of two offers should I take?', files: 1 }]);

  // A menu closes when the next page comes.
  await expect(page.getByRole('heading', { name: 'Booking request sent' })).toBeVisible();
  await page
    .getByRole('button', { name: /account|menu/i })
    .last()
    .click();
  await page.getByText('Log out', { exact: true }).last().click();
  await expect(page).toHaveURL(/\/users\/sign_in$/);
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith('kept:'));
  expect(await page.evaluate(left)).toEqual([]);
});
