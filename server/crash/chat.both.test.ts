import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChanges, openConversation, sendMessage } from '../../contract/chat/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openCaller } from './caller.fixture.ts';
import { ownGround, postgresUrl, prepare, type ServerPlace } from './ground.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { type Racer, racers } from './racers.fixture.ts';
import { openStream } from './stream.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

/** Two people of one group, who may write to each other on the platform (B116). */
const twoPeople = () =>
  prepare(ground, async (database): Promise<[Racer, Racer]> => {
    const [one, other] = await racers(database, 2, systemClock.now());
    if (!one || !other) throw new Error('nobody came');
    await database.runSql(
      `with made as (insert into pairings (type, name, status, created_by, created_at)
         values ('group', 'Two', 'active', $1, now()) returning id)
       insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $1, 'mentor' from made union all select id, $2, 'mentee' from made`,
      [one.id, other.id],
    );
    return [one, other];
  });

interface Place {
  url: string;
}

const begin = async ({ url }: Place, one: Racer, other: Racer) => {
  const caller = openCaller(url, one.token);
  const { body } = await caller.ask(openConversation, { body: { user_id: other.id, program_id: null } });
  caller.close();
  return Number(body['id']);
};

interface Kept {
  id: number;
  seq: number;
  key: string;
  body: string;
  sender_id: number;
}

const kept = () =>
  ground.inspect(
    async (database) =>
      (await database.runSql('select id::int, seq, key::text, body, sender_id::int from chat_messages order by seq'))
        .rows as unknown as Kept[],
  );

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

test('CHT-14 a server that is killed while people write loses no message that it answered, and doubles none that is sent again', async () => {
  const people = await twoPeople();
  const place = { url: '', gone: false };
  let server = await startServer(ground.settings);
  place.url = server.url;
  const id = await begin(server, ...people);
  const answered = new Map<string, number>();
  let finished = false;

  /** As a page does: the same message under the same key, until it is answered. */
  const insist = async ({ token }: Racer, body: string) => {
    const key = randomUUID();
    for (;;) {
      const caller = openCaller(place.url, token);
      try {
        const { status, body: said } = await caller.ask(sendMessage, { params: { id }, body: { key, body } });
        if (status === 200) return void answered.set(key, Number(said['id']));
      } catch {
        await after(50);
      } finally {
        caller.close();
      }
    }
  };
  const write = async (person: Racer, lane: number) => {
    for (let at = 0; !finished; at += 1) await insist(person, `lane ${lane}, message ${at}`);
  };
  const lanes = people.flatMap((person, at) => [write(person, at * 2), write(person, at * 2 + 1)]);
  /** However slow the machine is, each server has answered some messages before it is killed or the writing ends. */
  const moreAnswered = async () => {
    const before = answered.size;
    while (answered.size < before + 6) await after(20);
  };
  for (const pause of [200, 500]) {
    await moreAnswered();
    await after(pause);
    await server.kill();
    server = await startServer(ground.settings);
    place.url = server.url;
  }
  await moreAnswered();
  finished = true;
  await Promise.all(lanes);
  await server.stop();

  const rows = await kept();
  expect(rows.map(({ seq }) => seq)).toEqual(numbers(rows.length));
  expect(new Map(rows.map(({ key, id: one }) => [key, one]))).toEqual(
    new Map([...answered].toSorted((a, b) => a[1] - b[1])),
  );
  // What one lane sent stands in the order in which it sent it.
  for (const lane of numbers(4).map((n) => n - 1)) {
    const own = rows.filter(({ body }) => body.startsWith(`lane ${lane},`)).map(({ body }) => body);
    expect(own).toEqual(own.map((_body, at) => `lane ${lane}, message ${at}`));
  }
});

if (postgresUrl)
  test('CHT-14 two processes on one database: one order, no gap, and the page at the other hears and catches up', async () => {
    const people = await twoPeople();
    const [one, other] = people;
    const servers = await Promise.all([startServer(ground.settings), startServer(ground.settings)]);
    const id = await begin(servers[0], ...people);
    const page = await openStream(servers[1].url, other.token);
    const callers = [openCaller(servers[0].url, one.token), openCaller(servers[1].url, other.token)];
    await Promise.all(
      callers.flatMap((caller, at) =>
        numbers(15).map((n) =>
          caller.ask(sendMessage, { params: { id }, body: { key: randomUUID(), body: `${at} says ${n}` } }),
        ),
      ),
    );
    await page.hears(({ event, data }) => event === 'refresh' && JSON.stringify(data).includes('"chat"'));
    const rows = await kept();
    expect(rows.map(({ seq }) => seq)).toEqual(numbers(30));
    expect(new Set(rows.map(({ body }) => body)).size).toBe(30);
    const { body } = await (callers[1] ?? openCaller('', null)).get(
      listChanges.path.replace('{id}', String(id)).concat('?after=0'),
    );
    expect((body['data'] as { seq: number }[]).map(({ seq }) => seq)).toEqual(numbers(30));
    page.close();
    for (const caller of callers) caller.close();
  });
