import { giveStars } from './feedback.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession, completeSession } from './sessions.ts';

test('REV-10 REV-33 PRO-26 both review a session: thanks, a seal until both are in, and the rating moves @phone', async ({
  open,
}) => {
  const mentor = await member('mentor', 'Hana');
  const mentee = await member('mentee', 'Omar');
  await rows(
    "insert into availability_rules (user_id, weekday, from_time, to_time) select $1, day, '09:00', '17:00' from generate_series(0, 6) day",
    mentor.id,
  );
  const [hers, his] = [await open(mentor.email), await open(mentee.email)];
  const id = await askForSession(his, mentee.email, mentor.email);
  await agreeToSession(hers, id);
  await completeSession(hers, id);

  await his.goto('/main/bookings?tab=to_review');
  await his.getByRole('link', { name: /^Rate Now/ }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'How was your session with Hana Traveller?' })).toBeVisible();
  await expectAccessible(his);
  // An unanswered question gets a message next to it.
  await his.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(his.getByText('This selection is required').first()).toBeVisible();
  await giveStars(his, 5, 'Three concrete next steps.');
  await his.getByRole('checkbox', { name: 'Great Listener' }).check({ force: true });
  await his.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'Thank you for your feedback!' })).toBeVisible();
  for (const part of ['Book the next session with Hana Traveller', 'Suggested mentors', 'Celebrate on LinkedIn'])
    await expect(his.getByRole('heading', { name: part })).toBeVisible();
  await expectAccessible(his);

  await hers.goto(`/bookings/${id}`);
  const rate = hers.getByRole('link', { name: /^Rate Now/ });
  await expect(rate).toBeVisible();
  await expect(hers.getByText('Three concrete next steps.')).toHaveCount(0);
  // It is also missing from the answer that the page would get it from.
  const sealed = await hers.request.get(`/mentorship_ratings/booking_reviews?booking_id=${id}`);
  expect(await sealed.json()).toMatchObject({ mentee: [{ submitted: true, sealed: true, feedback: [] }] });
  await rate.click();
  await giveStars(hers, 4, 'Came well prepared.');
  await hers.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Thank you for your feedback!' })).toBeVisible();
  await hers.getByRole('link', { name: 'Read Review' }).click();
  await expect(hers.getByText('Three concrete next steps.')).toBeVisible();
  await expect(async () => {
    await his.goto(`/mentor_profile/${mentor.slug}?tab=reviews`);
    await expect(his.getByText('5.0').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(his.getByText('Three concrete next steps.')).toBeVisible();
});
