import { expect, expectAccessible, test } from './house.ts';
import { makePlan } from './learning.ts';
import { member, toast } from './member.ts';
import { agreeToSession, askForSession, wasYesterday } from './sessions.ts';

test('a session is prepared together, and what was agreed in it becomes an objective @phone', async ({ open }) => {
  test.setTimeout(120_000);
  const nadia = await member('mentee', 'Nadia');
  const [mentee, mentor] = [await open(nadia.email), await open('mentor@lantern.test')];
  await makePlan(mentee, '/main');
  const id = await askForSession(mentee, nadia.email, 'mentor@lantern.test');
  await agreeToSession(mentor, id);

  await test.step('before it, both write the agenda; an open objective is a press away', async () => {
    for (const page of [mentee, mentor]) await page.goto(`/bookings/${id}`);
    await mentee.getByRole('textbox', { name: 'Add to the agenda' }).fill('The offer from Penang');
    await mentee.keyboard.press('Enter');
    await expect(mentor.getByRole('checkbox', { name: 'The offer from Penang' })).toBeVisible();
    const idea = mentor.getByRole('button', { name: /^Add “.+” to the agenda$/ }).first();
    const name = (await idea.textContent()) ?? '';
    await idea.click();
    await expect(mentee.getByRole('checkbox', { name })).toBeVisible();
    await expectAccessible(mentee);
    await mentee.getByRole('textbox', { name: 'Add to the agenda' }).press('Enter');
    await expect(mentee.getByText('Please write something')).toBeVisible();
  });

  await test.step('nobody overwrites what they have not read', async () => {
    await mentee.getByRole('textbox', { name: 'Shared notes' }).fill('Two offers');
    await mentor.getByRole('textbox', { name: 'Shared notes' }).fill('One offer');
    await mentor.getByRole('button', { name: 'Save notes' }).click();
    await expect(mentee.getByText('The notes were changed while you were writing')).toBeVisible();
    await expectAccessible(mentee);
    await mentee.getByRole('button', { name: 'Keep mine, and replace theirs' }).click();
    await expect(mentor.getByRole('textbox', { name: 'Shared notes' })).toHaveValue('Two offers');
  });

  await test.step('after it, an agreed action becomes an objective with one press', async () => {
    await wasYesterday(id);
    for (const page of [mentee, mentor]) await page.reload();
    await mentor.getByRole('textbox', { name: 'Add an action' }).fill('Ask what the position pays');
    await mentor.getByRole('button', { name: 'Add an action' }).click();
    await mentor.getByRole('button', { name: 'Edit “Ask what the position pays”' }).click();
    await expectAccessible(mentor);
    await mentor.getByRole('combobox', { name: 'Who does it' }).click();
    await mentor.getByRole('option', { name: /Nadia/ }).click();
    await mentor.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(mentor, 'Saved.');
    await mentee.getByRole('button', { name: 'Add “Ask what the position pays” to my objectives' }).click();
    await toast(mentee, 'Added to your objectives');
    await expectAccessible(mentee);
    await mentee.getByRole('link', { name: 'In your objectives' }).click();
    await expect(mentee.getByRole('checkbox', { name: 'Ask what the position pays' })).toBeVisible();
  });
});
