import { expect, expectAccessible, rows, test } from './house.ts';
import { beginNow, enterRoom, expectToSee, pressEnter } from './meetings.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

test('MTG-03 BKG-110 two people meet: they see each other, write, and are back after a reload @phone', async ({
  open,
}) => {
  const mentee = await member('mentee');
  const [one, other] = [await open(mentee.email), await open('mentor@lantern.test')];
  const id = await askForSession(one, mentee.email, 'mentor@lantern.test');
  await agreeToSession(other, id);
  await beginNow(one, id);

  // Only the room may use the camera, so Start Session loads a new document.
  await one.goto(`/bookings/${id}`);
  const documentOfRoom = one.waitForResponse((reply) => reply.url().endsWith(`/main/bookings/${id}/room`));
  await one.getByRole('link', { name: 'Start Session' }).click();
  expect((await documentOfRoom).headers()['permissions-policy']).toContain('camera=(self)');
  await expect(one.getByText(/^Your connection is /)).toBeVisible();
  await expectAccessible(one);
  await pressEnter(one);
  await enterRoom(other, id);
  await expectToSee(one, 1);
  await expectToSee(other, 1);

  await one.getByRole('button', { name: 'Chat' }).click();
  await one.getByRole('textbox', { name: 'Message' }).fill('Can you hear me?');
  await one.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Chat, 1 unread' }).click();
  await expect(other.getByText('Can you hear me?')).toBeVisible();
  await expectAccessible(one);

  await one.reload();
  await expectToSee(one, 1);
  await expectToSee(other, 1);
  await one.getByRole('button', { name: 'Leave' }).click();
  await expect(one.getByRole('heading', { name: 'You have left the meeting' })).toBeVisible();
  await expect(other.getByText('Only you are here')).toBeVisible();
  const spans = await rows(
    `select a.left_at is null as here from meeting_attendances a join meetings m on m.id = a.meeting_id
     where m.room = $1 order by a.id`,
    `booking ${id}`,
  );
  expect(spans.map(({ here }) => here)).toEqual([false, true, false]);
});
