import { beforeEach, expect, test } from 'vitest';
import { requestBooking } from '../../../../contract/bookings/index.ts';
import { blockPerson } from '../../../../contract/safety/index.ts';
import { rawSql } from '../../../platform/db.ts';
import { closedGate } from '../../../testing/gate.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { lockPeople } from '../../accounts/index.ts';
import { bodyFor, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ask = (days = 3) => world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(days)) });

/** The mentor blocks the mentee in a transaction that ends a moment after the mentee has asked for a session. */
const askedWhileBlocking = async ({ locked }: { locked: boolean }) => {
  const { ids, clock, database } = world;
  await world.browserOf('mentee').csrf();
  const [begun, held] = [closedGate(), closedGate()];
  const blocking = database.transact(async (tx) => {
    if (locked) await lockPeople(tx, [ids.mentor, ids.mentee]);
    await rawSql(tx)('insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
      ids.mentor,
      ids.mentee,
      clock.now().toString(),
    ]);
    begun.open();
    await held.opened;
  });
  await begun.opened;
  const asking = ask();
  await new Promise((resolve) => setTimeout(resolve, 400));
  held.open();
  await blocking;
  return asking;
};

test('M47 a session asked for while a block is being made waits for it, and is refused', async () => {
  expect(await askedWhileBlocking({ locked: true })).toMatchObject({
    status: 422,
    body: { code: 'bookings.not_bookable' },
  });
  expect(await world.rows('select 1 from bookings')).toEqual([]);
});

test('M47 without the lock on both people it would have been made', async () => {
  if (world.database.kind === 'embedded') return; // it has one session: nothing happens at once
  expect((await askedWhileBlocking({ locked: false })).status).toBe(200);
});

test('M47 many block and book at the same moment: what was made before stands, everything else is refused', async () => {
  for (const who of ['mentee', 'mentor'] as const) await world.browserOf(who).csrf();
  const body = { user_id: world.ids.mentee };
  const answers = await Promise.all([
    ask(3),
    ask(4),
    world.ask('mentor', blockPerson, { body }),
    ask(5),
    world.ask('mentor', blockPerson, { body }),
    ask(6),
  ]);
  const asked = [0, 1, 3, 5].map((at) => answers[at]);
  for (const answer of asked) expect([200, 'bookings.not_bookable']).toContain(answer?.body.code ?? answer?.status);
  expect([answers[2]?.status, answers[4]?.status]).toEqual([200, 200]);
  const made = asked.filter((answer) => answer?.status === 200).length;
  expect(await world.rows('select 1 from bookings')).toHaveLength(made);
  expect(await ask(7)).toMatchObject({ status: 422, body: { code: 'bookings.not_bookable' } });
});
