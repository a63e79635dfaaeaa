import { beforeEach, expect, test } from 'vitest';
import { eventData } from '../../../contract/events/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { makeEvent, paidTicket, paymentIn, take } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows(`update users set firstname = 'Rosalind', lastname = 'Quek' where id = $1`, [world.ids.mentee]);
  await world.rows(`update users set firstname = 'Zainab', lastname = 'Rosli' where id = $1`, [world.ids.other_mentee]);
});

const found = async (query: object) => {
  const { body } = await world.ask('platform_admin', eventData, { query });
  expect(body.total).toBe(body.data.length);
  const rows = body.data as { firstName: string; eventName: string }[];
  return rows.map(({ firstName, eventName }) => `${firstName}: ${eventName}`).toSorted();
};

/** One who has paid, one who has not yet, and one with a free ticket of another event. */
const threeOrders = async () => {
  const paid = await makeEvent(world, { title: 'Evening of design', tickets: [paidTicket] });
  const payment = paymentIn(await take(world, 'mentee', { eventId: paid }));
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  await take(world, 'mentor', { eventId: paid });
  const free = await makeEvent(world, { title: 'A site visit' });
  await take(world, 'other_mentee', { eventId: free });
};

test('EVT-41 EVT-42 what is found is what was taken: by name, address, event and ticket, in one column or in any', async () => {
  await threeOrders();
  const [rosalind, zainab] = ['Rosalind: Evening of design', 'Zainab: A site visit'];
  expect(await found({})).toEqual([rosalind, zainab]);
  expect(await found({ query: 'ros' })).toEqual([rosalind, zainab]);
  expect(await found({ query: 'ros', field: 'firstName' })).toEqual([rosalind]);
  expect(await found({ query: 'ROS', field: 'lastName' })).toEqual([zainab]);
  expect(await found({ query: 'of desi', field: 'eventName' })).toEqual([rosalind]);
  expect(await found({ query: 'front row', field: 'ticketName' })).toEqual([rosalind]);
  expect(await found({ query: 'front row', field: 'eventName' })).toEqual([]);
  expect(await found({ query: 'lantern', field: 'enterpriseName' })).toEqual([]);
  expect(await found({ query: '100%' })).toEqual([]);
  // As it was typed into the form.
  expect(await found({ query: 'MEI@exam', field: 'email' })).toEqual([rosalind, zainab]);
});

test('ACC-66 EVT-42 who has left is found by nothing that they were called, and their ticket is still counted', async () => {
  await threeOrders();
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, world.clock.now().toString()]);
  expect(await found({})).toEqual(['Deleted: Evening of design', 'Zainab: A site visit']);
  for (const query of ['rosalind', 'quek', 'mei@'])
    expect(await found({ query })).not.toContain('Deleted: Evening of design');
  expect(await found({ query: 'design' })).toEqual(['Deleted: Evening of design']);
});
