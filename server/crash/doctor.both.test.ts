import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpTwin } from '../adapters/smtp.twin.ts';
import type { Finding } from '../doctor/finding.ts';
import { emptyGround, type ServerPlace, ownGround, postgresUrl } from './ground.fixture.ts';
import { endAll, runCommand, startServer } from './process.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

const secret = 'mGk3n1Zt9wQx0sVb7YcR2uPfLhJ5aEdT8oNi4KyW';
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: secret,
  BASE_URL: 'https://mentoring.example',
  TRUSTED_PROXIES: '1',
  MAIL_FROM: 'no-reply@mentoring.example',
  SUPPORT_EMAIL: 'help@mentoring.example',
  RATE_LIMIT_FACTOR: '1',
};

interface Report {
  ok: boolean;
  findings: Finding[];
}
const doctor = async (changes: Record<string, string> = {}) => {
  const ended = await runCommand(['doctor', '--json'], { ...ground.settings, ...production, ...changes });
  const report = JSON.parse(ended.said) as Report;
  expect(ended.code).toBe(report.ok ? 0 : 1);
  expect(ended.said + ended.complained).not.toContain(secret);
  return report.findings;
};
const level = (findings: readonly Finding[], check: string) => findings.find((one) => one.check === check)?.level;
const notWell = (findings: readonly Finding[]) =>
  findings.filter((one) => one.level !== 'ok').map((one) => `${one.check} ${one.level}`);
/** A port on which nothing listens. */
const nowhere = '127.0.0.1:9';

test('an installation that is well gets one line for each check, and the code 0', async () => {
  const twin = await startSmtpTwin();
  await runCommand(['admin', 'first', 'one@example.com'], { ...ground.settings, ...production });
  const settings = { ...ground.settings, ...production, SMTP_URL: twin.url };
  const { code, said, complained } = await runCommand(['doctor'], settings);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(said).toMatch(/\nEverything is well\.\n$/);
  const checks = said.split('\n').flatMap((line) => /^ok {7}(\w+)/.exec(line)?.[1] ?? []);
  const clock = postgresUrl ? ['clock'] : [];
  const before = 'settings mode address secret_key proxies data_folder disk database migrations locks'.split(' ');
  const after = 'platform_admin outbox short_messages notifications jobs files mail'.split(' ');
  expect(checks).toEqual([...before, ...clock, ...after]);
  expect(twin.letters).toEqual([]);
  await twin.close();
});

test('every wrong setting is named at once', async () => {
  const findings = await doctor({ SECRET_KEY: 'short', BASE_URL: 'mentoring.example', PORT: 'eighty' });
  expect(findings.map(({ level: how, says }) => [how, says])).toEqual([
    ['fault', 'The setting PORT is wrong: must be a whole number from 0 to 65535.'],
    ['fault', expect.stringMatching(/^The setting BASE_URL is wrong: /)],
    ['fault', 'The setting SECRET_KEY is wrong: needs at least 32 characters.'],
  ]);
});

test('a mail server that does not answer, or refuses the password, is a fault; none is a warning', async () => {
  expect(level(await doctor(), 'mail')).toBe('warning');
  const findings = await doctor({ SMTP_URL: `smtp://me:very-secret@${nowhere}` });
  expect(level(findings, 'mail')).toBe('fault');
  expect(JSON.stringify(findings)).not.toContain('very-secret');
});

test('folders and buckets that cannot be written are faults', async () => {
  const file = join(ground.folder, 'a-file');
  writeFileSync(file, '');
  expect(level(await doctor({ FILES_FOLDER: join(file, 'files') }), 'files')).toBe('fault');
  const bucket = {
    FILES_S3_BUCKET: 'uploads',
    FILES_S3_ENDPOINT: `http://${nowhere}`,
    FILES_S3_KEY: 'key-of-the-bucket',
    FILES_S3_SECRET: 'secret-of-the-bucket',
  };
  const findings = await doctor(bucket);
  expect(level(findings, 'files')).toBe('fault');
  expect(JSON.stringify(findings)).not.toContain('secret-of-the-bucket');
});

