import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import { blockPerson, listSafetyReports, reportPerson, unblockPerson } from '../../../contract/safety/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { newKey, saidIn, talkOf } from './chat.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const write = (as: Person, id: number) =>
  world.ask(as, contract.sendMessage, { params: { id }, body: { key: newKey(), body: 'Hello' } });
const offered = async (as: Person) => {
  const { body } = await world.ask(as, contract.listPeople, { query: { program_id: world.alpha.id } });
  return (body.data as { full_name: string }[]).map(({ full_name: name }) => name);
};

test.each([
  ['mentee', 'mentor'],
  ['mentor', 'mentee'],
] as const)('M47 once the %s has blocked the other neither writes; what was written can be read', async (by, whom) => {
  const id = await talkOf(world);
  await saidIn(world, id, { body: 'From before' });
  expect((await write('mentee', id)).status).toBe(200);
  expect((await world.ask(by, blockPerson, { body: { user_id: world.ids[whom] } })).status).toBe(200);
  for (const who of ['mentee', 'mentor'] as const) {
    expect(await write(who, id)).toMatchObject({ status: 422, body: { code: 'chat.cannot_write' } });
    const shown = await world.ask(who, contract.showConversation, { params: { id } });
    expect(shown.body.why_not.write).toBe('chat.cannot_write');
    const { body } = await world.ask(who, contract.listMessages, { params: { id }, query: {} });
    expect(body.data).toHaveLength(2);
  }
  expect(await offered('mentee')).not.toContain('Mentor Tan');
  expect(await offered('mentor')).not.toContain('Mentee Tan');
  await world.ask(by, unblockPerson, { params: { user_id: world.ids[whom] } });
  expect((await write('mentor', id)).status).toBe(200);
  expect(await offered('mentee')).toContain('Mentor Tan');
});

test('M47 no conversation begins between two people of whom one has blocked the other', async () => {
  await world.ask('mentor', blockPerson, { body: { user_id: world.ids.mentee } });
  const body = { user_id: world.ids.mentor, program_id: world.alpha.id };
  expect(await world.ask('mentee', contract.openConversation, { body })).toMatchObject({
    status: 422,
    body: { code: 'chat.cannot_write' },
  });
});

test('M47 a reported message is read by the admins of its program, as it was, and by nobody who is not in the conversation', async () => {
  const id = await talkOf(world);
  const message = await saidIn(world, id, { body: 'Buy my course' });
  const report = (as: Person) =>
    world.ask(as, reportPerson, {
      body: { user_id: world.ids.mentee, message_id: message, reason: 'He sells things' },
    });
  expect(await report('programme_admin')).toMatchObject({ status: 404, body: { code: 'safety.message_not_found' } });
  expect((await report('mentor')).status).toBe(200);
  const queue = async () => {
    const query = { program_id: world.alpha.id };
    return (await world.ask('programme_admin', listSafetyReports, { query })).body.reports;
  };
  const told = { excerpt: 'Buy my course', about: { full_name: 'Mentee Tan' } };
  expect(await queue()).toMatchObject([{ ...told, message_gone: false }]);
  await world.rows("update chat_messages set deleted_at = now(), body = ''");
  expect(await queue()).toMatchObject([{ ...told, message_gone: true }]);
});
