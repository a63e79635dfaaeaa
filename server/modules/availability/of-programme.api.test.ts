import { beforeEach, expect, test } from 'vitest';
import * as admin from '../../../contract/availability/index.ts';
import { myAvailability, saveAvailability, toggleDnd } from '../../../contract/availability/index.ts';
import { availableSlots } from '../../../contract/bookings/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { asksFor, everyDay, someHours, zone } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const hoursIn = (programme: 'alpha' | 'beta' | null) =>
  world.ask('mentor', myAvailability, { query: { program_id: programme === null ? undefined : world[programme].id } });
const list = async (who: Persona = 'programme_admin') =>
  world.ask(who, admin.programmeAvailability, { query: { program_id: world.alpha.id } });

test('AVL-15 the admins of a programme see when its mentors are open, and nobody else’s hours', async () => {
  const { body } = await list();
  expect(body).toMatchObject({ total: 1, page: 1, max_pages: 1 });
  const [mentor] = body.mentors as { user_id: number; rules: unknown[] }[];
  expect(mentor).toMatchObject({ user_id: world.ids.mentor, slug: 'mentor', full_name: 'Mentor Tan', timezone: zone });
  expect(mentor?.rules).toHaveLength(7);
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.mentor]);
  expect((await list()).body).toMatchObject({ total: 0, mentors: [] });
});

test('AVL-15 an admin sets the hours of a mentor of theirs, who finds them so; of nobody else', async () => {
  const saveFor = (userId: number, who: Persona = 'programme_admin') =>
    world.ask(who, admin.saveMentorAvailability, {
      params: { id: userId },
      body: { ...someHours, program_id: world.alpha.id },
    });
  const { status, body } = await saveFor(world.ids.mentor);
  expect([status, body.message]).toEqual([200, 'Availability successfully updated']);
  const own = await hoursIn('alpha');
  expect(own.body).toEqual(body.availability);
  expect((await hoursIn(null)).body.rules).toEqual(everyDay);
  const shown = await world.ask('programme_admin', admin.mentorAvailability, {
    params: { id: world.ids.mentor },
    query: { program_id: world.alpha.id },
  });
  expect(shown.body).toEqual({ ...own.body, full_name: 'Mentor Tan' });
  for (const stranger of [world.ids.mentee, world.ids.other_mentor]) {
    expect((await saveFor(stranger)).body.code).toBe('programmes.member_not_found');
  }
  expect((await saveFor(world.ids.mentor, 'mentee')).status).toBe(403);
});

test('AVL-15 what an admin saves leaves the mentor’s zone, notice, breaks, limit and do-not-disturb alone', async () => {
  const before = (await hoursIn(null)).body;
  const body = {
    ...someHours,
    timezone: 'Europe/Lisbon',
    notice_minutes: 20_160,
    buffer_before_minutes: 60,
    buffer_after_minutes: 60,
    sessions_a_week: 1,
    dnd: true,
    program_id: world.alpha.id,
  };
  const saved = await world.ask('programme_admin', admin.saveMentorAvailability, {
    params: { id: world.ids.mentor },
    body,
  });
  expect(saved.status).toBe(200);
  expect((await hoursIn(null)).body).toEqual({ ...before, version: expect.any(String) });
  const { rules, ...there } = (await hoursIn('alpha')).body;
  expect([rules, there.timezone, there.sessions_a_week, there.dnd]).toEqual([someHours.rules, zone, null, false]);
});

test('AVL-08 AVL-10 an admin turns do-not-disturb on for a mentor of theirs, who is offered there no longer', async () => {
  const turn = (userId: number, who: Persona = 'programme_admin') =>
    world.ask(who, admin.setMentorDnd, { params: { id: userId }, body: { program_id: world.alpha.id, active: true } });
  expect((await turn(world.ids.mentor)).body).toEqual({ active: true, message: 'Successfully updated.' });
  const openIn = async (programme?: 'alpha' | 'beta') => {
    const query = { timezone: zone, program_id: programme && world[programme].id };
    const { body } = await world.ask('mentee', availableSlots, { params: { id: String(world.ids.mentor) }, query });
    return body.available_dates.length > 0;
  };
  expect([await openIn('alpha'), await openIn()]).toEqual([false, true]);
  expect([(await hoursIn('alpha')).body.dnd, (await hoursIn(null)).body.dnd]).toEqual([true, false]);
  // The mentor's own word is the last one, there as well.
  await world.ask('mentor', toggleDnd, { body: { active: true } });
  await world.ask('mentor', toggleDnd, { body: { active: false } });
  expect([await openIn('alpha'), (await hoursIn('alpha')).body.dnd]).toEqual([true, false]);
  expect((await turn(world.ids.other_mentor)).body.code).toBe('programmes.member_not_found');
  expect((await turn(world.ids.mentor, 'mentor')).status).toBe(403);
});

