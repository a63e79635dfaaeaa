import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, downloadOwnData } from '../../../contract/accounts/index.ts';
import { dndStatus, myAvailability, saveAvailability, toggleDnd } from '../../../contract/availability/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import { personas } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { asksFor, showOf, slotsOf, someHours } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const toggle = (body: { active?: boolean } = {}) => world.ask('mentor', toggleDnd, { body });
const isActive = async () => (await world.ask('mentor', dndStatus, {})).body.active;

test('AVL-07 AVL-08 AVL-09 do-not-disturb is turned over, read back, and said to be saved', async () => {
  expect(await world.ask('mentor', dndStatus, {})).toMatchObject({ status: 200, body: { active: false } });
  expect(await toggle()).toMatchObject({ status: 200, body: { active: true, message: 'Successfully updated.' } });
  expect(await isActive()).toBe(true);
  expect((await showOf(world)).dnd).toBe(true);
  expect((await toggle()).body).toEqual({ active: false, message: 'Successfully updated.' });
  expect(await isActive()).toBe(false);
  expect((await world.ask('other_mentor', dndStatus, {})).body).toEqual({ active: false });
});

test('AVL-08 asked for twice, from two tabs, it stays what was asked for', async () => {
  expect((await toggle({ active: true })).body.active).toBe(true);
  expect((await toggle({ active: true })).body.active).toBe(true);
  expect((await toggle({ active: false })).body.active).toBe(false);
});

test('AVL-10 who does not want to be disturbed offers no slot, refuses a request, and keeps their sessions', async () => {
  expect((await asksFor(world, '2026-11-23', '10:00')).status).toBe(200);
  await toggle({ active: true });
  expect((await slotsOf(world)).available_dates).toEqual([]);
  const { status, body } = await asksFor(world, '2026-11-24', '10:00');
  expect([status, body.error]).toEqual([422, 'This time slot is no longer available.']);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'pending' }]);
  await toggle({ active: false });
  expect((await slotsOf(world)).available_dates.slice(0, 2)).toEqual(['21/11/2026', '22/11/2026']);
  expect((await asksFor(world, '2026-11-24', '10:00')).status).toBe(200);
});

test('AVL-05 do-not-disturb saved along with the profile', async () => {
  expect((await world.ask('mentor', saveProfile, { body: { availability: { dnd: true } } })).status).toBe(200);
  expect(await isActive()).toBe(true);
  expect((await world.ask('mentor', saveProfile, { body: { user: { timezone: 'Europe/London' } } })).status).toBe(200);
  expect(await showOf(world)).toMatchObject({ dnd: true, timezone: 'Europe/London' });
  await world.ask('mentor', saveProfile, { body: { availability: { dnd: false } } });
  expect(await isActive()).toBe(false);
});

test('AVL-11 only mentors see and set availability and do-not-disturb', async () => {
  const ask = async (as: (typeof personas)[number]) => {
    const replies = [
      await world.ask(as, myAvailability, { query: {} }),
      await world.ask(as, saveAvailability, { body: someHours }),
      await world.ask(as, dndStatus, {}),
      await world.ask(as, toggleDnd, { body: {} }),
    ];
    return replies.map(({ status }) => status);
  };
  expect(await ask('visitor')).toEqual([401, 401, 401, 401]);
  for (const as of ['mentee', 'pending_mentor', 'programme_admin', 'enterprise_admin', 'platform_admin'] as const) {
    expect(await ask(as), as).toEqual([403, 403, 403, 403]);
  }
  expect(await ask('other_mentor')).toEqual([200, 200, 200, 200]);
  expect(await world.rows('select user_id from availability_settings')).toEqual([
    { user_id: String(world.ids.other_mentor) },
  ]);
  const refused = await world.ask('mentee', myAvailability, { query: {} });
  expect(refused.body.error).toBe('Only mentors can set when they are available.');
});

test('AVL-11 a mentor of a programme is a mentor as well', async () => {
  await world.rows("update users set user_type = 'mentor' where id = $1", [world.ids.other_mentee]);
  expect((await world.ask('other_mentee', myAvailability, { query: {} })).status).toBe(200);
});

test('M22 what is kept here goes along in the download of everything', async () => {
  await world.ask('mentor', saveAvailability, { body: { ...someHours, sessions_a_week: 3, dnd: true } });
  const reply = await world.browserOf('mentor').inject({ method: 'GET', url: downloadOwnData.path });
  expect(reply.statusCode).toBe(200);
  const file = unzipSync(new Uint8Array(reply.rawPayload))['availability.json'];
  expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject({
    weekly_hours: someHours.rules,
    date_overrides: [
      { day: '2026-11-25', blocked: true },
      { day: '2026-11-26', from: '08:00', to: '10:00' },
    ],
    timezone: 'Asia/Kuala_Lumpur',
    notice_minutes: 120,
    sessions_a_week: 3,
    do_not_disturb: true,
  });
});

test('who is gone for good leaves no hours behind, and others keep theirs', async () => {
  await world.ask('mentor', saveAvailability, { body: { ...someHours, dnd: true } });
  await world.ask('other_mentor', saveAvailability, { body: { ...someHours, dnd: true } });
  const kept = async () => {
    const owners = await world.rows<{ user_id: string }>(
      `select user_id from availability_rules union select user_id from availability_overrides
       union select user_id from availability_settings order by user_id`,
    );
    return owners.map(({ user_id: id }) => Number(id));
  };
  const { mentor, other_mentor: other } = world.ids;
  const gone = await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'I have no time' } });
  expect(gone.status).toBe(200);
  expect(await kept()).toEqual([mentor, other].toSorted((a, b) => a - b));
  await world.moveClock(beginning.add({ hours: 24 * 31 }));
  expect(await kept()).toEqual([other]);
});
