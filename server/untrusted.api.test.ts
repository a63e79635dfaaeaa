import { beforeAll, describe, expect, test } from 'vitest';
import { allSamples } from './testing/all-samples.fixture.ts';
import { refusesMalformed } from './testing/malformed.fixture.ts';
import { prepared, type Sample, sendSample, titled } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

// What every endpoint does with what nobody should send; whether a database accepts it is not asked here.
const changes = ({ endpoint }: Sample) => endpoint.method !== 'GET' && endpoint.credentials !== 'bearer';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

describe.each(titled(allSamples))('%s', (_title, one) => {
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

describe.each(titled(allSamples.filter(({ endpoint }) => endpoint.body)))('over-posting to %s', (_title, one) => {
  test('BKG-38 stores nothing that was not asked for', async () => {
    const states: unknown[] = [];
    await prepared(world, one, async (input) => {
      for (const extra of [{}, forged]) {
        await world.rollingBack(async () => {
          await sendSample(world, one, input, { extra });
          states.push(await privileges());
        });
      }
    });
    expect(states[1]).toEqual(states[0]);
  });

  test('BKG-38 takes no body that reaches for the prototype', async () => {
    await prepared(world, one, async (input) => {
      const before = await privileges();
      const { body } = input as { body: object };
      const poisoned = { ...input, body: { ...body, ['__proto__']: { isPlatformAdmin: true } } };
      const reply = await sendSample(world, one, poisoned as never);
      // As JSON it is refused; a form's field of that name is left out.
      expect(reply.status).toBe(one.uploads ? 200 : 422);
      expect({}).not.toHaveProperty('isPlatformAdmin');
      expect(await privileges()).toEqual(before);
    });
  });
});

describe.each(titled(allSamples.filter(changes)))('CSRF at %s', (_title, one) => {
  test('SYS-11 takes no call that does not prove its page', async () => {
    const byOrigin = one.endpoint.proof === 'origin';
    const foreign = { headers: { origin: 'https://elsewhere.example' } };
    const attempts = byOrigin ? [foreign] : [{ csrf: null }, { csrf: 'wrong' }, foreign];
    await prepared(world, one, async (input) => {
      const before = await privileges();
      for (const attempt of attempts) {
        const reply = await sendSample(world, one, input, attempt);
        expect(reply.status).toBe(403);
        expect(reply.body).toMatchObject({ code: 'request.untrusted' });
        expect(await privileges()).toEqual(before);
      }
    });
  });
});
