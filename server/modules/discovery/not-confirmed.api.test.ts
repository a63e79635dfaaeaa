import { expect, test } from 'vitest';
import { confirmAddress, resendConfirmation } from '../../../contract/accounts/index.ts';
import { dashboardMentors, type MentorCard, programmeDirectory } from '../../../contract/discovery/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld } from '../../testing/world.fixture.ts';
import { listedMentor } from './queries/people.ts';

test('M41 an approved mentor is found once their address is confirmed', async () => {
  const world = await openWorld();
  const { mentor } = world.ids;
  const listed = () => world.database.transact(async (tx) => (await listedMentor(tx, mentor)) !== undefined);
  const indexed = async () => (await world.rows('select 1 from mentor_index where user_id = $1', [mentor])).length;
  expect(await listed()).toBe(true);
  await world.rows('update users set confirmed_at = null where id = $1', [mentor]);
  expect(await listed()).toBe(false);
  await world.rows('delete from mentor_index where user_id = $1', [mentor]);
  await world.ask('mentor', resendConfirmation, {});
  await world.runJobs();
  const letter = world.vendors.letters.findLast(({ to }) => to.includes('mentor@example.com'));
  const token = /confirmation_token=([\w-]+)/.exec(letter?.mail.text ?? '')?.[1] ?? '';
  expect((await world.ask('mentor', confirmAddress, { body: { confirmation_token: token } })).status).toBe(200);
  expect([await listed(), await indexed()]).toEqual([true, 1]);
});

test('M41 a mentor of a program who has not confirmed has no card there for members, and no dates on one that stays', async () => {
  const world = await openWorld();
  const { mentor, mentee } = world.ids;
  const query = { program_id: world.alpha.id };
  await world.rows("update programs set pairing_method = 'mentee_picks' where id = $1", [world.alpha.id]);
  const listed = async (who: Persona) => {
    const { body } = await world.ask(who, programmeDirectory, { query });
    return (body.data as { id: number }[]).some(({ id }) => id === mentor);
  };
  const suggested = async () => {
    const { body } = await world.ask('mentee', dashboardMentors, { query });
    return (body as { suggested: MentorCard[] }).suggested.some(({ id }) => id === mentor);
  };
  const dates = async () => {
    const { body } = await world.ask('mentee', dashboardMentors, { query });
    return (body as { my_mentors: MentorCard[] }).my_mentors.map(({ next_dates: next }) => next.length > 0);
  };
  expect([await listed('mentee'), await suggested(), await listed('programme_admin')]).toEqual([true, true, true]);
  const confirmed = (moment: string | null) =>
    world.rows('update users set confirmed_at = $2 where id = $1', [mentor, moment]);
  await confirmed(null);
  expect([await listed('mentee'), await suggested(), await listed('programme_admin')]).toEqual([false, false, true]);
  // Their own mentor stays on the dashboard of a mentee, without a time to choose.
  await confirmed('2026-01-01');
  const paired = await world.ask('mentee', connect, {
    body: { program_id: world.alpha.id, mentor_id: mentor, mentee_id: mentee },
  });
  expect(paired.status).toBe(200);
  expect(await dates()).toEqual([true]);
  await confirmed(null);
  expect(await dates()).toEqual([false]);
});
