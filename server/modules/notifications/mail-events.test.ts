import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, reasonIn } from './mail-events.ts';

const key = 'only-here';
const signed = (timestamp: string, token: string, by = key) => ({
  timestamp,
  token,
  signature: createHmac('sha256', by)
    .update(timestamp + token)
    .digest('hex'),
});

test('a message is the provider’s if time and token are signed by its key', () => {
  const message = signed('1795000000', 'abc');
  expect(isSigned(message, key)).toBe(true);
  expect(isSigned(message, 'another')).toBe(false);
  expect(isSigned({ ...message, token: 'abd' }, key)).toBe(false);
  expect(isSigned({ ...message, timestamp: '1795000001' }, key)).toBe(false);
  expect(isSigned({ ...message, signature: message.signature.slice(2) }, key)).toBe(false);
  expect(isSigned({ ...message, signature: '' }, key)).toBe(false);
});

test('only what is refused for good or unwanted ends emails to an address', () => {
  const of = (event: string, severity?: string) => reasonIn({ event, severity, recipient: 'mei@example.com' });
  expect(of('failed', 'permanent')).toBe('bounced');
  expect(of('complained')).toBe('complained');
  expect([of('failed', 'temporary'), of('failed'), of('delivered'), of('opened')]).toEqual([null, null, null, null]);
});
