import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/invitations/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const params = () => ({ roleId: world.alpha.roleIds.Mentee });
const resend = (count: number) =>
  world.ask('programme_admin', contract.resendInvited, { params: params(), body: { count } });
const toResend = async () => {
  const { body } = await world.ask('programme_admin', contract.listInvited, { params: params(), query: {} });
  return (body as { to_resend: number }).to_resend;
};
const invite = async (addresses: string[]) => {
  await world.ask('programme_admin', contract.sendInvites, {
    params: params(),
    body: {
      role_id: world.alpha.roleIds.Mentee,
      redirect_url: 'http://lantern.test/users/login',
      send_invite: addresses,
    },
  });
  await world.runJobs();
};
const letters = (address: string) => lettersTo(world, address).length;

test('C5 whoever has not joined gets a new link after a day: not sooner, not twice, and not those who have joined', async () => {
  await invite(['ann@example.com', 'bob@example.com', 'other_mentee@example.com']);
  expect(await toResend()).toBe(0);
  expect((await resend(0)).body).toMatchObject({ code: 'invitations.nobody_to_resend' });
  await world.moveClock(world.clock.now().add({ hours: 24 }));
  await world.rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)`,
    [world.alpha.id, world.ids.other_mentee, world.alpha.roleIds.Mentee, world.clock.now().toString()],
  );
  expect(await toResend()).toBe(2);
  expect((await resend(3)).body).toMatchObject({ code: 'invitations.list_changed', params: { people: 2 } });
  await world.browserOf('programme_admin').csrf();
  const both = await Promise.all([resend(2), resend(2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  await world.runJobs();
  expect(['ann@example.com', 'bob@example.com', 'other_mentee@example.com'].map(letters)).toEqual([2, 2, 1]);
  expect(await toResend()).toBe(0);
});

test('B09 when the day has room for some, the oldest are written to and the others stay for later', async () => {
  await invite(['first@example.com']);
  await world.moveClock(world.clock.now().add({ hours: 1 }));
  await invite(['second@example.com']);
  await world.moveClock(world.clock.now().add({ hours: 48 }));
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: day } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 1 });
  const answer = await resend(2);
  const refused = await resend(1);
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: day });
  expect(answer.body).toMatchObject({ sent: 1, later: 1 });
  expect(refused.body).toMatchObject({ code: 'programmes.too_many_emails', params: { emails: 1, left: 0 } });
  await world.runJobs();
  expect(['first@example.com', 'second@example.com'].map(letters)).toEqual([2, 1]);
});
