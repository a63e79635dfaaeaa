import { expect, expectAccessible, rows, test } from './house.ts';
import { member, save, settings, toast } from './member.ts';

test('a platform admin adds a skill, a member chooses it, and once it is retired only that member keeps it @phone', async ({
  open,
}, info) => {
  // The two sizes share a house.
  const name = `Falconry ${info.project.name}`;
  const admin = await open('platform@lantern.test');
  await admin.goto('/main/admins/reference_lists');
  await admin.getByRole('tab', { name: 'Skills' }).click();
  await expect(admin).toHaveURL(/list=skills/);
  await expectAccessible(admin);

  // From the keyboard alone, with a name that is taken first.
  await admin.getByRole('button', { name: 'Add a skill' }).focus();
  await admin.keyboard.press('Enter');
  const window = admin.getByRole('dialog', { name: 'Add a skill' });
  const field = window.getByRole('textbox', { name: 'Name' });
  await field.fill('  leader SHIP');
  await field.press('Enter');
  await expect(window.getByText('Leadership is already in this list')).toBeVisible();
  await expect(field).toHaveValue('  leader SHIP');
  await expect(field).toBeFocused();
  await expectAccessible(admin);
  await field.fill(name);
  await field.press('Enter');
  await toast(admin, `${name} was added`);
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  const person = await member();
  const page = await open(person.email);
  const choose = async () => {
    await page.goto(settings(person, 'experience'));
    await page.getByRole('combobox', { name: 'Skills' }).fill(name);
  };
  await choose();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await toast(page, 'Experience successfully updated');

  await admin.getByRole('searchbox', { name: 'Search this list' }).fill(name);
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: `Retire ${name}` }).click();
  await toast(admin, `${name} is no longer offered`);
  await expect(admin.getByRole('button', { name: `Offer ${name} again` })).toBeVisible();
  await expectAccessible(admin);

  // The member keeps it and can save the form with it; nobody else is offered it.
  await page.goto(settings(person, 'experience'));
  await expect(page.getByRole('list', { name: 'Skills' }).getByText(name)).toBeVisible();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Falconer');
  await save(page);
  await toast(page, 'Experience successfully updated');
  expect(
    await rows('select s.name from user_skills u join skills s on s.id = skill_id where user_id = $1', person.id),
  ).toEqual([{ name }]);
  const other = await open((await member()).email);
  await other.goto('/dashboard');
  const offered = await other.evaluate(async (words) => {
    const reply = await fetch(`/skills?search=${encodeURIComponent(words)}`, {
      headers: { accept: 'application/json' },
    });
    return ((await reply.json()) as { name: string }[]).map((one) => one.name);
  }, name);
  expect(offered).not.toContain(name);
});
