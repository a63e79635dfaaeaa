import { choose, chooseDay, confirmAndSignIn, programmeOf, register } from './company.ts';
import { expect, expectAccessible, rows, test } from './house.ts';

test('ACC-26 ENT-07 ENT-13 PRG-03 a company registers, confirms, signs in, and makes its first programme @phone', async ({
  open,
}, info) => {
  const email = `farah-${info.project.name}@petang.example`;
  const page = await open(null);
  await register(page, email);
  await confirmAndSignIn(page, email);

  // The welcome appears once (ENT-13).
  const welcome = page.getByRole('dialog', { name: /^Welcome to/ });
  await expect(welcome).toBeVisible();
  // The toast of the sign-in covers the window's corner for three seconds.
  await expect(page.getByText('Login successful')).toBeHidden();
  await expectAccessible(page);
  const kept = page.waitForResponse('**/api/enterprise/v1/admin/current');
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await kept; // a page that is loaded anew before takes the call with it
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Mentoring Programs' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No programs yet')).toBeVisible();
  await expect(welcome).toBeHidden();

  await page.getByRole('link', { name: 'Create New Program' }).click();
  await page.getByRole('button', { name: 'Create program' }).click();
  await expect(page.getByText('Program name is required')).toBeVisible();
  await expect(page.getByText('Program description is required')).toBeVisible();
  await expect(page.getByText('Pairing method is required')).toBeVisible();
  await page.getByLabel('Program Name').fill('Future Leaders');
  await expect(page.getByText('This name is free')).toBeAttached();
  await page.getByLabel('Program Description').fill('New managers learn from those who have led for years.');
  await page.getByRole('radio', { name: 'Traditional' }).check();
  await page.getByRole('textbox', { name: /^Primary color/ }).fill('#7A3CC8');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create program' }).click();
  await expect(page.getByText('Program created successfully! Redirecting to program...')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/petang-bhd[^/]*\/future-leaders\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Future Leaders' })).toBeVisible();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Future Leaders' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Future Leaders' }).click();
  await page.getByRole('menuitem', { name: 'Program settings' }).click();
  await expect(page).toHaveURL(/\/future-leaders\/admin\/settings$/);
});

test('PRG-24 PRG-31 PRG-38 PRG-41 the set-up fills from a template, keeps what was typed, and comes to its end @phone', async ({
  open,
}, info) => {
  const page = await open('enterprise@lantern.test');
  const { id, admin } = await programmeOf(page, `Set up ${info.project.name}`);
  await page.goto(`${admin}/setup`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Program Start Date is a required field')).toBeVisible();
  await chooseDay(page, 'Program Start Date');
  await choose(page, /^Program type/, 'Entrepreneurship program');
  await expect(page.getByRole('heading', { name: 'Foundations: the problem and the model' })).toBeVisible();
  await expect(page.getByText('No dates yet')).toHaveCount(0);
  await expectAccessible(page);

  // Using only the keyboard: the first module becomes the second and gets another name.
  await page.getByRole('button', { name: 'Edit Foundations: the problem and the model' }).click();
  await page.getByLabel('Module name').fill('Foundations in our own words');
  await expect(
    page
      .getByRole('toolbar')
      .or(page.getByRole('button', { name: 'Bold' }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  // Leaving and coming back loses nothing.
  await page.goto(admin);
  await page.goto(`${admin}/setup`);
  await expect(page.getByText('What you typed last time is here again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Foundations in our own words' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Pairing and mentoring services' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fundraising', pressed: true })).toBeVisible();
  await page.getByLabel('Another service').fill('Hiring');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Post Reflection Questions' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Questions for Mentee/ })).toContainText('4');
  await page.getByRole('tab', { name: /Questions for Mentor/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(new RegExp(`${admin}$`));
  await expect(page.getByText('Successfully saved.').first()).toBeVisible();

  const [stored] = await rows(
    `select setup_step, template_type, (select array_agg(name order by position) from learning_modules where program_id = p.id) as modules,
       (select array_agg(mentor_label order by position) from program_goals where program_id = p.id and enabled) as goals
     from programs p where id = $1`,
    id,
  );
  expect(stored).toMatchObject({
    setup_step: 'done',
    template_type: 'entrepreneurship_programme',
    goals: ['Business Model', 'Fundraising', 'Marketing', 'Networking', 'Hiring'],
  });
  expect((stored as { modules: string[] }).modules[0]).toBe('Foundations in our own words');
});

test('PRG-22 PRG-42 PRG-46 ENT-17 settings ask before another pairing, tell who is second, and the look is seen at once @phone', async ({
  open,
}, info) => {
  const page = await open('enterprise@lantern.test');
  const { id, admin } = await programmeOf(page, `Settings ${info.project.name}`);
  await page.goto(`${admin}/settings`);
  for (const tab of ['Basic Info', 'Pairing Methods', 'Privacy', 'Notifications']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${admin}/settings?tab=pairing`);
  await page.getByRole('radio', { name: 'Admin Paired' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: /^Change the pairing method/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await rows('select pairing_method from programs where id = $1', id)).toEqual([
    { pairing_method: 'mentee_picks' },
  ]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Successfully saved.').first()).toBeVisible();
  expect(await rows('select pairing_method from programs where id = $1', id)).toEqual([
    { pairing_method: 'admin_pairs' },
  ]);

  // Two admins edit: the second is told about it, and what they typed is still there.
  await page.goto(`${admin}/settings`);
  await page.getByLabel('Support email').fill('help@petang.example');
  await rows(`update programs set description = 'Theirs', version = version + 1 where id = $1`, id);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved by somebody else')).toBeVisible();
  await expect(page.getByLabel('Support email')).toHaveValue('help@petang.example');
  await expect(page.getByLabel('Program Description')).toHaveValue('Theirs');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved by somebody else')).toBeHidden();
  expect(await rows('select description, support_email from programs where id = $1', id)).toEqual([
    { description: 'Theirs', support_email: 'help@petang.example' },
  ]);

  await page.goto(`${admin}/appearance`);
  await page.getByRole('textbox', { name: /^Primary color/ }).fill('#F5C518');
  await expect(page.getByText(/Buttons and links use the darker/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Successfully saved.').first()).toBeVisible();
  await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(245, 197, 24)');

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Participants View' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'My Programs' }).click();
  const mine = page.getByRole('dialog', { name: 'My Programs' });
  await expect(mine.getByText(`Settings ${info.project.name}`)).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Change account' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Return to Organization Admin' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
