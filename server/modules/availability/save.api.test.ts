import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { myAvailability, saveAvailability } from '../../../contract/availability/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { everyDay, showOf, someHours, zone } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = (body: object, as: 'mentor' | 'other_mentor' = 'mentor') =>
  world.ask(as, saveAvailability, { body: body as typeof someHours });

test('AVL-01 AVL-17 who has only hours so far is given two hours of notice, no buffers and no limit', async () => {
  expect(await showOf(world)).toEqual({
    rules: everyDay,
    overrides: [],
    own_hours: false,
    timezone: zone,
    notice_minutes: 120,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    sessions_a_week: null,
    dnd: false,
    version: expect.any(String),
  });
});

test('AVL-01 AVL-06 saving replaces the hours of this mentor alone, and says so', async () => {
  const limits = { notice_minutes: 1440, buffer_before_minutes: 10, buffer_after_minutes: 15, sessions_a_week: 3 };
  const { status, body } = await save({ ...someHours, ...limits, timezone: 'Europe/London', dnd: true });
  expect(status).toBe(200);
  expect(body.message).toBe('Availability successfully updated');
  const expected = {
    ...someHours,
    ...limits,
    own_hours: false,
    timezone: 'Europe/London',
    dnd: true,
    version: expect.any(String),
  };
  expect(body.availability).toEqual(expected);
  expect(await showOf(world)).toEqual(expected);
  expect(await world.rows('select timezone from users where id = $1', [world.ids.mentor])).toEqual([
    { timezone: 'Europe/London' },
  ]);
  expect((await showOf(world, 'other_mentor')).rules).toEqual(everyDay);
});

test('a limit that is left out stays, and null lifts the weekly one', async () => {
  await save({ ...someHours, notice_minutes: 600, sessions_a_week: 2 });
  await save({ ...someHours, rules: [] });
  expect(await showOf(world)).toMatchObject({ rules: [], notice_minutes: 600, sessions_a_week: 2 });
  await save({ ...someHours, sessions_a_week: null });
  expect(await showOf(world)).toMatchObject({ notice_minutes: 600, sessions_a_week: null });
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['unknown', 'Asia/Atlantis'],
  ['a number', 8],
])('AVL-03 a time zone that is %s is asked for beside its field, and nothing is kept', async (_title, timezone) => {
  const { status, body } = await save({ ...someHours, timezone });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ timezone: 'Timezone is a required field' });
  expect(await showOf(world)).toMatchObject({ rules: everyDay, timezone: zone });
});

const sunday = (from: string, to: string) => ({ weekday: 0, from, to });
const christmas = (from: string, to: string) => ({ day: '2026-12-25', blocked: false, from, to });
const laterEnd = 'The end must be later than the start';
const overlap = 'These hours overlap others of the same day';

test.each<[string, object, Record<string, string>]>([
  [
    'an end before its start',
    { rules: [sunday('09:00', '10:00'), sunday('14:00', '12:00')] },
    { 'rules.1.to': laterEnd },
  ],
  ['an end at its start', { overrides: [christmas('14:00', '14:00')] }, { 'overrides.0.to': laterEnd }],
  ['no start', { rules: [{ weekday: 1, to: '12:00' }] }, { 'rules.0.from': 'Please choose a start time' }],
  [
    'no such time',
    { rules: [sunday('9 am', '25:00')] },
    {
      'rules.0.from': 'Please choose a start time',
      'rules.0.to': 'Please choose an end time',
    },
  ],
  [
    'hours over others, twice',
    {
      rules: [sunday('09:00', '12:00'), sunday('11:00', '13:00'), sunday('12:00', '14:00'), sunday('08:00', '09:30')],
    },
    { 'rules.1.from': overlap, 'rules.3.from': overlap },
  ],
  [
    'hours on a closed day',
    {
      overrides: [{ day: '2026-12-25', blocked: true }, christmas('09:00', '10:00')],
    },
    { 'overrides.1.from': overlap },
  ],
  [
    'an eighth weekday',
    { rules: [{ weekday: 7, from: '09:00', to: '10:00' }] },
    {
      'rules.0.weekday': 'Please choose a weekday',
    },
  ],
  ['no such day', { overrides: [{ day: '2026-02-30', blocked: true }] }, { 'overrides.0.day': 'Please choose a date' }],
  [
    'a day of another century',
    { overrides: [{ day: '2150-01-01', blocked: true }] },
    {
      'overrides.0.day': 'Please choose a date',
    },
  ],
  [
    'eleven ranges on a day',
    {
      rules: Array.from({ length: 11 }, (_, i) => sunday(`${10 + i}:00`, `${10 + i}:30`)),
    },
    { 'rules.10.from': 'At most 10 time ranges a day' },
  ],
  [
    'too long a notice',
    { notice_minutes: 43_201 },
    {
      notice_minutes: 'Please enter a whole number from 0 to 43,200',
    },
  ],
  [
    'a buffer of half a minute',
    { buffer_before_minutes: 0.5 },
    {
      buffer_before_minutes: 'Please enter a whole number from 0 to 240',
    },
  ],
  [
    'a negative buffer',
    { buffer_after_minutes: -1 },
    {
      buffer_after_minutes: 'Please enter a whole number from 0 to 240',
    },
  ],
  ['no session a week', { sessions_a_week: 0 }, { sessions_a_week: 'Please enter a whole number from 1 to 100' }],
])('%s is marked at its place, and nothing is kept', async (_title, wrong, fields) => {
  const before = await showOf(world);
  const { status, body } = await save({ ...someHours, ...wrong });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'request.invalid', fields });
  expect(Object.keys(body.fields)).toEqual(Object.keys(fields));
  expect(await showOf(world)).toEqual(before);
});