const monday = { weekday: 1, from: '19:00', to: '21:00' };
const daysOf = async (programme: boolean) => {
  const query = { timezone: zone, ...(programme && { program_id: world.alpha.id }) };
  const { body } = await world.ask('mentee', availableSlots, { params: { id: String(world.ids.mentor) }, query });
  return body.timeslots as Record<string, string[]>;
};
const saveIn = (changes: object) =>
  world.ask('mentor', saveAvailability, {
    body: { rules: [monday], overrides: [], timezone: zone, program_id: world.alpha.id, ...changes },
  });

test('AVL-02 AVL-05 a programme has hours of its own, and without them the personal ones hold there', async () => {
  expect((await hoursIn('alpha')).body).toMatchObject({ rules: everyDay, own_hours: false });
  expect(await daysOf(true)).toEqual(await daysOf(false));
  expect((await saveIn({})).body.availability).toMatchObject({ rules: [monday], own_hours: true });
  expect(await daysOf(true)).toMatchObject({ '23/11/2026': ['19:00', '19:30', '20:00'] });
  expect(Object.keys(await daysOf(true))).not.toContain('24/11/2026');
  expect((await daysOf(false))['23/11/2026']).toContain('09:00');
  // Closed all week in this programme, though open elsewhere.
  expect((await saveIn({ rules: [], own_hours: true })).body.availability).toMatchObject({ own_hours: true });
  expect(await daysOf(true)).toEqual({ timeslot_timezone: zone });
  expect((await saveIn({ rules: [] })).body.availability).toMatchObject({ rules: everyDay, own_hours: false });
  expect(await daysOf(true)).toEqual(await daysOf(false));
});

test('AVL-14 a programme is asked in its own hours, and who is taken there is taken everywhere', async () => {
  await saveIn({});
  const refused = await asksFor(world, '2026-11-23', '10:00', 'mentor', world.alpha.id);
  expect([refused.status, refused.body.error]).toEqual([422, 'This time slot is no longer available.']);
  expect(refused.body).toHaveProperty('alternatives', expect.arrayContaining(['2026-11-23T11:00:00Z']));
  expect((await asksFor(world, '2026-11-23', '19:00', 'mentor', world.alpha.id)).status).toBe(200);
  await world.ask('mentor', saveAvailability, { body: { rules: [monday], overrides: [], timezone: zone } });
  for (const inAlpha of [true, false]) expect((await daysOf(inAlpha))['23/11/2026']).toEqual(['20:00']);
});

test('a programme’s hours are for its own mentors, while it runs', async () => {
  expect((await hoursIn('beta')).body.code).toBe('availability.programme_not_found');
  expect((await saveIn({ program_id: world.beta.id })).body.code).toBe('availability.programme_not_found');
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  expect((await saveIn({})).body.code).toBe('programmes.inactive');
  expect((await hoursIn('alpha')).status).toBe(200);
});

test('AVL-05 AVL-11 who mentors in a programme has hours and do-not-disturb to set, whatever their account is', async () => {
  const disturbNot = () =>
    world.ask('mentee', saveProfile, { body: { availability: { dnd: true }, program_id: world.alpha.id } });
  expect((await disturbNot()).status).toBe(403);
  expect((await world.ask('mentee', myAvailability, { query: {} })).status).toBe(403);
  await world.rows('update program_memberships set role_id = $1 where user_id = $2', [
    world.alpha.roleIds.Mentor,
    world.ids.mentee,
  ]);
  expect((await world.ask('mentee', myAvailability, { query: {} })).body.dnd).toBe(false);
  expect((await disturbNot()).status).toBe(200);
  expect((await world.ask('mentee', myAvailability, { query: {} })).body.dnd).toBe(true);
});
