import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailTo, rows, test } from './house.ts';
import { inProgram, member, pairUp, toast } from './member.ts';
import { agreeToSession, askForSession, completeSession } from './sessions.ts';

const admin = '/app/selatan-telekom/langkah-graduates/admin/surveys';

test('NPS-01 NPS-07 NPS-13 M09 after the first session a mentee gives 0 stars and says why @phone', async ({
  open,
}) => {
  const mentor = await member('mentor', 'Nadia');
  const mentee = await member('mentee', 'Pedro');
  await rows(
    "insert into availability_rules (user_id, weekday, from_time, to_time) select $1, day, '09:00', '17:00' from generate_series(0, 6) day",
    mentor.id,
  );
  const [hers, his] = [await open(mentor.email), await open(mentee.email, { asked: true })];
  await his.goto('/main/dashboard');
  const question = his.getByRole('region', { name: 'How was your first session?' });
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
  const id = await askForSession(his, mentee.email, mentor.email);
  await agreeToSession(hers, id);
  await completeSession(hers, id);

  await his.reload();
  await expect(question).toBeVisible();
  await expectAccessible(his);
  await question.getByRole('button', { name: 'Give feedback' }).click();
  const window = his.getByRole('dialog', { name: 'How was your first session?' });
  await expect(window.getByRole('button', { name: /^Submit/ })).toBeDisabled();
  await window.getByRole('radio', { name: '0 stars', exact: true }).check({ force: true });
  await window.getByRole('button', { name: 'Submit' }).click();
  await expect(window.getByText('At least one tag is required')).toBeVisible();
  await window.getByRole('button', { name: 'Video Call' }).click();
  await window.getByLabel('We are sorry to hear that. What can we improve?').fill('We never met.');
  await expectAccessible(his);
  await window.getByRole('button', { name: 'Submit' }).click();
  await expect(his.getByText('Feedback was successfully submitted')).toBeVisible();
  expect(
    await rows(
      'select feedback_type, number_of_stars, feedback_text, comment from nps_submissions where user_id = $1',
      mentee.id,
    ),
  ).toEqual([
    { feedback_type: 'first_booking', number_of_stars: 0, feedback_text: ['Video Call'], comment: 'We never met.' },
  ]);
  await his.reload();
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('NPS-14 NPS-18 platform admins read both scores and what was written @phone', async ({ open }) => {
  const page = await open('platform@lantern.test');
  await page.goto('/main/admins/feedback');
  for (const card of ['Satisfaction score', 'Standard NPS', 'Comments'])
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  await expectAccessible(page);
});

/** A survey of one question with stars and one with words; leaves the page with the list. */
const writeSurvey = async (page: Page, title: string) => {
  await page.goto(`${admin}/new`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Who is asked').click();
  await page.getByRole('option', { name: 'Mentee', exact: true }).click();
  const type = async (at: number, name: string) => {
    const card = page.getByRole('region', { name: `Question ${at}` });
    const field = card.getByLabel('Question type');
    // As a thumb would: on a phone the bar below covers what is at the edge, and a list closes when the page scrolls.
    await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await field.click();
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    return card;
  };
  await page.getByRole('region', { name: 'Question 1' }).getByLabel('Question title').fill('How is your mentor?');
  await type(1, 'Stars');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('region', { name: 'Question 2' }).getByLabel('Question title').fill('What would help?');
  await type(2, 'Text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText('How is your mentor?')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Successfully saved.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${admin}$`));
};

test('NPS-16 B90 an admin makes a survey and sends it; a mentee answers; the answer is charted @phone', async ({
  open,
}, info) => {
  const title = `How is it going, ${info.project.name}?`;
  const page = await open('admin@lantern.test');
  await writeSurvey(page, title);
  await page.getByRole('button', { name: `Send ${title}` }).click();
  const window = page.getByRole('dialog', { name: `Send “${title}”` });
  await window.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The survey has been sent.')).toBeVisible();
  const [survey] = await rows<{ id: string }>('select id from surveys where title = $1', title);
  const address = `/app/selatan-telekom/langkah-graduates/surveys/${survey?.id}`;

  const mentee = await open('mentee@lantern.test');
  await expect(async () => {
    const [letter] = await mailTo('mentee@lantern.test');
    expect(letter?.subject).toBe(`Your opinion, please: ${title}`);
    expect(letter?.links.some((link) => link.endsWith(address))).toBe(true);
  }).toPass();
  await mentee.goto(address);
  await expect(mentee.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await mentee.getByRole('button', { name: 'Send answers' }).click();
  await expect(mentee.getByText('This field is required').first()).toBeVisible();
  await mentee.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await mentee.getByLabel('What would help?').fill('More time.');
  await expectAccessible(mentee);
  await mentee.getByRole('button', { name: 'Send answers' }).click();
  await expect(mentee.getByText('Thank you for your answers')).toBeVisible();

  await page.goto(`${admin}/${survey?.id}`);
  const chart = page.getByRole('region', { name: 'How is your mentor?' });
  await expect(chart.getByText('1 answer, 4 on average')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What would help?' }).getByText('More time.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close survey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close survey' }).click();
  await expect(page.getByText('The survey has been closed.')).toBeVisible();
  await expect(page.getByText('Completed')).toBeVisible();
});

test('M16 a pair of thirty days is asked how it is, each side once, and the team does not see who said what @phone', async ({
  open,
}) => {
  const [hakim, nadia] = [await inProgram('mentor', 'Hakim'), await inProgram('mentee', 'Nadia')];
  const page = await open(nadia.email, { asked: true });
  await page.goto('/main/dashboard');
  // Other journeys move the clock.
  const now = (await page.locator('meta[name=server-time]').getAttribute('content')) ?? '';
  await pairUp(hakim, nadia, { now, days: 31 });
  await page.goto('/app/selatan-telekom/langkah-graduates/overviews');
  const question = page.getByRole('region', { name: 'How are you and Hakim Traveller?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send' }).click();
  expect(await rows('select 1 from pulses where user_id = $1', nadia.id)).toEqual([]);
  const stars = (name: string, count: number) =>
    question
      .getByRole('radiogroup', { name })
      .getByRole('radio', { name: `${count} stars`, exact: true })
      .check({ force: true });
  await stars('How helpful is the mentoring for you?', 4);
  await stars('How much at ease are you with each other?', 5);
  await question.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Thank you for your answers.');
  expect(await rows('select helpful, at_ease, round from pulses where user_id = $1', nadia.id)).toEqual([
    { helpful: 4, at_ease: 5, round: 0 },
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
  const mentor = await open(hakim.email, { asked: true });
  await mentor.goto('/app/selatan-telekom/langkah-graduates/overviews');
  await expect(
    mentor
      .getByRole('region', { name: 'How are you and Nadia Traveller?' })
      .getByRole('radiogroup', { name: 'How helpful is the mentoring for Nadia Traveller?' }),
  ).toBeVisible();
});
