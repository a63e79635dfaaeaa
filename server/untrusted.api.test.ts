import { beforeAll, describe, expect, test } from 'vitest';
import { allSamples } from './testing/all-samples.fixture.ts';
import { refusesMalformed } from './testing/malformed.fixture.ts';
import { prepared, type Sample, sendSample, titled, titleOf } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

// How every endpoint handles input that nobody should send; whether a database would accept it is not tested here.
const changes = ({ endpoint }: Sample) =>
  endpoint.method !== 'GET' && !byBearer.has(titleOf(endpoint)) && !bySignature.has(titleOf(endpoint));

// Both written by hand, never read from the contract that they judge.
/**
 * Called before there is a page with a token, or from outside a page: these calls are checked by their origin alone.
 */
const byOrigin = new Set([
  'POST /login.json',
  'POST /login/restore',
  'POST /api/enterprise/v1/auth/sign_up',
  'POST /api/enterprise/v1/auth/forgot_password',
  'POST /api/enterprise/v1/auth/reset_password',
  'POST /api/enterprise/v1/auth/resend_confirmation',
  // By a mailbox, and by the mail provider, neither of which has a cookie.
  'POST /unsubscribe/{key}/{kind}',
  'POST /mail/events',
]);
/** Part of the enterprise API (ACC-29), and the calls of group chats (CHT-11): no browser sends a bearer token on its own. */
const byBearer = new Set([
  'POST /chat/group-chat',
  'PUT /chat/group-chat',
  'POST /chat/group-add',
  'DELETE /chat/group-remove',
  'DELETE /kill-session',
  'POST /api/enterprise/v1/admin/enterprise',
  'PATCH /api/enterprise/v1/admin/current',
]);

/** From a vendor, who signs the very bytes; without a right signature nothing in them is read (CRD-38). */
const bySignature = new Set(['POST /payments/webhook', 'POST /whatsapp/replies']);

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

/** What nobody may change just by sending it. */
const privileges = async () => [
  await world.rows(
    'select user_type, is_fl_mentor, is_platform_admin, is_enterprise, confirmed_at, deleted_at from users order by id',
  ),
  await world.rows('select user_id, points from credit_balances order by user_id'),
  await world.rows('select status, awaiting_role, program_id, requester_id, credits_charged from bookings order by id'),
  await world.rows('select user_id, status from mentor_applications order by id'),
];

const takesFields = ({ endpoint }: Sample) => endpoint.body !== undefined && !bySignature.has(titleOf(endpoint));

describe.each(titled(allSamples.filter(takesFields)))('over-posting to %s', (_title, one) => {
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
      // JSON with an unknown field is refused; in a form, the field is ignored.
      expect(reply.status).toBe(one.uploads ? 200 : 422);
      expect({}).not.toHaveProperty('isPlatformAdmin');
      expect(await privileges()).toEqual(before);
    });
  });
});

const foreign = { headers: { origin: 'https://elsewhere.example' } };

describe.each(titled(allSamples.filter(changes)))('CSRF at %s', (title, one) => {
  const attempts = byOrigin.has(title) ? [foreign] : [{ csrf: null }, { csrf: 'wrong' }, foreign];

  test('SYS-11 takes no call that does not prove its page', async () => {
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

describe.each(titled(allSamples).filter(([title]) => byOrigin.has(title)))('%s', (_title, one) => {
  test('SYS-11 needs no token: its own origin is enough', async () => {
    await prepared(world, one, async (input) => {
      const headers = { origin: 'http://lantern.test' };
      expect((await sendSample(world, one, input, { csrf: null, headers })).status).toBe(one.answers[one.as]);
    });
  });
});

describe.each(titled(allSamples).filter(([title]) => byBearer.has(title)))('%s', (_title, one) => {
  test('SYS-11 ACC-29 takes the cookie of a session for nobody', async () => {
    await prepared(world, one, async (input) => {
      expect((await world.ask(one.as, one.endpoint, input)).status).toBe(401);
    });
  });
});

test('SYS-11 every call that is excused from a token is one of the product', () => {
  const known = new Set(allSamples.map(({ endpoint }) => titleOf(endpoint)));
  expect([...byOrigin, ...byBearer].filter((title) => !known.has(title))).toEqual([]);
});
