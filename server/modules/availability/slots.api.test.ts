import { beforeEach, expect, test } from 'vitest';
import { saveAvailability } from '../../../contract/availability/index.ts';
import { availableSlots } from '../../../contract/bookings/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { asksFor, everyDay, slotsOf, someHours, zone } from './availability.fixture.ts';

// The tests begin on Friday, 20 November 2026, at 18:00 on the mentor's clock.
let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = async (changes: object) => {
  const body = { rules: everyDay, overrides: [], timezone: zone, ...changes };
  const { status } = await world.ask('mentor', saveAvailability, { body });
  expect(status).toBe(200);
};
const on = async (day: string) => (await slotsOf(world)).timeslots[day];

test('AVL-12 the open times of each day, keyed as printed, with the zone they are meant in', async () => {
  await save(someHours);
  const { available_dates: dates, timeslots } = await slotsOf(world);
  expect(dates.slice(0, 4)).toEqual(['22/11/2026', '26/11/2026', '29/11/2026', '02/12/2026']);
  const { timeslot_timezone: shown, ...days } = timeslots;
  expect(shown).toBe('Asia/Kuala_Lumpur');
  expect(Object.keys(days)).toEqual(dates);
  expect(days).toMatchObject({
    '22/11/2026': ['10:00', '10:30', '11:00'],
    '26/11/2026': ['08:00', '08:30', '09:00'],
    '02/12/2026': ['20:00', '20:30', '21:00'],
  });
  const params = { id: String(world.ids.mentor) };
  const inLondon = await world.ask('visitor', availableSlots, { params, query: { timezone: 'Europe/London' } });
  expect(inLondon.body.timeslots).toMatchObject({
    '22/11/2026': ['02:00', '02:30', '03:00'],
    timeslot_timezone: 'Europe/London',
  });
});

test('B24 a blocked day is absent, other hours take the place of the weekly ones', async () => {
  expect(await on('24/11/2026')).toHaveLength(15);
  const otherHours = { day: '2026-11-25', blocked: false, from: '19:00', to: '20:30' };
  await save({ overrides: [{ day: '2026-11-24', blocked: true }, otherHours] });
  const { available_dates: dates, timeslots } = await slotsOf(world);
  expect(dates.slice(2, 5)).toEqual(['23/11/2026', '25/11/2026', '26/11/2026']);
  expect(timeslots['25/11/2026']).toEqual(['19:00', '19:30']);
  const { status, body } = await asksFor(world, '2026-11-24', '10:00');
  expect([status, body.error]).toEqual([422, 'This time slot is no longer available.']);
});

test('AVL-03 the hours are meant in the zone that is saved with them', async () => {
  await save({ timezone: 'Asia/Tokyo' });
  expect((await on('23/11/2026'))?.[0]).toBe('08:00');
});

test('AVL-14 a time that is taken is not offered, the ones beside it are', async () => {
  await save({ rules: [{ weekday: 1, from: '09:00', to: '13:00' }] });
  expect(await on('23/11/2026')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00']);
  expect((await asksFor(world, '2026-11-23', '10:30')).status).toBe(200);
  expect(await on('23/11/2026')).toEqual(['09:00', '09:30', '11:30', '12:00']);
  expect(await on('30/11/2026')).toHaveLength(7);
});

test('AVL-17 buffers keep the time around a session free', async () => {
  const rules = [{ weekday: 1, from: '09:00', to: '14:00' }];
  await save({ rules, buffer_before_minutes: 15, buffer_after_minutes: 30 });
  expect((await asksFor(world, '2026-11-23', '11:00')).status).toBe(200);
  // 10:45 to 12:30 is taken; a new session also needs 15 minutes before it and 30 after it.
  expect(await on('23/11/2026')).toEqual(['09:00', '13:00']);
});

test('AVL-17 the shortest notice moves the first slot that is offered', async () => {
  await save({ notice_minutes: 0 });
  expect((await slotsOf(world)).available_dates[0]).toBe('21/11/2026');
  expect(await on('21/11/2026')).toHaveLength(15);
  // 18:00 + 20 hours = 14:00 on the 21st.
  await save({ notice_minutes: 20 * 60 });
  expect(await on('21/11/2026')).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00']);
  await save({ notice_minutes: 3 * 24 * 60 });
  expect((await slotsOf(world)).available_dates[0]).toBe('24/11/2026');
});

test('AVL-17 a week with as many sessions as wanted offers nothing, the next one does', async () => {
  await save({ sessions_a_week: 1 });
  expect((await asksFor(world, '2026-11-25', '10:00')).status).toBe(200);
  const { available_dates: dates } = await slotsOf(world);
  expect(dates.slice(0, 3)).toEqual(['21/11/2026', '22/11/2026', '30/11/2026']);
  const { status, body } = await asksFor(world, '2026-11-26', '10:00');
  expect([status, body.code]).toEqual([422, 'bookings.slot_taken']);
  await save({ sessions_a_week: 2 });
  expect(await on('26/11/2026')).toHaveLength(15);
});

test('a mentor without hours offers nothing', async () => {
  await save({ rules: [] });
  expect(await slotsOf(world)).toMatchObject({ available_dates: [], timeslots: { timeslot_timezone: zone } });
});
