import { beforeEach, expect, test } from 'vitest';
import { saveAvailability, toggleDnd } from '../../../contract/availability/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { showOf, zone } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const tabs = [0, 1, 2, 3, 4, 5, 6, 7];
const hoursOf = (tab: number) => [0, 1, 2].map((weekday) => ({ weekday, from: `0${tab}:00`, to: `0${tab}:45` }));

/**
 * Lets none of the tabs write before all of them have begun: another connection locks the person's row, which every
 * save writes to. The embedded database has only one session, so there the transactions run one after the other anyway.
 */
const whileNobodyCanWrite = async <T>(run: () => Promise<T>): Promise<T> => {
  if (world.database.kind === 'embedded') return run();
  const holder = await world.database.connect();
  // On a separate connection: within a transaction, pg_stat_activity does not change.
  const waiting = () =>
    world.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  try {
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [world.ids.mentor]);
    const running = run();
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(tabs.length);
    await holder.query('commit');
    return await running;
  } finally {
    await holder.end();
  }
};

/** Eight tabs that opened the same version save at the same time; returns which of them succeeded, and what is kept. */
const saveInAllTabs = async () => {
  const { version } = await showOf(world);
  const replies = await whileNobodyCanWrite(() =>
    Promise.all(
      tabs.map((tab) =>
        world.ask('mentor', saveAvailability, {
          body: { rules: hoursOf(tab), overrides: [], timezone: zone, version },
        }),
      ),
    ),
  );
  const kept = await world.rows<{ weekday: number; from: string; to: string }>(
    'select weekday, from_time as "from", to_time as "to" from availability_rules where user_id = $1 order by weekday, from_time',
    [world.ids.mentor],
  );
  const told = tabs.filter((tab) => replies[tab]?.status === 200);
  const refused = replies.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code]);
  return { told, refused, kept };
};

test.each([
  ['never saved before', false],
  ['has a row already', true],
])('of eight tabs of a mentor who %s, one saves, its hours are whole, and the others are told', async (_who, row) => {
  if (row) await world.ask('mentor', toggleDnd, { body: {} });
  const { told, refused, kept } = await saveInAllTabs();
  expect(told).toHaveLength(1);
  expect(refused).toEqual(Array.from({ length: 7 }, () => [422, 'availability.changed_elsewhere']));
  expect(kept).toEqual(hoursOf(told[0] ?? NaN));
});

// With a single session for everyone there is no race to show.
if (process.env.DATABASE_URL)
  test('its twin: with no row to queue at, all eight are told that it is saved, and seven are lost', async () => {
    await world.rows(`create function keep_nothing() returns trigger language plpgsql as 'begin return null; end'`);
    await world.rows(
      'create trigger no_row before insert on availability_settings for each row execute function keep_nothing()',
    );
    try {
      const { told, kept } = await saveInAllTabs();
      expect(told).toEqual(tabs);
      expect(tabs.filter((tab) => kept.some(({ from }) => from === hoursOf(tab)[0]?.from))).toHaveLength(1);
    } finally {
      await world.rows('drop function keep_nothing cascade');
    }
  });

test('AVL-08 every one of nine presses at once counts, also the first ever', async () => {
  const replies = await Promise.all([...tabs, 8].map(() => world.ask('mentor', toggleDnd, { body: {} })));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  expect(replies.filter(({ body }) => body.active)).toHaveLength(5);
  expect((await showOf(world)).dnd).toBe(true);
});
