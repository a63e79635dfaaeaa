import { expect, test } from 'vitest';
import type { Examined } from '../platform/database/examine.ts';
import { readSettings } from '../platform/config.ts';
import { linesOf, ok, fault, summaryOf, warning, withoutSecrets } from './finding.ts';
import { judgeClock, judgeDatabase, unreachable } from './judge-database.ts';
import { judgeDisk } from './judge-folders.ts';
import { judgeQueues } from './judge-queues.ts';
import { judgeSettings, warningAtStart } from './judge-settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'mGk3n1Zt9wQx0sVb7YcR2uPfLhJ5aEdT8oNi4KyW',
  BASE_URL: 'https://mentoring.example',
  TRUSTED_PROXIES: '1',
  MAIL_FROM: 'no-reply@mentoring.example',
  SUPPORT_EMAIL: 'help@mentoring.example',
};
const levels = (changes: Record<string, string>) =>
  judgeSettings(readSettings({ ...production, ...changes }))
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level }) => `${check} ${level}`);

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['a key of words', { SECRET_KEY: 'please-change-me-please-change-me-now' }, ['secret_key warning']],
  ['no TLS', { BASE_URL: 'http://mentoring.example' }, ['address fault']],
  ['this machine only', { BASE_URL: 'http://localhost:3000' }, ['address warning']],
  ['a proxy that is not trusted', { TRUSTED_PROXIES: '0' }, ['proxies warning']],
  ['raised limits', { RATE_LIMIT_FACTOR: '100' }, ['limits warning']],
  ['senders of the demonstration', { MAIL_FROM: '', SUPPORT_EMAIL: '' }, ['senders warning']],
  ['development', { NODE_ENV: 'development', SECRET_KEY: '', BASE_URL: '' }, ['mode warning']],
])('of settings with %s', (_what, changes, found) => {
  expect(levels(changes)).toEqual(found);
});

const healthy: Examined = {
  kind: 'postgresql',
  version: 160_003,
  isNew: false,
  toRun: [],
  unknown: [],
  missing: [],
  mayCreate: true,
  hasLock: true,
  hears: true,
  secondsApart: 0.2,
};
test.each<[string, Partial<Examined>, string[]]>([
  ['nothing', {}, []],
  ['an old PostgreSQL', { version: 140_011 }, ['database fault']],
  ['an older schema', { toRun: ['045-x.sql'] }, ['migrations warning']],
  ['a newer schema', { unknown: ['999-x.sql'] }, ['migrations fault']],
  ['no citext', { missing: ['citext'] }, ['extensions fault']],
  ['a user who may only read', { mayCreate: false }, ['extensions fault']],
  ['a lock that somebody holds', { hasLock: false }, ['locks warning']],
  ['a pooler that drops signals', { hears: false }, ['signals fault']],
  ['a slow clock', { secondsApart: -7 }, ['clock warning']],
  ['no first start', { isNew: true, toRun: ['001-x.sql'] }, []],
])('of a database with %s', (_what, changes, found) => {
  const findings = judgeDatabase({ ...healthy, ...changes }).filter(({ level }) => level !== 'ok');
  expect(findings.map(({ check, level }) => `${check} ${level}`)).toEqual(found);
});

const waits = (queue: 'email' | 'whatsapp' | 'job', isOld: boolean) => ({ queue, waiting: 3, minutes: 130, isOld });
test.each<[string, Parameters<typeof judgeQueues>[0], number, string[]]>([
  ['nothing too long', [waits('email', false), waits('whatsapp', false), waits('job', false)], 0, []],
  ['an email', [waits('email', true)], 0, ['outbox warning']],
  ['a short message', [waits('whatsapp', true)], 0, ['short_messages warning']],
  ['a job', [waits('job', true)], 0, ['jobs warning']],
  ['nothing but jobs that failed', [waits('job', false)], 2, ['jobs_set_aside warning']],
])('of queues in which waits %s', (_what, queues, setAside, found) => {
  const notWell = judgeQueues(queues, setAside, { SMTP_URL: undefined }).filter(({ level }) => level !== 'ok');
  expect(notWell.map(({ check, level }) => `${check} ${level}`)).toEqual(found);
});

test('what waits is said with its age, and what to do depends on what it is', () => {
  expect(judgeQueues([waits('email', true)], 0, { SMTP_URL: undefined })).toEqual([
    warning('outbox', '3 emails are waiting, the oldest for 2 hours.', 'Set SMTP_URL.'),
  ]);
});

test.each([
  [4, 'ok'],
  [5, 'warning'],
  [-59, 'warning'],
  [60, 'fault'],
])('clocks %d seconds apart are %s', (seconds, level) => {
  expect(judgeClock(seconds).level).toBe(level);
});

test.each([
  [199, 'fault'],
  [200, 'warning'],
  [1023, 'warning'],
  [1024, 'ok'],
])('%d free megabytes are %s', (megabytes, level) => {
  expect(judgeDisk(megabytes * 1_048_576).level).toBe(level);
});

test('no secret is printed, whatever message brings it', () => {
  const said = 'connect postgres://ann:s3cret@db/x failed; key mGk3n1Zt9wQx; smtps://me%40x:pa%2Fss@mail.example';
  expect(withoutSecrets(said, ['mGk3n1Zt9wQx', ''])).toBe(
    'connect postgres://db/x failed; key …; smtps://mail.example',
  );
  const refused = Object.assign(new Error('password authentication failed for user "ann"'), { code: '28P01' });
  expect(unreachable(refused, 'db/x').says).toBe('The database at db/x cannot be used: it refuses the password.');
});

test('a finding is a line, what to do is below it, and the last line counts', () => {
  expect(linesOf(fault('files', 'Broken.', 'Mend it.'))).toEqual([
    'fault    files           Broken.',
    '                         → Mend it.',
  ]);
  expect(summaryOf([ok('a', ''), fault('b', '', ''), warning('c', '', ''), warning('d', '', '')])).toBe(
    '1 fault, 2 warnings.',
  );
  expect(summaryOf([ok('a', '')])).toBe('Everything is well.');
});

test('a server that starts without TLS in production says so at once, and what to do', () => {
  const said = (changes: Record<string, string>) => warningAtStart(readSettings({ ...production, ...changes }));
  expect(said({ BASE_URL: 'http://mentoring.example' })).toBe(
    'Warning: BASE_URL is http://mentoring.example, without TLS: browsers do not keep the session cookie, so nobody stays signed in. Put a proxy that speaks TLS in front, and set BASE_URL to its https address.',
  );
  expect(said({})).toBeNull();
  expect(said({ NODE_ENV: 'development', BASE_URL: 'http://localhost:3000' })).toBeNull();
});
