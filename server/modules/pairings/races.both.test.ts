import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../../contract/pairings/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countMentees } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';
import { insertPairings } from './store.ts';

let world: World;
let mentees: number[];
const rounds = 3;
const times = 16;

beforeEach(async () => {
  world = await openWorld();
  const made = await world.rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, timezone, confirmed_at, created_at, user_type)
     select md5('many ' || n), 'many-' || n, 'Many', 'Tan', 'many' || n || '@example.com', 'UTC', $1, $1, 'mentee'
     from generate_series(1, $2::int) n returning id::int`,
    [world.clock.now().toString(), times],
  );
  mentees = made.map(({ id }) => id);
  await world.rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at)
     select $1, id, $2, $3 from unnest($4::bigint[]) id`,
    [world.alpha.id, world.alpha.roleIds.Mentee, world.clock.now().toString(), mentees],
  );
});

const capacity = (most: number) =>
  world.rows('update program_memberships set capacity = $3 where program_id = $1 and user_id = $2', [
    world.alpha.id,
    world.ids.mentor,
    most,
  ]);
const countPairs = async () => {
  const [row] = await world.rows<{ pairs: number }>(
    "select count(*)::int as pairs from pairings where mentor_id = $1 and status = 'active'",
    [world.ids.mentor],
  );
  return row?.pairs;
};
const emptied = () => world.rows(`with gone as (delete from pairing_participants) delete from pairings`);

test('PAR-34 many mentees connect with one mentor at once: as many as there is room for become a pair, the rest are told', async () => {
  const browsers = await Promise.all(mentees.map((id) => world.browserFor(id)));
  for (const browser of browsers) await browser.csrf();
  for (let round = 0; round < rounds; round += 1) {
    await emptied();
    const room = round + 1;
    await capacity(room);
    const answers = await Promise.all(
      browsers.map((browser, at) =>
        browser.ask(connect, {
          body: { program_id: world.alpha.id, mentor_id: world.ids.mentor, mentee_id: mentees[at] ?? 0 },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(room);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(times - room);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['This mentor is not taking new mentees.']));
    expect(await countPairs()).toBe(room);
  }
});

test('PAR-34 its twin: counted without the lock on the programme, a mentor for one has many', async () => {
  await capacity(1);
  const pair = (menteeId: number) => ({ programId: world.alpha.id, mentorId: world.ids.mentor, menteeId });
  const counted = mentees.map(async (menteeId) => ({
    menteeId,
    // Everyone reads before anyone writes, which the lock normally prevents.
    full: await world.database.transact(async (tx) =>
      isFull({ capacity: 1, mentees: await countMentees(tx, pair(menteeId)) }),
    ),
  }));
  for (const { menteeId, full } of await Promise.all(counted)) {
    if (full) continue;
    await world.database.transact((tx) =>
      insertPairings(tx, [{ ...pair(menteeId), createdBy: menteeId, createdAt: world.clock.now() }]),
    );
  }
  expect(await countPairs()).toBeGreaterThan(1);
});

/** One pair written many times in parallel, without the check that the verb makes first. */
const writtenAtOnce = async () => {
  const [menteeId = 0] = mentees;
  const values = { programId: world.alpha.id, mentorId: world.ids.mentor, menteeId, createdBy: menteeId };
  await Promise.all(
    Array.from({ length: times }, () =>
      world.database.transact((tx) => insertPairings(tx, [{ ...values, createdAt: world.clock.now() }])),
    ),
  );
  return countPairs();
};

test('PAR-30 the constraint alone makes two people one pair', async () => {
  expect(await writtenAtOnce()).toBe(1);
});

test('PAR-30 its twin: without the constraint two people are a pair many times', async () => {
  await world.rows('drop index pairings_once');
  try {
    expect(await writtenAtOnce()).toBe(times);
  } finally {
    await emptied();
    await world.rows(
      "create unique index pairings_once on pairings (program_id, mentor_id, mentee_id) where status <> 'ended'",
    );
  }
});
