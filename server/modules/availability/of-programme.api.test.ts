import { beforeEach, expect, test } from 'vitest';
import * as admin from '../../../contract/availability-admin.ts';
import { myAvailability } from '../../../contract/availability.ts';
import type { Persona } from '../../personas.fixture.ts';
import { openWorld, type World } from '../../world.fixture.ts';
import { someHours } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const list = async (who: Persona = 'programme_admin') =>
  world.ask(who, admin.programmeAvailability, { query: { program_id: world.alpha.id } });

test('AVL-15 the admins of a programme see when its mentors are open, and nobody else’s hours', async () => {
  const { body } = await list();
  expect(body).toMatchObject({ total: 1, page: 1, max_pages: 1 });
  const [mentor] = body.mentors as { user_id: number; rules: unknown[] }[];
  expect(mentor).toMatchObject({ user_id: world.ids.mentor, full_name: 'Mentor Tan', timezone: 'Asia/Kuala_Lumpur' });
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
  const own = await world.ask('mentor', myAvailability, { query: {} });
  expect(own.body).toEqual(body.availability);
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

test('AVL-11 who mentors in a programme has hours to set, whatever their account is', async () => {
  expect((await world.ask('mentee', myAvailability, { query: {} })).status).toBe(403);
  await world.rows('update program_memberships set role_id = $1 where user_id = $2', [
    world.alpha.roleIds.Mentor,
    world.ids.mentee,
  ]);
  expect((await world.ask('mentee', myAvailability, { query: {} })).status).toBe(200);
});
