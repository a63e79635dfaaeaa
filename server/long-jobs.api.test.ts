import PgBoss from 'pg-boss';
import { expect, test } from 'vitest';
import { openJobs, type React } from './platform/jobs.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

type Process = ReturnType<typeof openJobs>;

/** Two kinds of jobs: a long one ends once a short one is done, whichever begins first. */
const openTwoKinds = async ({ database, clock }: World, renewEvery?: number) => {
  const done: string[] = [];
  let end = () => {};
  const shortDone = new Promise<void>((resolve) => {
    end = resolve;
  });
  const subscribers = new Map<string, React>([
    [
      'long',
      async () => {
        done.push('long begins');
        await shortDone;
        done.push('long ends');
      },
    ],
    [
      'short',
      async () => {
        done.push('short');
        end();
      },
    ],
  ]);
  const processes = [1, 2].map(() =>
    openJobs({
      database,
      clock,
      transact: () => Promise.reject(new Error('nothing is written here')),
      subscribers,
      aside: new Set(['long']),
      ...(renewEvery !== undefined && { renewEvery }),
      schedules: [],
      byItself: false,
      onFault: (fault) => {
        throw fault;
      },
      warn: () => {},
    }),
  );
  const [jobs, other] = processes as [Process, Process];
  await jobs.prepare();
  const leave = (...names: string[]) =>
    database.transact((tx) =>
      jobs.enqueue(
        tx,
        names.map((subscriber, nth) => ({ subscriber, event: { id: String(nth) } })),
      ),
    );
  return { done, jobs, other, leave };
};

test('PAR-31 a matching that takes long holds up nobody: the jobs behind it are done meanwhile', async () => {
  const world = await openWorld();
  const { done, jobs, leave } = await openTwoKinds(world);
  await leave('long');
  await leave('short', 'short');
  await jobs.poke();
  // Which of them begins first, and whether the second short one is done before the long one ends, is open.
  expect(done.toSorted()).toEqual(['long begins', 'long ends', 'short', 'short']);
  expect(done.indexOf('short')).toBeLessThan(done.indexOf('long ends'));
  expect(await world.rows("select state from pgboss.job where name = 'reactions' and state <> 'completed'")).toEqual(
    [],
  );
  await jobs.close();
});

test('PAR-31 whoever stops the server waits for what has begun', async () => {
  const world = await openWorld();
  const { done, jobs, leave } = await openTwoKinds(world);
  await leave('long');
  jobs.work();
  await expect.poll(() => done).toEqual(['long begins']);
  await leave('short');
  await expect.poll(() => done).toContain('short');
  await jobs.close();
  expect(done).toEqual(['long begins', 'short', 'long ends']);
});

/** A long job runs for longer than its lease of a second; then the queue looks for lost jobs, as it does by itself. */
const outlive = async (world: World, renewEvery: number) => {
  const { done, jobs, other, leave } = await openTwoKinds(world, renewEvery);
  await leave('long');
  jobs.work();
  await expect.poll(() => done).toEqual(['long begins']);
  await world.rows("update pgboss.job set expire_in = '1 second' where state = 'active'");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const executeSql = (text: string, values: unknown[]) => world.database.runSql(text, values);
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
  await boss.start();
  await boss.maintain();
  await world.rows("update pgboss.job set start_after = now() where name = 'reactions' and state = 'retry'");
  other.work();
  return { done, jobs, other, leave, boss };
};
const close = async ({ jobs, other, leave, boss }: Awaited<ReturnType<typeof outlive>>) => {
  await leave('short');
  await Promise.all([jobs.close(), other.close()]);
  await boss.stop({ graceful: false });
};

test('PAR-31 a matching that runs longer than a lease keeps it: no other process begins it as well', async () => {
  const opened = await outlive(await openWorld(), 100);
  await opened.leave('short');
  await expect.poll(() => opened.done).toContain('short');
  await close(opened);
  expect(opened.done.filter((one) => one === 'long begins')).toHaveLength(1);
});

test('the same job without that is begun by the other process', async () => {
  const opened = await outlive(await openWorld(), 600_000);
  await expect.poll(() => opened.done).toEqual(['long begins', 'long begins']);
  await opened.leave('short');
  await expect.poll(() => opened.done).toContain('short');
  await close(opened);
});
