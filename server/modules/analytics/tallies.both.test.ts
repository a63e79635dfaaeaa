import { beforeEach, expect, test } from 'vitest';
import { rawSql } from '../../platform/db.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { heldInAlpha } from '../reviews/reviews.fixture.ts';
import { changeProgram } from './changed-program.fixture.ts';
import { randomProgram } from './random-program.fixture.ts';
import { addUpFigures } from './store.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** What the tallies say of a program, with what has not been added up. */
const tallied = () =>
  world.rows(
    `select figure, about::int, sum(counted)::int as counted from (
       select figure, about, counted from figure_tallies where program_id = $1
       union all select figure, about, change from figure_tally_changes where program_id = $1
     ) as every group by figure, about having sum(counted) <> 0 order by figure, about`,
    [world.alpha.id],
  );

const countAnew = () => world.rows('select count_figures(array[$1::bigint])', [world.alpha.id]);

test('ANA-18 counting all figures anew gives what was tallied change by change', async () => {
  const figures = new Set<unknown>();
  for (let seed = 1; seed <= 20; seed += 1) {
    await world.rollingBack(async () => {
      await randomProgram(world, seed);
      await world.transact(({ tx }) => addUpFigures(tx));
      await changeProgram(world, seed);
      const before = await tallied();
      await countAnew();
      expect(await tallied()).toEqual(before);
      for (const { figure } of before) figures.add(figure);
    });
  }
  expect(figures.size).toBe(5);
});

test('what was added up is gone from the changes, and the sums are the same', async () => {
  await randomProgram(world, 7);
  const before = await tallied();
  expect(before.length).toBeGreaterThan(3);
  await world.transact(({ tx }) => addUpFigures(tx));
  expect(await tallied()).toEqual(before);
  expect(await world.rows('select id from figure_tally_changes')).toEqual([]);
});

/** The clock's conclusion asks nobody for a review; while that is being written, a participant is marked as having given one. */
const concludeWhileRated = async () => {
  const id = await heldInAlpha(world);
  let second: Promise<unknown> = Promise.resolve();
  await world.database.transact(async (tx) => {
    await rawSql(tx)('update bookings set auto_completed = true where id = $1', [id]);
    second = world.database.transact((other) =>
      rawSql(other)(
        `update booking_participants set rated_at = (select completed_at from bookings where id = $1)
         where booking_id = $1 and user_type = 'mentee'`,
        [id],
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await second;
  return tallied();
};

const oneHeld = { figure: 'held_by_mentor', counted: 1 };

test('a session and a participant that change at once are both counted as they end up', async () => {
  expect(await concludeWhileRated()).toMatchObject([oneHeld]);
});

test('without the lock on the session a review is counted that nobody was asked for', async () => {
  if (world.database.kind === 'embedded') return; // it has one session: nothing happens at once
  const [row] = await world.rows<{ definition: string }>(
    `select pg_get_functiondef('tally_participant()'::regprocedure) as definition`,
  );
  const definition = String(row?.definition);
  expect(definition).toContain(' for no key update;');
  try {
    await world.rows(definition.replace(' for no key update;', ';'));
    expect(await concludeWhileRated()).toMatchObject([oneHeld, { figure: 'reviews_given', counted: 1 }]);
  } finally {
    await world.rows(definition);
  }
});
