import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, expectAccessible, mailTo, rows, setClock, test } from './house.ts';
import { setUpProfile } from './people.ts';

interface Stored {
  id: string;
  status: string;
  start_at: string;
  awaiting_role: string | null;
}

/** Zones whose clocks change while the booking is made: now and the session are on different sides of the change. */
const changes = {
  desktop: { now: '2027-03-12T01:00:00Z', zone: 'America/New_York', offsets: ['-05:00', '-04:00'] },
  phone: { now: '2027-03-26T01:00:00Z', zone: 'Europe/London', offsets: ['+00:00', '+01:00'] },
};

const startOf = ({ start_at: text }: Stored) => Temporal.Instant.from(text);
const instantIn = (ics: string) => {
  const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent');
  const start = event?.getFirstPropertyValue('dtstart');
  return Temporal.Instant.from(String(start));
};

test('DIS-01 DIS-06 BKG-26 ACC-51 a visitor finds a mentor, signs up and comes back to book across a clock change @phone', async ({
  open,
}, info) => {
  const phone = info.project.name === 'phone';
  const { now, zone, offsets } = phone ? changes.phone : changes.desktop;
  const email = `traveller-${info.project.name}@example.com`;
  await setClock(now);

  // A mentor of our own, available every evening in a zone whose clocks are about to change.
  const [mentor] = await rows<{ id: string; slug: string; email: string; name: string }>(
    `update users set timezone = $1 where id = (select user_id from mentor_index m join users u on u.id = m.user_id
       where u.email like '%demo.lantern.test' and 1 = any(industries) order by user_id offset $2 limit 1)
     returning id, slug, email, firstname || ' ' || lastname as name`,
    zone,
    phone ? 1 : 0,
  );
  if (!mentor) throw new Error('no mentor');
  await rows('delete from availability_rules where user_id = $1', mentor.id);
  await rows('delete from availability_overrides where user_id = $1', mentor.id);
  await rows('delete from availability_settings where user_id = $1', mentor.id);
  await rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time) select $1, d, '18:00', '21:00' from generate_series(0, 6) d`,
    mentor.id,
  );

  const page = await open(null);
  await page.goto('/discover/mentors');
  if (phone) {
    await page
      .getByRole('button', { name: /filter/i })
      .first()
      .click();
    // The window covers the whole screen.
    const { height } = page.viewportSize() ?? { height: 0 };
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBe(height);
    await page.getByRole('dialog').getByText('Technology', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Apply filter' }).click();
  } else
    await page
      .getByRole('checkbox', { name: /^Technology/ })
      .first()
      .check();
  await expect(page).toHaveURL(/industry=1/);
  await expectAccessible(page);

  await page.goto(`/mentor_profile/${mentor.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: mentor.name })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Sign In' })
    .or(page.getByRole('link', { name: 'Sign In' }))
    .last()
    .click();
  await expect(page).toHaveURL(/\/users\/sign_in/);
  await page
    .getByRole('link', { name: /sign up/i })
    .first()
    .click();
  await page.getByLabel('First name').fill('Tara');
  await page.getByLabel('Last name').fill('Veller');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('short');
  await page.getByRole('button', { name: /^sign up/i }).click();
  await expect(
    page
      .getByText('Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character')
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Tara');
  await page.getByLabel('Password', { exact: false }).first().fill('Tr4veller!long');
  await page.getByLabel('Confirm password').fill('Tr4veller!long');
  await page.getByRole('button', { name: /^sign up/i }).click();

  await expect(page).toHaveURL(/profile\/setup/);
  expect(await rows('select confirmed_at from users where email = $1', email)).toEqual([{ confirmed_at: null }]);

  await test.step('confirms the address from the letter', async () => {
    await expect.poll(async () => (await mailTo(email)).map(({ subject }) => subject).join()).toMatch(/confirm/i);
    const link = (await mailTo(email)).flatMap(({ links }) => links).find((one) => one.includes('confirmation_token'));
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const [user] = await rows<{ confirmed: boolean }>(
      'select confirmed_at is not null as confirmed from users where email = $1',
      email,
    );
    expect(user).toEqual({ confirmed: true });
  });

  await test.step('sets up the profile', async () => {
    await page.goto('/profile/setup');
    await setUpProfile(page);
    // Signing up led back to the same mentor.
    await expect(page).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}`));
    const [info_] = await rows(
      'select c.name from user_infos i join users u on u.id = i.user_id join countries c on c.id = i.country_id where u.email = $1',
      email,
    );
    expect(info_).toEqual({ name: 'Malaysia' });
  });

  // One more than the welcome credit, so that something is left afterwards.
  await rows(
    'insert into credit_balances (user_id, points) select id, 20 from users where email = $1 on conflict (user_id) do update set points = 20',
    email,
  );

  await test.step('books the second slot of the third open day', async () => {
    await page.goto(`/mentor_profile/${mentor.slug}`);
    if (phone) await page.getByRole('button', { name: 'Book Session' }).first().click();
    const calendar = (phone ? page.getByRole('dialog') : page).getByRole('grid').first();
    const days = calendar.getByRole('button', { disabled: false });
    await expect(days.nth(2)).toBeVisible();
    await days.nth(2).click();
    if (phone) await page.getByRole('button', { name: 'Next', exact: true }).click();
    const times = page.getByRole('group', { name: /Times on/ }).getByRole('button');
    await times.nth(1).click();
    const dialog = page.getByRole('dialog');
    if (phone) await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Topic and learning objectives' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText('Your key details is required')).toBeVisible();
    await dialog.getByLabel('What would you like to talk about?').fill('Which of two offers should I take?');
    await dialog.getByLabel('Learning objective 1').fill('Compare the offers');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page).toHaveURL(/booking_requested/);
    await expect(page.getByRole('heading', { name: 'Booking request sent' })).toBeVisible();
    await expectAccessible(page);
  });

  const booking = async () => {
    const [row] = await rows<Stored>(
      `select b.id, b.status, b.start_at::text as start_at, b.awaiting_role from bookings b join users u on u.id = b.requester_id where u.email = $1`,
      email,
    );
    if (!row) throw new Error('no booking');
    return row;
  };
  const made = await booking();
  await test.step('the session lies behind the clock change, at the mentor’s wall time', async () => {
    expect(made).toMatchObject({ status: 'pending', awaiting_role: 'mentor' });
    const there = startOf(made).toZonedDateTimeISO(zone);
    expect([Temporal.Instant.from(now).toZonedDateTimeISO(zone).offset, there.offset]).toEqual(offsets);
    expect(there.toPlainTime().toString()).toBe('18:30:00');
    const [points] = await rows(
      'select points from credit_balances b join users u on u.id = b.user_id where u.email = $1',
      email,
    );
    expect(points).toEqual({ points: 10 });
  });

  const mentorPage = await open(mentor.email, { timezoneId: zone });
  await test.step('the mentor moves it; the mentee sees that live and accepts', async () => {
    await mentorPage.goto('/main/bookings?tab=upcoming');
    const card = mentorPage
      .getByRole('article')
      .or(mentorPage.getByRole('listitem'))
      .filter({ hasText: 'Tara Veller' })
      .first();
    await expect(card.getByText('Pending Your Approval')).toBeVisible();
    await page.goto('/main/bookings?tab=upcoming');
    await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();

    await card.getByRole('button', { name: /Reschedule/ }).click();
    const dialog = mentorPage.getByRole('dialog');
    await dialog.getByRole('grid').getByRole('button', { disabled: false }).nth(4).click();
    await dialog
      .getByRole('group', { name: /Times on/ })
      .getByRole('button')
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(mentorPage.getByText('Booking reschedule request succesfully sent!')).toBeVisible();

    // This page was not reloaded.
    await expect(page.getByText('Pending Your Approval').first()).toBeVisible();
    await page
      .getByRole('button', { name: /Accept Booking/ })
      .first()
      .click();
    await expect(page.getByText('Booking accepted successfully!')).toBeVisible();
    await expect(mentorPage.getByText('Confirmed').first()).toBeVisible();
  });

  const moved = await booking();
  await test.step('both have a letter whose calendar file names the same instant', async () => {
    expect(moved.status).toBe('upcoming');
    expect(moved.start_at).not.toBe(made.start_at);
    for (const address of [email, mentor.email]) {
      await expect.poll(async () => (await mailTo(address)).some(({ ics }) => ics !== null)).toBe(true);
      const ics = (await mailTo(address)).find((letter) => letter.ics !== null)?.ics ?? '';
      expect(instantIn(ics).toString()).toBe(startOf(moved).toString());
      expect(ics).toContain(`UID:booking-${moved.id}@`);
    }
  });

  await test.step('after its end the mentor completes it', async () => {
    await setClock(startOf(moved).add({ minutes: 70 }).toString());
    const card = mentorPage
      .getByRole('article')
      .or(mentorPage.getByRole('listitem'))
      .filter({ hasText: 'Tara Veller' })
      .first();
    await expect(card.getByText('Pending Completion')).toBeVisible();
    await card.getByRole('button', { name: /Complete Booking/ }).click();
    await mentorPage.getByRole('dialog').getByRole('button', { name: 'Complete Booking' }).click();
    await expect(mentorPage.getByText('Booking completed successfully!')).toBeVisible();
    expect(await booking()).toMatchObject({ status: 'completed' });
    expect(await rows('select user_id from occupancies where booking_id = $1', moved.id)).toEqual([]);
    await expect
      .poll(async () => (await mailTo(email)).map(({ subject }) => subject).join())
      .toMatch(/How was your session/);
  });
});