test('a schema that is behind, and one that is ahead, are said', async () => {
  await ground.inspect((database) => database.runSql("delete from migrations where name like '045-%'"));
  const behind = await doctor();
  expect(level(behind, 'migrations')).toBe('warning');
  expect(level(behind, 'platform_admin')).toBeUndefined();
  await ground.inspectAsItIs((database) =>
    database.runSql("insert into migrations values ('045-admin-from-the-command-line.sql'), ('999-of-tomorrow.sql')"),
  );
  expect(level(await doctor(), 'migrations')).toBe('fault');
});

test('emails and jobs that nobody carries out are said, and that nobody runs the platform', async () => {
  await runCommand(['admin', 'list'], { ...ground.settings, ...production });
  await ground.inspect((database) =>
    database.runSql(
      `insert into deliveries (event_key, to_address, channel, template, subject, body, status, created_at)
         values ('e', 'a@example.com', 'email', 't', 's', 'b', 'queued', now() - interval '31 minutes');
       insert into pgboss.job (name, data, created_on) values ('reactions', '{}', now() - interval '16 minutes')`,
    ),
  );
  expect(notWell(await doctor())).toEqual(['platform_admin warning', 'outbox warning', 'jobs warning', 'mail warning']);
});

test('a folder that is not there may be misspelled: it is said, and not made', async () => {
  const missing = join(ground.folder, 'misspelled');
  const findings = await doctor({ DATA_DIR: missing });
  expect(findings.find(({ check }) => check === 'data_folder')).toMatchObject({
    level: 'warning',
    says: `There is no folder ${missing}.`,
  });
  expect(level(findings, 'files')).toBe('ok');
  expect(existsSync(missing)).toBe(false);
});

const onOneFolder = () => {
  test('a data folder that cannot be written is a fault', async () => {
    const file = join(ground.folder, 'a-file');
    writeFileSync(file, '');
    expect(level(await doctor({ DATA_DIR: join(file, 'data'), FILES_FOLDER: ground.folder }), 'data_folder')).toBe(
      'fault',
    );
  });

  test('beside a running server the rest is looked at', async () => {
    const server = await startServer(ground.settings);
    const findings = await doctor();
    expect(findings.find(({ check }) => check === 'database')).toMatchObject({
      level: 'ok',
      says: expect.stringContaining(`in use by process ${server.pid}`),
    });
    expect(level(findings, 'files')).toBe('ok');
    expect(await server.stop()).toMatchObject({ code: 0 });
  });

  test('a database that is broken is said, and not mended', async () => {
    await ground.drop();
    ground = await emptyGround();
    const folder = join(ground.folder, 'database');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), 'not a version\n');
    const { code, said } = await runCommand(['doctor'], { ...ground.settings, ...production });
    expect(code).not.toBe(0);
    expect(said).toContain('fault    database');
  });
};

const onOneDatabase = () => {
  test('a database that is not there, or refuses us, is said without a password', async () => {
    const there = new URL(postgresUrl);
    const at = (change: (url: URL) => void) => {
      const url = new URL(postgresUrl);
      change(url);
      return doctor({ DATABASE_URL: url.href });
    };
    const says = (findings: readonly Finding[]) => findings.find(({ check }) => check === 'database')?.says;
    const nobody = await at((url) => {
      url.host = nowhere;
      url.password = 'very-secret';
    });
    expect(says(nobody)).toBe(`The database at ${nowhere}${there.pathname} cannot be used: nothing answers there.`);
    expect(JSON.stringify(nobody)).not.toContain('very-secret');
    const missing = await at((url) => {
      url.pathname = '/no_such_database';
    });
    expect(says(missing)).toContain('this database does not exist');
  });

  test('it works beside a running server, and says when somebody holds the lock of the migrations', async () => {
    const server = await startServer(ground.settings);
    expect(level(await doctor(), 'locks')).toBe('ok');
    await ground.inspect(async (database) => {
      const holder = await database.connect();
      await holder.query('select pg_advisory_lock(7401133)');
      expect(level(await doctor(), 'locks')).toBe('warning');
      await holder.end();
    });
    expect(await server.stop()).toMatchObject({ code: 0 });
  });
};

if (postgresUrl) onOneDatabase();
else onOneFolder();
