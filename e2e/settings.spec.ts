import { expect, rows, test } from './house.ts';
import { endSession, member, save, settings, toast } from './member.ts';

test('PRO-37 PRO-38 the six tabs of the settings are reached by their labels, at their addresses @phone', async ({
  open,
}, info) => {
  const phone = info.project.name === 'phone';
  const person = await member('mentor');
  const page = await open(person.email);
  await page.goto(`/users/${person.slug}/edit`);
  const tabs = [
    ['Account', 'Manage account details and credentials', '', 'Email'],
    ['Profile', 'Showcase who you are', '/profile', 'About you'],
    ['Mentorship', 'Optimise matching preferences', '/mentorship', 'What you can help with'],
    ['Experience', 'Work experience and education', '/experience', 'Where you are today'],
    ['Availability', 'Schedule for sessions', '/availability', 'Weekly hours'],
    ['Notification', 'What we tell you, and how', '/notification', 'How we reach you'],
    ['Integrations', 'Connect a calendar', '/integrations', 'Outlook calendar'],
  ] as const;
  for (const [label, hint, address, content] of tabs) {
    const link = page.getByRole('link', { name: `${label} ${hint}` });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/users/${person.slug}/edit${address}(\\?section=account)?$`));
    await expect(page.getByText(content, { exact: false }).first()).toBeVisible();
    if (phone) {
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page.getByRole('link', { name: `Account ${tabs[0][1]}` })).toBeVisible();
    } else await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('PRO-47 PRO-49 the profile is saved and stays; a refused save keeps what was typed @phone', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'profile'));
  const gender = page.getByRole('combobox', { name: 'Gender' });
  await gender.click();
  await expect(page.getByRole('option')).toHaveText(['Male', 'Female', 'Others']);
  await page.getByRole('option', { name: 'Others' }).click();
  await page.getByRole('textbox', { name: 'Introduction' }).fill('I fix things.');
  await save(page);
  await toast(page, 'Profile successfully updated');
  const stored = await rows('select gender, profile_intro from user_infos where user_id = $1', person.id);
  expect(stored).toEqual([{ gender: 'others', profile_intro: 'I fix things.' }]);
  await page.reload();
  await expect(gender).toHaveValue('Others');

  await endSession(person);
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Something else.');
  await save(page);
  await toast(page, 'Please sign in first.');
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('Something else.');
});

test('PRO-76 matching preferences are saved and stay; lost and refused saves say so @phone', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'mentorship'));
  const goal = page.getByRole('button', { name: 'Career Guidance' });
  await goal.click();
  await save(page);
  await toast(page, 'Matching preferences successfully updated');
  expect(await rows('select goal_id::int from user_goals where user_id = $1', person.id)).toEqual([{ goal_id: 1 }]);
  await page.reload();
  await expect(goal).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Leadership' }).click();
  await page.context().setOffline(true);
  await save(page);
  await toast(page, "You're offline. Nothing was sent; your text is safe.");
  await page.context().setOffline(false);
  await endSession(person);
  await save(page);
  await toast(page, 'Please sign in first.');
  await expect(page.getByRole('button', { name: 'Leadership' })).toHaveAttribute('aria-pressed', 'true');
  expect(await rows('select goal_id::int from user_goals where user_id = $1', person.id)).toEqual([{ goal_id: 1 }]);
});

test('PRO-69 what somebody does today is saved and stays; lost and refused saves say so @phone', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'experience'));
  const title = page.getByRole('textbox', { name: 'Job title' });
  await title.fill('Baker');
  await save(page);
  await toast(page, 'Experience successfully updated');
  expect(await rows('select job_title from user_infos where user_id = $1', person.id)).toEqual([
    { job_title: 'Baker' },
  ]);
  await page.reload();
  await expect(title).toHaveValue('Baker');

  await title.fill('Brewer');
  await page.context().setOffline(true);
  await save(page);
  await toast(page, "You're offline. Nothing was sent; your text is safe.");
  await page.context().setOffline(false);
  await endSession(person);
  await save(page);
  await toast(page, 'Please sign in first.');
  await expect(title).toHaveValue('Brewer');
});

test('PRO-78 phone and WhatsApp are saved and stay; wrong, lost and refused ones say so @phone', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'notification'));
  const phone = page.getByRole('textbox', { name: /Phone no/ });
  await phone.fill('call me');
  await save(page);
  await expect(page.getByText('Phone number must be in the format 123456789')).toBeVisible();
  await expect(phone).toHaveValue('call me');
  await phone.fill('60123456789');
  // On a touch screen, people press the label rather than the small box.
  await page.getByText('WhatsApp notifications').click();
  await save(page);
  await toast(page, 'Notification setting successfully updated');
  const stored = await rows('select phone_no, whatsapp_notification from users where id = $1', person.id);
  expect(stored).toEqual([{ phone_no: '60123456789', whatsapp_notification: true }]);
  await page.reload();
  await expect(phone).toHaveValue('60123456789');
  await expect(page.getByRole('switch', { name: /WhatsApp/ })).toBeChecked();

  await phone.fill('60999999999');
  await page.context().setOffline(true);
  await save(page);
  await toast(page, "You're offline. Nothing was sent; your text is safe.");
  await page.context().setOffline(false);
  await endSession(person);
  await save(page);
  await toast(page, 'Please sign in first.');
  await expect(phone).toHaveValue('60999999999');
});
