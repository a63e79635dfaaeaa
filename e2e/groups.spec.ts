import type { Locator } from '@playwright/test';
import { confirmGroup, fillInGroup } from './grouping.ts';
import { expect, expectAccessible, rows, test } from './house.ts';

const portal = '/app/selatan-telekom/langkah-graduates';
const managed = `${portal}/admin/group_and_pairings_management`;

/** Mentees of the programme, by name; the mentor is the account mentor@. */
const fourMentees = async () => {
  const found = await rows<{ name: string }>(
    `select u.firstname || ' ' || u.lastname as name from users u
       join program_memberships m on m.user_id = u.id and m.removed_at is null
       join roles r on r.id = m.role_id and r.user_type = 'mentee'
       join programs p on p.id = m.program_id and p.slug = 'langkah-graduates'
     where u.deleted_at is null order by u.id desc limit 4`,
  );
  return found.map(({ name }) => name);
};

/** Picks an available day and one of its times: the first ones, or (for moving) the last. */
const pickTime = async (place: Locator, which: 'first' | 'last') => {
  await place.getByRole('gridcell').locator('button:not([disabled])')[which]().click();
  await place
    .getByRole('group', { name: /Times on/ })
    .getByRole('button')
    [which]()
    .click();
};

test('PAR-29 ADB-32 ADB-45 BKG-121 a group of five is made, an admin arranges its session, its mentor moves and completes it', async ({
  open,
}) => {
  const admin = await open('admin@lantern.test');
  const name = 'Circle of five';
  await fillInGroup(admin, managed, { name, mentor: 'Daniel Lim', mentees: await fourMentees() });
  await expectAccessible(admin);
  await confirmGroup(admin, name);

  await admin.goto(`${portal}/admin/bookings/new?from=${encodeURIComponent(managed)}`);
  await admin.getByText('Group', { exact: true }).click();
  await admin.getByRole('button', { name: 'Next', exact: true }).click();
  await admin.getByRole('button', { name: new RegExp(`Choose #\\d+ ${name}`) }).click();
  await admin.getByText('Video call', { exact: true }).click();
  await pickTime(admin.getByRole('main'), 'first');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Next', exact: true }).click();
  await admin.getByRole('textbox', { name: 'Topic' }).fill('How we work with data');
  await admin.getByRole('textbox', { name: 'Learning objective 1' }).fill('A first chart');
  await admin.getByRole('button', { name: 'Book Session' }).click();
  await expect(admin).toHaveURL(new RegExp(`${managed}$`));
  const [made] = await rows<{ id: string; status: string; people: string }>(
    `select b.id, b.status, (select count(*) from booking_participants p where p.booking_id = b.id) as people
     from bookings b join pairings g on g.id = b.group_id where g.name = $1`,
    name,
  );
  expect([made?.status, Number(made?.people)]).toEqual(['upcoming', 5]);

  const mentor = await open('mentor@lantern.test');
  await mentor.goto(`${portal}/bookings?tab=upcoming&booking=${made?.id}`);
  const details = mentor.getByRole('dialog', { name: 'Session details' });
  await expect(details.getByText('5 people take part')).toBeVisible();
  await details.getByRole('button', { name: /^Reschedule/ }).click();
  const moving = mentor.getByRole('dialog', { name: /Reschedule/ });
  await pickTime(moving, 'last');
  await moving.getByRole('button', { name: /^Reschedule/ }).click();
  await expect(mentor.getByText('Booking reschedule request succesfully sent!')).toBeVisible();
  const { token } = (await (await mentor.request.get('/csrf')).json()) as { token: string };
  const done = await mentor.request.post(`/bookings/${made?.id}/complete`, {
    headers: { 'x-csrf-token': token },
    data: { confirm_early: true },
  });
  expect(((await done.json()) as { booking: { group: { name: string } } }).booking.group.name).toBe(name);
});
