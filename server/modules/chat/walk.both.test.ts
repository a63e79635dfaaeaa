import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { chatBearer, listFor, messagesFor, read, send, show, talkOf, unreadFor } from './chat.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const people = ['mentee', 'mentor', 'portal_owner'] as const satisfies Person[];
type Who = (typeof people)[number];

interface Said {
  id: number;
  by: Who;
  body: string | null;
}

/** What a group is, in the simplest words: what was said, who is in it, how far each has read. */
interface Model {
  id: number;
  said: Said[];
  inIt: Set<Who>;
  readTo: Record<Who, number>;
}

const unreadIn = ({ said, readTo }: Model, who: Who) =>
  said.filter(({ by, body }, at) => at + 1 > readTo[who] && by !== who && body !== null).length;

const some = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const bearer = () => chatBearer(world, 'programme_admin');

const steps: Record<string, (model: Model, who: Who, at: number) => Promise<void>> = {
  say: async ({ id, said, inIt }, by, at) => {
    const { status, body } = await send(world, id, by, { body: `said ${at}` });
    expect(status).toBe(inIt.has(by) ? 200 : 404);
    if (status !== 200) return;
    said.push({ id: body.id, by, body: `said ${at}` });
    expect(body.seq).toBe(said.length);
  },
  edit: async ({ said, inIt }, by, at) => {
    const one = some(said, at);
    if (!one) return;
    const { status } = await world.ask(by, contract.editMessage, {
      params: { id: one.id },
      body: { body: `now ${at}` },
    });
    const may = inIt.has(by) && one.by === by && one.body !== null;
    expect(status === 200).toBe(may);
    if (may) one.body = `now ${at}`;
  },
  remove: async ({ said, inIt }, by, at) => {
    const one = some(said, at);
    if (!one) return;
    const { status } = await world.ask(by, contract.deleteMessage, { params: { id: one.id } });
    // The owner of the portal administers the program, and deletes what others wrote.
    const may = inIt.has(by) && (one.by === by || by === 'portal_owner') && one.body !== null;
    expect(status === 200).toBe(may);
    if (may) one.body = null;
  },
  read: async ({ id, said, inIt, readTo }, who, at) => {
    const seq = at % (said.length + 3);
    const { status } = await read(world, id, who, seq);
    expect(status).toBe(inIt.has(who) ? 200 : 404);
    if (inIt.has(who)) readTo[who] = Math.max(readTo[who], Math.min(seq, said.length));
  },
  react: async ({ said }, who, at) => {
    const one = some(said, at);
    if (one)
      await world.ask(who, contract.reactToMessage, {
        params: { id: one.id },
        body: { emoji: '🎉', on: at % 2 === 0 },
      });
  },
  leave: async ({ id, inIt }, who) => {
    const { status } = await world.ask(who, contract.leaveConversation, { params: { id }, body: {} });
    expect(status).toBe(inIt.has(who) ? 200 : 404);
    inIt.delete(who);
  },
  bring: async ({ id, said, inIt, readTo }, who) => {
    const body = { chatId: id, recipientUserIds: [world.ids[who]] };
    expect((await world.ask('programme_admin', contract.addToGroupChat, { body }, await bearer())).status).toBe(200);
    if (!inIt.has(who)) readTo[who] = said.length;
    inIt.add(who);
  },
  take: async ({ id, inIt }, who) => {
    const body = { chatId: id, recipientUserIds: [world.ids[who]] };
    expect((await world.ask('programme_admin', contract.removeFromGroupChat, { body }, await bearer())).status).toBe(
      200,
    );
    inIt.delete(who);
  },
};

/** Whatever was done, everybody sees what the model says, and the count of what is unread is never wrong. */
const holds = async (model: Model) => {
  const { id, said, inIt } = model;
  for (const who of people) {
    const rows = await listFor(world, who, world.alpha.id);
    const row = rows.find((one) => one.id === id);
    expect(row !== undefined).toBe(inIt.has(who));
    if (!inIt.has(who)) {
      expect((await show(world, id, who)).status).toBe(404);
      continue;
    }
    expect(row?.unread).toBe(unreadIn(model, who));
    expect(await unreadFor(world, who, world.alpha.id)).toBe(rows.reduce((sum, { unread }) => sum + unread, 0));
    const { data } = await messagesFor(world, id, who);
    expect(data.map(({ body }: contract.ChatMessage) => body)).toEqual(said.map(({ body }) => body));
    const { body } = await show(world, id, who);
    const first = said.findIndex(({ by, body: text }, at) => at + 1 > model.readTo[who] && by !== who && text !== null);
    expect(body.first_unread_seq).toBe(first < 0 ? null : first + 1);
  }
};

const walk = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(steps), 'say', 'say', 'read'),
    who: fc.constantFrom(...people),
    at: fc.nat(1000),
  }),
  { minLength: 5, maxLength: 24 },
);

test('CHT-14 whatever is written, changed, deleted, read and left: what is unread is counted right', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      await world.rollingBack(async () => {
        const id = await talkOf(world, { people, group: 'Walkers' });
        const model: Model = {
          id,
          said: [],
          inIt: new Set(people),
          readTo: { mentee: 0, mentor: 0, portal_owner: 0 },
        };
        for (const { step, who, at } of taken) await steps[step]?.(model, who, at);
        await holds(model);
      });
    }),
    { numRuns: 25 },
  );
});
