import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../../contract/bookings/index.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { confirmed, requested, beginsNow } from '../../bookings/bookings.fixture.ts';
import { toldTo } from '../../../testing/told.fixture.ts';
import { handIn, hangUp, lastOn, openPhones, phones, type Phoned } from './replies.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openPhones();
});
afterEach(() => hangUp(world));

const heard = (id: string, from: Phoned, text: string, to: string | null = null) =>
  handIn(world, JSON.stringify({ id, from: phones[from], text, reply_to: to }));

test.each(['mentor', 'mentee'] as const)(
  'BKG-69 accepted by WhatsApp as the %s calls it off on the page: one of them happens, and the other is told',
  async (who) => {
    for (let round = 0; round < 3; round += 1) {
      world = await openPhones();
      const { id } = await requested(world);
      await world.runJobs();
      await world.browserOf(who).csrf();
      await heard('wamid.race', 'mentor', 'accept', lastOn(world, 'mentor').id);
      const [answer] = await Promise.all([
        world.ask(who, cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } }),
        world.runJobs(),
      ]);
      await world.runJobs();
      const acts = await world.rows<{ action: string }>(
        'select action from booking_events where booking_id = $1 order by id offset 1',
        [id],
      );
      const [{ outcome } = { outcome: '' }] = await world.rows<{ outcome: string }>(
        'select outcome from whatsapp_replies',
      );
      // A session can be called off after it was accepted, but nothing is accepted after it was called off.
      expect(answer.status).toBe(200);
      expect(acts.map(({ action }) => action)).toEqual(outcome === 'accepted' ? ['accept', 'cancel'] : ['cancel']);
      const answers = world.vendors.messages.filter(({ key }) => key.startsWith('whatsapp.reply'));
      expect(answers).toHaveLength(1);
      expect(answers[0]?.text).toContain(outcome === 'accepted' ? 'Accepted.' : 'Nothing is waiting for your answer');
    }
  },
);

test('BKG-69 called off before the reply is carried out: nothing is accepted, and its writer is told', async () => {
  const { id } = await requested(world);
  await world.runJobs();
  const { id: message } = lastOn(world, 'mentor');
  world.clock.moveTo(world.clock.now().add({ minutes: 1 }));
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  await heard('wamid.after', 'mentor', 'accept', message);
  await world.runJobs();
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'cancelled' }]);
  const answers = world.vendors.messages.filter(({ key }) => key.startsWith('whatsapp.reply'));
  expect(answers.map(({ text }) => text)).toEqual([
    expect.stringContaining('This session has changed since that message'),
  ]);
});

test('M20 one message told several times at once is one reply, and two of them within ten minutes are told once', async () => {
  const { id } = await confirmed(world);
  await beginsNow(world, id);
  await world.runJobs();
  const tellings = await Promise.all([
    heard('wamid.one', 'mentee', 'late'),
    heard('wamid.one', 'mentee', 'late'),
    heard('wamid.two', 'mentee', 'late 5'),
    heard('wamid.one', 'mentee', 'late'),
  ]);
  expect(tellings.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await world.runJobs();
  const outcomes = await world.rows<{ outcome: string }>('select outcome from whatsapp_replies order by outcome');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['just_said', 'told']);
  expect((await toldTo(world, world.ids.mentor)).filter(({ message }) => message.includes('late'))).toHaveLength(1);
});
