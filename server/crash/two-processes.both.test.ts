import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '../../contract/accounts/index.ts';
import { cancelMyBooking, requestBooking } from '../../contract/bookings/index.ts';
import { bodyFor, zone } from '../modules/bookings/bookings.fixture.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { projectFolder } from '../platform/project-folder.ts';
import { type Answer, openCaller } from './caller.fixture.ts';
import { emptyGround, type ServerPlace, ownGround, postgresUrl, prepare } from './ground.fixture.ts';
import { endAll, runToEnd, startServer } from './process.fixture.ts';
import { racers, signedIn } from './racers.fixture.ts';
import { openStream } from './stream.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

const guests = (count: number) =>
  prepare(ground, async (database) => {
    const now = systemClock.now();
    const { mentor } = await people(database.transact, now);
    return { mentor: await signedIn(database, mentor, now), mentees: await racers(database, count, now) };
  });

/** A separate hour for each number: eight a day. */
const hourOf = (at: number) =>
  systemClock
    .now()
    .toZonedDateTimeISO(zone)
    .add({ days: 5 + Math.floor(at / 8) })
    .startOfDay()
    .add({ hours: 9 + (at % 8) });

const rows = (text: string) => ground.inspect(async (database) => (await database.runSql(text)).rows);
const reactionsLeft = "select 1 as waits from pgboss.job where name like 'reactions%' and state < 'completed'";
const allRun = () => vi.waitFor(async () => expect(await rows(reactionsLeft)).toEqual([]), { timeout: 90_000 });
const idOf = ({ body }: Answer) => (body as { booking: { id: number } }).booking.id;

