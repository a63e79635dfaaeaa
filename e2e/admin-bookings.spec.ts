import { expect, expectAccessible, rows, test } from './house.ts';
import { member, toast } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

test('ADB-18 ADB-22 ADB-24 ADB-49 a session is reported absent, looked into, settled as missed and refunded: the balance is what the ledger says', async ({
  open,
}) => {
  const [mentor] = await rows<{ id: string }>('select id from users where email = $1', 'mentor@lantern.test');
  const mentee = await member('mentee', 'Ilse');
  const asking = await open(mentee.email);
  const id = await askForSession(asking, mentee.email, 'mentor@lantern.test');
  await agreeToSession(await open('mentor@lantern.test'), id);
  // What was bought is in the ledger, and the session lies a day back: other journeys move the clock.
  await rows(
    `insert into credit_entries (user_id, kind, points, balance_after, created_at)
     select $1::bigint, 'purchase', 10, 10, created_at from bookings where id = $2`,
    mentee.id,
    id,
  );
  await rows(
    `update bookings set start_at = created_at - interval '26 hours', end_at = created_at - interval '25 hours' where id = $1`,
    id,
  );
  const { token } = (await (await asking.request.get('/csrf')).json()) as { token: string };
  const reported = await asking.request.post(`/bookings/${id}/report`, {
    headers: { 'x-csrf-token': token },
    data: { bookingId: id, reportedUserId: Number(mentor?.id), reason: 'absent' },
  });
  expect(reported.status()).toBe(200);

  const admin = await open('platform@lantern.test');
  await admin.goto('/main/admins/bookings/reported');
  const row = admin.getByRole('row', { name: new RegExp(`#${id} `) });
  await expect(row.getByText('Daniel Lim')).toBeVisible();
  await row.getByRole('button', { name: 'Start Investigation' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Start Investigation' }).click();
  await toast(admin, 'Investigation started successfully!');
  await expect(row.getByRole('button', { name: 'Start Investigation' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Mark as Missed' }).click();
  await expectAccessible(admin);
  await admin.getByRole('radio', { name: /Ilse Traveller/ }).check();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await toast(admin, 'Booking marked as missed successfully!');

  await admin.goto(`/main/admins/bookings?search=${id}`);
  await admin.getByRole('button', { name: `View details of booking ${id}` }).click();
  const details = admin.getByRole('dialog', { name: `Booking #${id}` });
  await expect(details.getByText('Missed', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await details.getByRole('button', { name: 'Refund' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await toast(admin, 'Booking refunded successfully!');
  await expect(details.getByText('Refunded', { exact: true })).toBeVisible();
  const [credit] = await rows(
    `select b.points, (select sum(points)::int from credit_entries where user_id = b.user_id) as ledger
     from credit_balances b where user_id = $1`,
    mentee.id,
  );
  expect(credit).toEqual({ points: 10, ledger: 10 });
});
