import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { saveEvent, toggleEvent } from '../../../contract/events/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { eventFields, makeEvent, take } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** The clock of every test begins at ten. */
const times = (start: string, end: string) => ({
  start_time: `2026-11-20T${start}Z`,
  end_time: `2026-11-20T${end}Z`,
});
const change = (id: number, changes: object) =>
  world.ask('platform_admin', saveEvent, { body: { ...eventFields, tickets: [], event_id: id, ...changes } as never });
const toggle = async (id: number) => (await world.ask('platform_admin', toggleEvent, { body: { event_id: id } })).body;
const at = (clock: string) => world.moveClock(Temporal.Instant.from(`2026-11-20T${clock}Z`));

test('EVT-37 what begins this very second or before is not published; a second later is', async () => {
  for (const start of ['09:00:00', '10:00:00']) {
    const draft = await makeEvent(world, times(start, '12:00:00'), { published: false });
    expect(await toggle(draft)).toMatchObject({
      code: 'events.begins_in_past',
      error: 'This event would begin in the past. Please set a new start first.',
    });
  }
  const draft = await makeEvent(world, times('10:00:01', '12:00:00'), { published: false });
  expect(await toggle(draft)).toEqual({ response: true, message: 'Event is Published' });
});

test('EVT-37 an event that people have tickets for is hidden and shown again while it is under way', async () => {
  const id = await makeEvent(world, times('11:00:00', '12:00:00'));
  const empty = await makeEvent(world, times('11:00:00', '12:00:00'));
  await take(world, 'mentee', { eventId: id });
  await at('11:30:00');
  for (const one of [id, empty]) expect(await toggle(one)).toMatchObject({ response: false });
  expect(await toggle(id)).toMatchObject({ response: true });
  expect(await toggle(empty)).toMatchObject({ code: 'events.begins_in_past' });
});

test('EVT-36 the start of a published event is set to what is to come, at its field; a draft says anything', async () => {
  const id = await makeEvent(world, times('11:00:00', '12:00:00'));
  for (const start of ['09:59:59', '10:00:00'])
    expect(await change(id, times(start, '12:00:00'))).toMatchObject({
      status: 422,
      body: { fields: { start_time: 'The start must be in the future' } },
    });
  expect((await change(id, times('10:00:01', '12:00:00'))).status).toBe(200);
  const draft = await makeEvent(world, times('11:00:00', '12:00:00'), { published: false });
  expect((await change(draft, times('08:00:00', '09:00:00'))).status).toBe(200);
});

test('EVT-36 what is under way or over keeps its times, ends later, or moves to the future; never further back', async () => {
  const id = await makeEvent(world, times('10:30:00', '12:00:00'));
  await at('11:00:00');
  expect((await change(id, { ...times('10:30:00', '12:00:00'), title: 'Another title' })).status).toBe(200);
  expect(await change(id, times('10:15:00', '12:00:00'))).toMatchObject({
    body: { fields: { start_time: 'The start must be in the future' } },
  });
  expect(await change(id, times('10:30:00', '11:00:00'))).toMatchObject({
    body: { fields: { end_time: 'The end must be in the future' } },
  });
  expect((await change(id, times('10:30:00', '11:00:01'))).status).toBe(200);
  await at('11:30:00');
  expect((await change(id, { ...times('10:30:00', '11:00:01'), title: 'How it was' })).status).toBe(200);
  expect((await change(id, times('10:30:00', '11:15:00'))).status).toBe(422);
  expect((await change(id, times('13:00:00', '14:00:00'))).status).toBe(200);
});
