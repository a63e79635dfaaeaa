import { beforeEach, expect, test } from 'vitest';
import type { ResetRequested } from '../../domain-events/accounts.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { watchQueues } from './watch-queues.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const mentee = 'mentee@example.com';
const admin = 'platform_admin@example.com';
const stuck = 'Lantern: work is waiting too long';

const askForReset = () =>
  world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() }),
  );
/** A job that no process takes. */
const leaveJob = async () => {
  const job = { subscriber: 'notifications.tellPeople account.deleted', event: { name: 'account.deleted' } };
  await world.database.transact((tx) => world.jobs.enqueue(tx, [job]));
};
/** Jobs are dated by the database's clock, which no test sets: so they are made as old as they would be. */
const age = (minutes: number) =>
  world.rows(`update pgboss.job set created_on = now() - make_interval(mins => $1) where name = 'reactions'`, [
    minutes,
  ]);
/** The schedules so many minutes after the beginning, without the waiting jobs. */
const lookAfter = async (minutes: number, jobAge = minutes) => {
  world.clock.moveTo(beginning.add({ minutes }));
  await age(jobAge);
  await world.jobs.runSchedules();
};
const day = 24 * 60;
const loseJobs = () => world.rows(`delete from pgboss.job where name = 'reactions'`);
const subjects = () => lettersTo(world, admin).map(({ subject }) => subject);

test('an email that waits for longer than 15 minutes is warned of once, and once more when it has gone', async () => {
  world.vendors.refused.add(mentee);
  await askForReset();
  await world.runJobs();
  await world.moveClock(beginning.add({ minutes: 15 }));
  expect(world.warnings).toEqual([]);
  await world.moveClock(beginning.add({ minutes: 15, seconds: 1 }));
  const begun = { line: 'waiting too long', details: { queue: 'email', waiting: 1, minutes: 15 } };
  expect(world.warnings).toEqual([begun]);
  await world.moveClock(beginning.add({ minutes: 16 }));
  expect(world.warnings).toEqual([begun]);
  expect(subjects()).toEqual([stuck]);

  world.vendors.refused.clear();
  await world.moveClock(beginning.add({ minutes: 60 }));
  await world.moveClock(beginning.add({ minutes: 61 }));
  const ended = { line: 'no longer waiting too long', details: { queue: 'email', waiting: 0 } };
  expect(world.warnings).toEqual([begun, ended]);
  expect(subjects()).toEqual([stuck]);
});

test('the email to the admins waits with the others while the mail server takes nothing', async () => {
  for (const address of [mentee, admin]) world.vendors.refused.add(address);
  await askForReset();
  await world.runJobs();
  await world.moveClock(beginning.add({ minutes: 20 }));
  expect(world.warnings).toHaveLength(1);
  expect(subjects()).toEqual([]);
  world.vendors.refused.clear();
  await world.moveClock(beginning.add({ minutes: 30 }));
  expect(subjects()).toEqual([stuck]);
});

test('an old job is warned of once an incident, and the admins get one email a day', async () => {
  await leaveJob();
  await lookAfter(15);
  expect(world.warnings).toEqual([]);
  await lookAfter(16);
  await lookAfter(300);
  const begun = { line: 'waiting too long', details: { queue: 'job', waiting: 1, minutes: 16 } };
  expect(world.warnings).toEqual([begun]);
  expect(subjects()).toEqual([stuck]);
  const [letter] = lettersTo(world, admin);
  expect(letter?.text).toContain(
    '1 waiting, the oldest since Friday, 20 November 2026, 6:00 pm (Asia/Kuala_Lumpur, UTC+08:00)',
  );
  await lookAfter(day + 15);
  expect(subjects()).toHaveLength(1);
  await lookAfter(day + 16);
  expect(subjects()).toHaveLength(2);
  expect(world.warnings).toEqual([begun]);

  await loseJobs();
  await lookAfter(day + 60);
  await leaveJob();
  await lookAfter(day + 120, 60);
  expect(world.warnings.map(({ line }) => line)).toEqual([
    'waiting too long',
    'no longer waiting too long',
    'waiting too long',
  ]);
  expect(subjects()).toHaveLength(2);
});

/** Two processes look at the same minute; what each of them would have written to its log. */
const twoLook = async (between: () => Promise<unknown> = async () => {}) => {
  const said: string[] = [];
  const { mail } = world.vendors;
  const post = { mail, whatsApp: null, push: world.vendors.push, settings: world.settings };
  const warn = (line: string) => void said.push(line);
  const look = () => watchQueues({ now: world.clock.now(), transact: world.transact, warn }, post);
  const first = look();
  await between();
  await Promise.all([first, look()]);
  return said;
};

test('a clock that is put back, or on, makes no job old, and an alarm ends all the same', async () => {
  await leaveJob();
  await lookAfter(day, 0);
  expect(world.warnings).toEqual([]);
  await lookAfter(day, 16);
  await loseJobs();
  await lookAfter(0);
  expect(world.warnings.map(({ line }) => line)).toEqual(['waiting too long', 'no longer waiting too long']);
});

test('of two processes that look at once one warns, and one email is sent', async () => {
  await leaveJob();
  await age(16);
  expect(await twoLook()).toEqual(['waiting too long']);
  expect(subjects()).toEqual([stuck]);
});

test('without the kept alarm both would warn', async () => {
  await leaveJob();
  await age(16);
  const forget = async () => {
    while ((await world.rows('delete from queue_alarms returning 1')).length === 0);
  };
  expect(await twoLook(forget)).toEqual(['waiting too long', 'waiting too long']);
});
