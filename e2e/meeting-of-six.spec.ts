import { rows, test } from './house.ts';
import { beginNow, enterRoom, expectToSee, withSmallCamera } from './meetings.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

test('MTG-03 six people see each other', async ({ open }) => {
  const guests = await Promise.all(['Ada', 'Bea', 'Chen', 'Devi', 'Eli', 'Finn'].map((name) => member('mentee', name)));
  const [host] = guests;
  if (!host) throw new Error('nobody came');
  const first = await open(host.email);
  const id = await askForSession(first, host.email, 'mentor@lantern.test');
  await agreeToSession(await open('mentor@lantern.test'), id);
  await beginNow(first, id);
  for (const guest of guests.slice(1)) {
    await rows(
      `insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, 'mentee')`,
      id,
      guest.id,
    );
  }
  const pages = [first];
  for (const guest of guests.slice(1)) pages.push(await open(guest.email));
  for (const page of pages) {
    await withSmallCamera(page);
    await enterRoom(page, id);
  }
  for (const page of pages) await expectToSee(page, 5);
});
