import { beforeEach, expect, test } from 'vitest';
import { withdrawCertificate } from '../../../contract/records/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { standingIn } from './queries.ts';
import { asked, entitled } from './records.fixture.ts';
import { insertCertificate } from './store.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await entitled(world);
  await world.browserOf('mentee').csrf();
});

const times = 8;
const atOnce = <T>(act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_none, at) => act(at)));
const standing = () => world.rows('select number from certificates where withdrawn_at is null');

/** A certificate, written without a look at whether there is one. */
const written = (at: number) =>
  world.database.transact((tx) =>
    insertCertificate(tx, {
      number: `LNT-0000-0000-0000-000${at}`,
      userId: world.ids.mentee,
      programId: world.alpha.id,
      name: 'Mentee Tan',
      programName: 'Alpha',
      startsOn: '2026-08-03',
      endsOn: '2026-10-31',
      minutes: 60,
      issuedAt: world.clock.now(),
    }),
  );

test('M49 asked for on many devices at once, there is one certificate, and all of them get it', async () => {
  const replies = await atOnce(() => asked(world));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
  expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1);
  expect(await standing()).toHaveLength(1);
});

test('M49 withdrawn while it is asked for: what stands afterwards is the one that was answered, or none', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { body: first } = await asked(world);
    const [again, gone] = await Promise.all([
      asked(world),
      world.ask('mentee', withdrawCertificate, { params: { id: first.id } }),
    ]);
    expect([again.status, gone.status]).toEqual([200, 200]);
    const expected = again.body.number === first.number ? [] : [{ number: again.body.number }];
    expect(await standing()).toEqual(expected);
  }
});

test('M49 the index alone keeps one, where nobody waits for the other', async () => {
  const tried = await Promise.allSettled(Array.from({ length: times }, (_none, at) => written(at)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await standing()).toHaveLength(1);
});

test('M49 its twin: who looks without the lock and writes without the index makes many', async () => {
  await world.rows('drop index certificates_one_each');
  try {
    const seen = await atOnce(() => world.database.transact((tx) => standingIn(tx, world.ids.mentee, world.alpha.id)));
    for (const [at, one] of seen.entries()) if (one === undefined) await written(at);
    expect(await standing()).toHaveLength(times);
  } finally {
    await world.rows('delete from certificates');
    await world.rows(
      'create unique index certificates_one_each on certificates (user_id, program_id) where withdrawn_at is null',
    );
  }
});
