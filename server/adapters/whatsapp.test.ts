import { afterEach, beforeEach, expect, test } from 'vitest';
import { httpWhatsApp } from './whatsapp.ts';
import { startWhatsAppTwin } from './whatsapp.twin.ts';

const token = 'a-token-of-the-provider';
const message = { key: 'e1:booking.requested:7', to: '60123456789', text: 'Lantern: Mei would like a session – 谢谢' };

let twin: Awaited<ReturnType<typeof startWhatsAppTwin>>;
beforeEach(async () => {
  twin = await startWhatsAppTwin(token);
});
afterEach(() => twin.close());

test('a message arrives as JSON with the number and the text, and with the key of its delivery', async () => {
  const sent = await httpWhatsApp({ url: twin.url, token }).send(message);
  expect(twin.messages).toMatchObject([message]);
  // By what the provider calls it, a reply names the message.
  expect(sent.id).toMatch(/^wamid\./);
  expect(twin.messages[0]?.id).toBe(sent.id);
});

test('what the provider does not take is a rejected promise that says its answer and never the token', async () => {
  twin.refused.add(message.to);
  await expect(httpWhatsApp({ url: twin.url, token }).send(message)).rejects.toThrow(
    /^The WhatsApp provider answered 503\.$/,
  );
  const wrong = httpWhatsApp({ url: twin.url, token: 'a-wrong-token' }).send(message);
  await expect(wrong).rejects.toThrow(/^The WhatsApp provider answered 401\.$/);
  expect(twin.messages).toEqual([]);
});

test('the token goes to no other address, and nobody there is a failure', async () => {
  await expect(httpWhatsApp({ url: twin.moved, token }).send(message)).rejects.toThrow();
  await twin.close();
  await expect(httpWhatsApp({ url: twin.url, token }).send(message)).rejects.toThrow('fetch failed');
  expect(twin.messages).toEqual([]);
});
