import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/safety/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { personReported } from './safety.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const many = <T>(times: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));
const count = async (from: string) => (await world.rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

test('M47 of twelve blocks at once there is one', async () => {
  const body = { user_id: world.ids.mentor };
  const replies = await many(12, () => world.ask('mentee', contract.blockPerson, { body }));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('user_blocks')).toBe(1);
});

test('M47 two people block each other at once: nobody waits for the other', async () => {
  const { ids } = world;
  const replies = await many(8, (at) =>
    at % 2 === 0
      ? world.ask('mentee', contract.blockPerson, { body: { user_id: ids.mentor } })
      : world.ask('mentor', contract.blockPerson, { body: { user_id: ids.mentee } }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('user_blocks')).toBe(2);
});

test('M47 of twelve reports of one person at once there is one; the database alone refuses a second', async () => {
  const body = { user_id: world.ids.mentor, program_id: world.alpha.id, reason: 'Rude' };
  const replies = await many(12, () => world.ask('mentee', contract.reportPerson, { body }));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('safety_reports')).toBe(1);
  await expect(personReported(world)).rejects.toThrow('safety_reports_one_open');
});

test('M47 of many reports at once the twentieth of a day is the last', async () => {
  const now = world.clock.now().toString();
  await world.rows(
    `insert into safety_reports (about_user_id, program_id, reporter_id, reason, created_at, decision, decided_at)
     select $1, $2, $3, 'Rude', $4, 'kept', $4 from generate_series(1, 18)`,
    [world.ids.mentor, world.alpha.id, world.ids.mentee, now],
  );
  const people = ['mentor', 'portal_owner', 'programme_admin', 'enterprise_admin'] as const;
  const replies = await Promise.all(
    people.map((one) =>
      world.ask('mentee', contract.reportPerson, {
        body: { user_id: world.ids[one], program_id: world.alpha.id, reason: 'Rude' },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
  expect(await count('safety_reports')).toBe(20);
});

test('M47 one admin removes whom another lets stay at the same moment: one decision counts for every report', async () => {
  const first = await personReported(world);
  const second = await personReported(world, { by: 'portal_owner' });
  const decide = (as: 'programme_admin' | 'enterprise_admin', id: number, decision: contract.SafetyDecision) =>
    world.ask(as, contract.decideSafetyReport, { params: { id }, body: { decision } });
  const replies = await Promise.all([
    decide('programme_admin', first, 'remove'),
    decide('enterprise_admin', second, 'keep'),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await world.rows('select distinct decision from safety_reports')).toHaveLength(1);
  const [{ agree } = { agree: null }] = await world.rows<{ agree: boolean }>(
    `select (select removed_at is not null from program_memberships where user_id = $1)
       = (select bool_and(decision = 'removed') from safety_reports) as agree`,
    [world.ids.mentor],
  );
  expect(agree).toBe(true);
});
