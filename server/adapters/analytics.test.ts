import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnalyticsEvent } from '../platform/analytics-service.ts';
import { httpAnalytics } from './analytics.ts';

const token = 'a-token-of-the-service';
const checkout: AnalyticsEvent = {
  id: 'checkout-12',
  event: 'checkout',
  at: '2026-12-01T08:00:00Z',
  properties: { package_id: 10, quantity: 1, total: 68.54, currency: 'MYR', discount: null },
};

const startService = async () => {
  const received: unknown[] = [];
  const server = createServer((request, reply) => {
    const receive = async () => {
      const body = await json(request);
      if (request.headers.authorization !== `Bearer ${token}`) return reply.writeHead(401).end();
      if (request.url === '/moved') return reply.writeHead(307, { location: '/events' }).end();
      received.push({ key: request.headers['idempotency-key'], body });
      return reply.writeHead(204).end();
    };
    receive().catch(() => reply.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the service has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

test('an event arrives as JSON, with its id as the key', async () => {
  await httpAnalytics({ url: `${service.url}/events`, token }).send(checkout);
  expect(service.received).toEqual([{ key: 'checkout-12', body: checkout }]);
});

test('what the service does not take is a rejected promise that never says the token, and no other address hears it', async () => {
  const wrong = httpAnalytics({ url: `${service.url}/events`, token: 'a-wrong-token' }).send(checkout);
  await expect(wrong).rejects.toThrow(/^The analytics service answered 401\.$/);
  await expect(httpAnalytics({ url: `${service.url}/moved`, token }).send(checkout)).rejects.toThrow();
  expect(service.received).toEqual([]);
});
