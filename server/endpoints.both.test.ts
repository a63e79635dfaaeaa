import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { allSamples } from './all-samples.fixture.ts';
import { refusesMalformed } from './malformed.fixture.ts';
import { personas } from './personas.fixture.ts';
import type { Sample } from './samples.fixture.ts';
import { openWorld, type World } from './world.fixture.ts';

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
/** Event streams never end, and have a test of their own. */
const isAsked = ({ answers }: Endpoint) => answers !== 'stream';
const changes = ({ endpoint }: Sample) => endpoint.method !== 'GET' && endpoint.credentials !== 'bearer';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const ask = async (one: Sample, persona = one.as, options: Parameters<World['ask']>[3] = {}, extra: object = {}) => {
  const input = await one.call(world);
  const { body } = input as { body?: object };
  const uploads = one.uploads ? { uploads: one.uploads() } : {};
  const bearer = one.endpoint.credentials === 'bearer' ? { headers: await world.bearerOf(persona) } : {};
  return world.ask(
    persona,
    one.endpoint,
    { ...input, ...(body && { body: { ...extra, ...body } }) },
    { ...uploads, ...bearer, ...options },
  );
};

test('every endpoint has exactly one sample', () => {
  const counts = new Map(world.handled.filter(isAsked).map((endpoint) => [titleOf(endpoint), 0]));
  for (const { endpoint } of allSamples) counts.set(titleOf(endpoint), (counts.get(titleOf(endpoint)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
});

describe.each(allSamples.map((one) => [titleOf(one.endpoint), one] as const))('%s', (_title, one) => {
  test('SYS-16 answers everybody as the permissions table says', async () => {
    const answered: Record<string, number> = {};
    for (const persona of personas) {
      await world.rollingBack(async () => {
        answered[persona] = (await ask(one, persona)).status;
      });
    }
    expect(answered).toEqual(one.answers);
  });

  test('SYS-18 refuses what is malformed with a readable answer', async () => {
    await refusesMalformed(world, one, 20);
  });
});

const forged = {
  id: 1,
  role: 'admin',
  user_type: 'admin',
  is_platform_admin: true,
  is_fl_mentor: true,
  balance: 100_000,
  points: 100_000,
  status: 'fully_rated',
  program_id: 7,
  confirmed_at: '2020-01-01T00:00:00Z',
  user_id: 1,
};

/** What nobody may set by saying so. */
const privileges = async () => [
  await world.rows(
    'select user_type, is_fl_mentor, is_platform_admin, is_enterprise, confirmed_at, deleted_at from users order by id',
  ),
  await world.rows('select user_id, points from credit_balances order by user_id'),
  await world.rows('select status, awaiting_role, program_id, requester_id, credits_charged from bookings order by id'),
  await world.rows('select user_id, status from mentor_applications order by id'),
];

describe.each(allSamples.filter(({ endpoint }) => endpoint.body).map((one) => [titleOf(one.endpoint), one] as const))(
  'over-posting to %s',
  (_title, one) => {
    test('BKG-38 stores nothing that was not asked for', async () => {
      const states: unknown[] = [];
      for (const extra of [{}, forged]) {
        await world.rollingBack(async () => {
          await ask(one, one.as, {}, extra);
          states.push(await privileges());
        });
      }
      expect(states[1]).toEqual(states[0]);
    });

    test('BKG-38 takes no body that reaches for the prototype', async () => {
      await world.rollingBack(async () => {
        const input = (await one.call(world)) as { body: object };
        const before = await privileges();
        const poisoned = { ...input, body: { ...input.body, ['__proto__']: { isPlatformAdmin: true } } };
        const reply = await ask({ ...one, call: async () => poisoned as never });
        // As JSON it is refused; a form's field of that name is left out.
        expect(reply.status).toBe(one.uploads ? 200 : 422);
        expect({}).not.toHaveProperty('isPlatformAdmin');
        expect(await privileges()).toEqual(before);
      });
    });
  },
);

describe.each(allSamples.filter(changes).map((one) => [titleOf(one.endpoint), one] as const))(
  'CSRF at %s',
  (_title, one) => {
    test('SYS-11 takes no call that does not prove its page', async () => {
      const byOrigin = one.endpoint.proof === 'origin';
      const foreign = { headers: { origin: 'https://elsewhere.example' } };
      const attempts = byOrigin ? [foreign] : [{ csrf: null }, { csrf: 'wrong' }, foreign];
      for (const attempt of attempts) {
        await world.rollingBack(async () => {
          const before = await privileges();
          const reply = await ask(one, one.as, attempt);
          expect(reply.status).toBe(403);
          expect(reply.body).toMatchObject({ code: 'request.untrusted' });
          expect(await privileges()).toHaveLength(before.length);
        });
      }
    });
  },
);
