import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/invitations/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

const many = (count: number) => Array.from({ length: count }, (_none, n) => `many-${n}@example.com`);
const send = (more: object) => {
  const roleId = world.alpha.roleIds.Mentee;
  const body = { role_id: roleId, redirect_url: 'http://lantern.test/users/login', ...more };
  return world.ask('programme_admin', contract.sendInvites, { params: { roleId }, body });
};
const invited = async () => (await world.rows('select 1 from role_invite_emails')).length;

test('B09 a call takes 500 addresses, however they come; one more is refused at its field', async () => {
  const all = many(501);
  for (const [field, body] of [
    ['email', { email: all.map((email) => ({ email })) }],
    ['send_invite', { send_invite: all }],
    ['email', { batch_send_invites: all.join(' ') }],
  ] as const) {
    expect(await send(body)).toMatchObject({
      status: 422,
      body: {
        fields: { [field]: 'Please use at most 500 addresses at once' },
        field_codes: { [field]: { code: 'invitations.too_many_addresses', params: { most: 500 } } },
      },
    });
  }
  expect(await invited()).toBe(0);
  expect((await send({ batch_send_invites: many(500).join(' ') })).body.sent).toBe(500);
});

test('B09 a program sends 2,000 invitations in 24 hours, whoever they go to', async () => {
  await world.rows('insert into role_invite_batches (program_id, letters, at) values ($1, 1400, $2), ($3, 2000, $4)', [
    world.alpha.id,
    beginning.subtract({ hours: 23, minutes: 58 }).toString(),
    world.beta.id,
    beginning.toString(),
  ]);
  const send_invite = many(500);
  expect((await send({ send_invite })).status).toBe(200);
  const tooMany = {
    error: 'This program has sent as many invitations as it may in a day. Please send the others later.',
    code: 'invitations.too_many_today',
    retry_after: 120,
  };
  // People who were already invited count too: each of them would get another email.
  expect(await send({ send_invite: send_invite.slice(0, 101) })).toMatchObject({ status: 429, body: tooMany });
  expect((await send({ send_invite: ['one@example.com', ...send_invite.slice(0, 99)] })).body.sent).toBe(100);
  expect(await send({ send_invite: ['two@example.com'] })).toMatchObject({ status: 429, body: tooMany });
  expect(await invited()).toBe(501);
  world.clock.moveTo(beginning.add({ minutes: 2 }));
  expect((await send({ send_invite: ['two@example.com'] })).status).toBe(200);
});
