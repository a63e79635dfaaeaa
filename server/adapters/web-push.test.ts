import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webPushService } from './web-push.ts';
import { startPushTwin } from './web-push.twin.ts';

let service: Awaited<ReturnType<typeof startPushTwin>>;
beforeAll(async () => {
  service = await startPushTwin();
});
beforeEach(() => service.forget());
afterAll(() => service.close());

const secret = 'a secret of tests, long enough for anybody';
const sender = (changes: { secret?: string } = {}) =>
  webPushService({ secret, contact: 'support@lantern.test', url: service.url, ...changes });
const content = { title: 'Lantern', body: 'Zoë accepted your session: “Übung” ✓', path: '/main/bookings', tag: 'x' };
const message = () => {
  const { browser, endpoint, keys } = service.subscribe();
  return { browser, message: { endpoint, ...keys, body: JSON.stringify(content), topic: 'topic' } };
};

test('a browser reads what was sent to it, and the service knows who sent it', async () => {
  const { browser, message: sent } = message();
  expect(await sender().send(sent)).toBe('sent');
  expect(service.received).toEqual([{ browser, topic: 'topic', content }]);
});

test('a browser that takes no more is gone, and a service without time makes the promise reject', async () => {
  const [one, other] = [message(), message()];
  service.gone.add(one.browser);
  service.refused.add(other.browser);
  expect(await sender().send(one.message)).toBe('gone');
  await expect(sender().send(other.message)).rejects.toThrow('The push service answered 503.');
  expect(service.received).toEqual([]);
});

test('the key is the same at each start, and another under another secret', () => {
  expect(sender().key).toBe(sender().key);
  expect(sender({ secret: `${secret}!` }).key).not.toBe(sender().key);
  expect(Buffer.from(sender().key, 'base64url')).toHaveLength(65);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://evil-fcm.googleapis.com.example.com/', false],
  ['https://push.apple.com.example.com/', false],
  ['https://fcm.googleapis.com@127.0.0.1/', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/', false],
  ['http://127.0.0.1:123456/', false],
])('nothing is sent to servers that are no push services: %s %s', (endpoint, isKnown) => {
  expect(sender().isKnown(endpoint)).toBe(isKnown);
});

test('a service that speaks the same is known by its own address only', () => {
  expect(sender().isKnown(`${service.url}/to/1`)).toBe(true);
  expect(sender().isKnown('http://127.0.0.1:1/to/1')).toBe(false);
});
