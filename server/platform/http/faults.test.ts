import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../config.ts';
import { newServer } from './server.ts';

const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
beforeAll(async () => {
  server.get('/breaks', () => {
    throw new Error('relation "users" does not exist');
  });
  await server.ready();
});
afterAll(() => server.close());

test('SYS-01 SYS-18 what breaks answers the general sentence, without a word of why', async () => {
  const reply = await server.inject('/breaks');
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { error: 'Oops, something went wrong!', code: 'request.fault' },
  ]);
});