test('midnight is an end, never a start', async () => {
  expect((await save({ ...someHours, rules: [sunday('22:00', '24:00')] })).status).toBe(200);
  expect((await showOf(world)).rules).toEqual([sunday('22:00', '24:00')]);
  expect((await save({ ...someHours, rules: [sunday('24:00', '24:00')] })).body.fields).toEqual({
    'rules.0.from': 'Please choose a start time',
  });
});

test('days that are over in the zone of the mentor are dropped', async () => {
  // 10:00 UTC on the 20th: still the 20th in London, already the 21st on Kiritimati.
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => ({ day, blocked: true as const }));
  await save({ ...someHours, overrides: days, timezone: 'Europe/London' });
  expect((await showOf(world)).overrides).toEqual(days.slice(1));
  await save({ ...someHours, overrides: days, timezone: 'Pacific/Kiritimati' });
  expect((await showOf(world)).overrides).toEqual(days.slice(2));
  world.clock.moveTo(beginning.add({ hours: 24 }));
  expect((await showOf(world)).overrides).toEqual([]);
  await save({ ...someHours, overrides: [] });
  expect(await world.rows('select day from availability_overrides where user_id = $1', [world.ids.mentor])).toEqual([]);
});

test('who saves over what another tab has saved is told, and nothing is lost', async () => {
  const { version } = await showOf(world);
  const first = await save({ ...someHours, version });
  expect(first.status).toBe(200);
  const second = await save({ rules: [], overrides: [], timezone: zone, version });
  expect(second.status).toBe(422);
  expect(second.body).toMatchObject({
    code: 'availability.changed_elsewhere',
    error: 'Your availability was changed somewhere else since you opened this page.',
  });
  expect(await showOf(world)).toMatchObject(someHours);
  const { version: present } = first.body.availability;
  expect((await save({ rules: [], overrides: [], timezone: zone, version: present })).status).toBe(200);
  expect((await showOf(world)).rules).toEqual([]);
});

test('the same hours once more are fine whatever version they name: the first answer was lost', async () => {
  const { version } = await showOf(world);
  await save({ ...someHours, version });
  const again = await save({ ...someHours, rules: someHours.rules.toReversed(), version });
  expect(again.status).toBe(200);
  expect(again.body.availability).toMatchObject(someHours);
});

test('neither a day that went by nor do-not-disturb makes an open editor out of date', async () => {
  await save({ ...someHours, overrides: [{ day: '2026-11-20', blocked: true }] });
  const { version } = await showOf(world);
  await save({ ...someHours, overrides: [{ day: '2026-11-20', blocked: true }], dnd: true });
  world.clock.moveTo(Temporal.Instant.from('2026-11-21T10:00:00Z'));
  expect((await save({ ...someHours, overrides: [], rules: everyDay, version })).status).toBe(200);
});

test('hours of a programme that is not there are refused, and do not touch the personal ones', async () => {
  const put = await save({ ...someHours, program_id: 7 });
  expect([put.status, put.body.code]).toEqual([404, 'availability.programme_not_found']);
  expect((await showOf(world)).rules).toEqual(everyDay);
  expect((await world.ask('mentor', myAvailability, { query: { program_id: 7 } })).status).toBe(404);
  expect((await save({ ...someHours, program_id: null })).status).toBe(200);
});

test('open pages of the mentor hear of it, and with a new time zone all that shows times', async () => {
  const heard: unknown[] = [];
  const leave = world.bus.subscribe((signal) => void heard.push(signal));
  await save(someHours);
  await save({ ...someHours, timezone: 'Europe/London' });
  leave();
  const people = [world.ids.mentor];
  expect(heard).toEqual([
    { people, keys: ['availability', 'slots', 'mentors'] },
    { people, keys: ['availability', 'slots', 'mentors', 'me', 'bookings'] },
  ]);
});
