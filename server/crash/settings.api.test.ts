import { afterEach, expect, test } from 'vitest';
import { openCaller } from './caller.fixture.ts';
import { emptyGround, type ServerPlace } from './ground.fixture.ts';
import { endAll, runToEnd, startServer } from './process.fixture.ts';

let ground: ServerPlace | undefined;
afterEach(async () => {
  await endAll();
  await ground?.drop();
});

const secret = 'a-secret-of-more-than-thirty-two-characters';
const production = { NODE_ENV: 'production', SECRET_KEY: secret, BASE_URL: 'https://lantern.example', DEMO: '' };

test('a wrong setting stops the start, with one sentence that names it', async () => {
  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'eighty' }],
    ['SECRET_KEY', { ...production, SECRET_KEY: '' }],
    ['BASE_URL', { ...production, BASE_URL: '' }],
  ];
  for (const [name, settings] of wrong) {
    const ended = await runToEnd(settings);
    expect(ended, name).toMatchObject({ code: 1, said: '' });
    expect(ended.complained).toMatch(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.\\n$`));
  }
});

test('SYS-24 in production nothing of the demonstration is there', async () => {
  ground = await emptyGround();
  const server = await startServer({ ...ground.settings, ...production });
  const caller = openCaller(server.url, null);
  expect((await caller.get('/readyz')).body).toEqual({ status: 'ready' });
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/clock'])
    expect((await caller.get(path)).status, path).toBe(404);
  const moved = await fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ advance_minutes: 60 }),
  });
  expect(moved.status).toBe(404);
  for (const path of ['/api/docs', '/api/docs/', '/api/openapi.json'])
    expect((await caller.get(path)).status, path).toBe(404);
  caller.close();
  expect(await server.stop()).toMatchObject({ code: 0 });
  const loaded = await ground.inspect(
    async (database) => (await database.runSql('select count(*)::int as users from users')).rows,
  );
  expect(loaded).toEqual([{ users: 0 }]);
});

/** Counted by hand in db/reference, with the four questions of B135. */
const filled = {
  countries: 249,
  languages: 97,
  industries: 36,
  skills: 239,
  services: 12,
  goals: 20,
  companies: 535,
  universities: 535,
  job_roles: 154,
  badges: 8,
  impact_questions: 4,
};

test('PRO-79 B135 the first start in production fills every list that members and admins choose from', async () => {
  ground = await emptyGround();
  const server = await startServer({ ...ground.settings, ...production });
  expect(await server.stop()).toMatchObject({ code: 0 });
  const found = await ground.inspect(async ({ runSql }) => {
    const counts: Record<string, unknown> = {};
    for (const table of Object.keys(filled))
      counts[table] = (await runSql(`select count(*)::int as rows from ${table}`)).rows[0]?.rows;
    return counts;
  });
  expect(found).toEqual(filled);
});