/** The embedded database allows one process; this checks what happens to a second one. */
const onOneFolder = () => {
  test('a second process on one data folder is refused with the pid of the first, which goes on', async () => {
    const first = await startServer(ground.settings);
    const began = performance.now();
    const refused = await runToEnd({ ...ground.settings, PORT: '0' });
    // It takes about a second plus the start of Node and the compiler; ten times that is the limit.
    expect(performance.now() - began).toBeLessThan(30_000);
    const folder = join(ground.folder, 'database');
    expect(refused).toEqual({
      code: 1,
      signal: null,
      said: '',
      complained: `The data folder ${folder} is in use by process ${first.pid}. Stop it first, or set DATA_DIR or DATABASE_URL.\n`,
    });
    const caller = openCaller(first.url, null);
    expect((await caller.get('/readyz')).body).toEqual({ status: 'ready' });
    caller.close();
    expect(await first.stop()).toMatchObject({ code: 0 });
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('the lock of a dead process is taken over', async () => {
    const dead = await startServer(ground.settings);
    await dead.kill();
    const lock = `${join(ground.folder, 'database')}.lock`;
    expect(existsSync(lock)).toBe(true);
    const next = await startServer(ground.settings);
    expect(next.pid).not.toBe(dead.pid);
  });
};

const onOneDatabase = () => {
  test('four processes that start at once on an empty database all start', async () => {
    await ground.drop();
    ground = await emptyGround();
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(ground.settings)));
    for (const { url } of servers) {
      const caller = openCaller(url, null);
      expect((await caller.get('/readyz')).status).toBe(200);
      caller.close();
    }
    const files = readdirSync(join(projectFolder(), 'db')).filter((name) => name.endsWith('.sql'));
    expect(await rows('select name from migrations order by name')).toEqual(files.toSorted().map((name) => ({ name })));
    expect(await rows('select count(*)::int as doubled from countries group by name having count(*) > 1')).toEqual([]);
  });

  test('what happens at one process shows at once on a page that is open at the other', async () => {
    const { mentor, mentees } = await guests(1);
    const [here, there] = await Promise.all([startServer(ground.settings), startServer(ground.settings)]);
    const page = await openStream(there.url, mentor.token);
    const stranger = await openStream(here.url, mentees[0]?.token ?? '');
    const caller = openCaller(here.url, mentees[0]?.token ?? '');
    const asked = await caller.ask(requestBooking, { body: bodyFor(mentor.id, hourOf(0)) });
    expect(asked.status).toBe(200);
    const { data } = await page.hears(({ event }) => event === 'refresh');
    expect(data).toMatchObject({ keys: expect.arrayContaining(['bookings']) });

    // Only the process whose clock was moved tells its pages.
    const moved = await fetch(`${here.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_minutes: 5 }),
    });
    expect(moved.status).toBe(200);
    await stranger.hears(({ event }) => event === 'clock');
    for (const one of [page, stranger, caller]) one.close();
  });

  test('ACC-70 signing out at one process ends the stream at the other, without waiting for a heartbeat', async () => {
    const { mentor } = await guests(1);
    const [here, there] = await Promise.all([startServer(ground.settings), startServer(ground.settings)]);
    const page = await openStream(there.url, mentor.token);
    const caller = openCaller(here.url, mentor.token);
    const before = performance.now();
    expect((await caller.ask(signOut, {})).status).toBe(200);
    await page.ended;
    // A heartbeat comes after twenty seconds.
    expect(performance.now() - before).toBeLessThan(15_000);
    caller.close();
  });

  test('SYS-20 250 reactions run once, although both processes work', async () => {
    const { mentor, mentees } = await guests(25);
    const servers = await Promise.all([startServer(ground.settings), startServer(ground.settings)]);
    const callers = mentees.map(({ token }, at) => openCaller(servers[at % 2]?.url ?? '', token));
    await Promise.all(
      callers.map(async (caller, at) => {
        for (const turn of [0, 1]) {
          const body = bodyFor(mentor.id, hourOf(at * 2 + turn));
          const id = idOf(await caller.ask(requestBooking, { body }));
          await caller.ask(cancelMyBooking, { params: { id }, body: { reason: 'ill' } });
        }
        caller.close();
      }),
    );
    await allRun();
    // 50 requests with two reactions each, and 50 cancellations with three (pair health looks at those as well); the
    // mentor is told about every one.
    const jobs = `select sum(retry_count)::int as again, count(*)::int as run from (
      select retry_count from pgboss.job where name = 'reactions'
      union all select retry_count from pgboss.archive where name = 'reactions') all_jobs`;
    expect(await rows(jobs)).toEqual([{ again: 0, run: 250 }]);
    const told = `select count(*)::int as rows, count(distinct event_key)::int as keys from notifications
      where user_id = ${mentor.id}`;
    expect(await rows(told)).toEqual([{ rows: 100, keys: 100 }]);
    const letters = `select count(*)::int as rows, count(distinct event_key)::int as keys from deliveries
      where user_id = ${mentor.id} and template = 'booking.cancelled'`;
    expect(await rows(letters)).toEqual([{ rows: 50, keys: 50 }]);
    for (const one of servers) expect(await one.stop()).toMatchObject({ code: 0 });
  });

  test('SYS-20 BKG-126 CRD-37 what falls due falls due once, although the clock comes by at both processes', async () => {
    const { mentor, mentees } = await guests(20);
    const servers = await Promise.all([startServer(ground.settings), startServer(ground.settings)]);
    for (const [at, { token }] of mentees.entries()) {
      const caller = openCaller(servers[at % 2]?.url ?? '', token);
      const body = bodyFor(mentor.id, hourOf(at));
      expect((await caller.ask(requestBooking, { body })).status).toBe(200);
      caller.close();
    }
    const move = ({ url }: { url: string }) =>
      fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_minutes: 49 * 60 }),
      });
    const moved = await Promise.all(servers.map(move));
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    await allRun();
    const lapsed = `select b.status, count(e.id)::int as times, count(distinct b.id)::int as bookings from bookings b
      join booking_events e on e.booking_id = b.id and e.action = 'expire' group by b.status`;
    expect(await rows(lapsed)).toEqual([{ status: 'system_cancelled', times: 20, bookings: 20 }]);
    expect(
      await rows(
        "select points, count(*)::int as times from credit_entries where kind <> 'adjustment' group by points order by points",
      ),
    ).toEqual([
      { points: -10, times: 20 },
      { points: 10, times: 20 },
    ]);
    // Each mentor and mentee was told of each ending once.
    const told = `select object_id from notifications group by object_id, user_id, message having count(*) > 1`;
    expect(await rows(told)).toEqual([]);
    const toMentees = `select count(*)::int as told from notifications where user_id <> ${mentor.id}`;
    expect(await rows(toMentees)).toEqual([{ told: 20 }]);
  });
};

if (postgresUrl) onOneDatabase();
else onOneFolder();
