import { beforeEach, expect, test } from 'vitest';
import { viewAsUser } from '../../../contract/accounts/index.ts';
import { bookingNote, updateBookingNote } from '../../../contract/bookings/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { signedInAs } from '../accounts/accounts.fixture.ts';
import { confirmed } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('BKG-119 B49 a private note is neither read nor written by a platform admin who is viewing', async () => {
  const { id } = await confirmed(world);
  const { browser } = await signedInAs(world, 'platform_admin@example.com', password);
  await browser.ask(viewAsUser, { params: { id: world.ids.mentee } });
  const refused = { status: 403, body: { code: 'accounts.not_while_viewing' } };
  expect(await browser.ask(bookingNote, { query: { booking_id: id } })).toMatchObject(refused);
  expect(await browser.ask(updateBookingNote, { body: { booking_id: id, note: 'Mine now' } })).toMatchObject(refused);
});
