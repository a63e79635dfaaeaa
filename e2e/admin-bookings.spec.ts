import { expect, expectAccessible, rows, test } from './house.ts';
import { member, toast } from './member.ts';
import { agreeToSession, askForSession, wasYesterday } from './sessions.ts';

test('ADB-18 ADB-22 ADB-24 ADB-49 a session is reported absent, looked into, settled as missed and refunded: the balance is what the ledger says @phone', async ({
  open,
}) => {
  const [mentor] = await rows<{ id: string }>('select id from users where email = $1', 'mentor@lantern.test');
  const mentee = await member('mentee', 'Ilse');
  const asking = await open(mentee.email);
  const id = await askForSession(asking, mentee.email, 'mentor@lantern.test');
  await agreeToSession(await open('mentor@lantern.test'), id);
  // The purchase is in the ledger.
  await rows(
    `insert into credit_entries (user_id, kind, points, balance_after, created_at)
     select $1::bigint, 'purchase', 10, 10, created_at from bookings where id = $2`,
    mentee.id,
    id,
  );
  await wasYesterday(id);
  // Only the mentor was in the room, for a quarter of an hour.
  await rows(
    `with sitting as (insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, created_at)
       select 'booking ' || id, start_at, end_at, start_at - interval '5 minutes', end_at + interval '5 minutes', true, start_at
       from bookings where id = $1 returning id, starts_at)
     insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at, left_at)
     select id, $2::bigint, starts_at, starts_at + interval '15 minutes', starts_at + interval '15 minutes' from sitting`,
    id,
    mentor?.id ?? '',
  );

  await asking.goto('/main/bookings?tab=upcoming');
  await asking.getByRole('button', { name: 'Mark as Absent, Daniel Lim' }).click();
  const absent = asking.getByRole('dialog', { name: 'Mark as Absent' });
  await expect(absent.getByText('Did Daniel Lim not come to this session?')).toBeVisible();
  await expectAccessible(asking);
  await absent.getByRole('button', { name: 'Mark as Absent' }).click();
  await toast(asking, 'Booking reported successfully!');

  const admin = await open('platform@lantern.test');
  await admin.goto('/main/admins/bookings/reported');
  const row = admin
    .getByRole('row')
    .or(admin.getByRole('listitem'))
    .filter({ hasText: `#${id} ` });
  await expect(row.getByText('Daniel Lim')).toBeVisible();
  await row.getByRole('button', { name: `View details of booking ${id}` }).click();
  const details = admin.getByRole('dialog', { name: `Booking #${id}` });
  await expect(details.getByText('Not held: less than five minutes together')).toBeVisible();
  await expect(details.getByText('15 minutes in the room')).toBeVisible();
  await expect(details.getByText('Was never in the room.')).toBeVisible();
  await expectAccessible(admin);
  await admin.keyboard.press('Escape');
  const settle = row.getByRole('button', { name: `Settle booking ${id}` });
  await settle.click();
  await expectAccessible(admin);
  await admin.getByRole('menuitem', { name: 'Start Investigation' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Start Investigation' }).click();
  await toast(admin, 'Investigation started successfully!');
  await settle.click();
  await expect(admin.getByRole('menuitem', { name: 'Mark as Missed' })).toBeVisible();
  await expect(admin.getByRole('menuitem', { name: 'Start Investigation' })).toHaveCount(0);
  await admin.getByRole('menuitem', { name: 'Mark as Missed' }).click();
  await expectAccessible(admin);
  await admin.getByRole('radio', { name: /Ilse Traveller/ }).check();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await toast(admin, 'Booking marked as missed successfully!');

  await admin.goto(`/main/admins/bookings?search=${id}`);
  await admin.getByRole('button', { name: `View details of booking ${id}` }).click();
  await expect(details.getByText('Missed', { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  await expectAccessible(admin);
  await details.getByRole('button', { name: 'Refund' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await toast(admin, 'Booking refunded successfully!');
  await expect(details.getByText('Refunded', { exact: true })).toBeVisible();
  await admin.keyboard.press('Escape');
  // The session belongs to no programme, so the filter hides it.
  await admin.getByRole('button', { name: 'Show filters' }).click();
  await admin.getByRole('combobox', { name: 'Program' }).click();
  await admin.getByRole('option', { name: /Langkah Graduates/ }).click();
  await expect(admin).toHaveURL(/program=\d+/);
  await expect(admin.getByText('No booking fits')).toBeVisible();
  const [credit] = await rows(
    `select b.points, (select sum(points)::int from credit_entries where user_id = b.user_id) as ledger
     from credit_balances b where user_id = $1`,
    mentee.id,
  );
  expect(credit).toEqual({ points: 10, ledger: 10 });
});
