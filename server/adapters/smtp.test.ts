import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Letter, smtpMail } from './smtp.ts';
import { startSmtpTwin } from './smtp.twin.ts';

const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nSUMMARY:Session\r\nEND:VCALENDAR\r\n';
const letter: Letter = {
  key: 'booking.accepted/41.7',
  to: 'mei@example.com',
  subject: 'Aisyah accepted your session – 谢谢',
  html: '<p>Hello <b>Mei</b> – 谢谢</p>',
  text: 'Hello Mei – 谢谢',
  fromName: 'Acme, "Rising" Leaders',
  replyTo: 'help@acme.example',
  ics,
};

let twin: Awaited<ReturnType<typeof startSmtpTwin>>;
let mail: ReturnType<typeof smtpMail>;
beforeEach(async () => {
  twin = await startSmtpTwin();
  mail = smtpMail({ url: twin.url, from: 'no-reply@lantern.example' });
});
afterEach(async () => {
  mail.close();
  await twin.close();
});

test('a letter arrives whole: who, to whom, both texts and the calendar file', async () => {
  await mail.send(letter);
  expect(twin.letters).toHaveLength(1);
  const [received] = twin.letters;
  expect(received).toMatchObject({ from: 'no-reply@lantern.example', to: ['mei@example.com'] });
  expect(received?.mail).toMatchObject({
    from: { name: 'Acme, "Rising" Leaders', address: 'no-reply@lantern.example' },
    to: [{ address: 'mei@example.com' }],
    replyTo: [{ address: 'help@acme.example' }],
    subject: 'Aisyah accepted your session – 谢谢',
    html: expect.stringContaining('<p>Hello <b>Mei</b> – 谢谢</p>'),
    text: expect.stringContaining('Hello Mei – 谢谢'),
  });
  expect(received?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);

  const [file, ...more] = received?.mail.attachments ?? [];
  expect(more).toEqual([]);
  expect(file).toMatchObject({ filename: 'session.ics', mimeType: 'text/calendar', disposition: 'attachment' });
  // Compared byte for byte on the raw source, because postal-mime would rewrite the line endings.
  const [, attached = ''] = /filename=session\.ics\r\n\r\n([\w+/=\r\n]+)/.exec(received?.source ?? '') ?? [];
  expect(Buffer.from(attached, 'base64').toString()).toBe(ics);
});

test.each([
  ['REQUEST', 'METHOD:REQUEST\r\n', 'REQUEST'],
  ['CANCEL', 'METHOD:CANCEL\r\n', 'CANCEL'],
  ['no method, which publishes', '', 'PUBLISH'],
  ['a method that a title only mentions', 'SUMMARY:METHOD:CANCEL\r\nMETHOD:REQUEST\r\n', 'REQUEST'],
])('M27 the type of a calendar file says what the file asks for: %s', async (_title, line, method) => {
  await mail.send({ ...letter, ics: ics.replace('VERSION:2.0\r\n', `VERSION:2.0\r\n${line}`) });
  const [received] = twin.letters;
  expect(received?.source.replaceAll(/\r\n\s+/g, ' ')).toContain(
    `Content-Type: text/calendar; method=${method}; charset=utf-8`,
  );
  expect(received?.mail.attachments).toMatchObject([{ mimeType: 'text/calendar', method }]);
});

test('without a calendar file nothing is attached', async () => {
  const { ics: _, ...plain } = letter;
  await mail.send(plain);
  expect(twin.letters[0]?.mail.attachments).toEqual([]);
});

test('a letter sent twice has one Message-ID, another letter has another', async () => {
  await mail.send(letter);
  await mail.send(letter);
  await mail.send({ ...letter, key: 'booking.accepted 41.8' });
  expect(twin.letters.map((received) => received.mail.messageId)).toEqual([
    '<booking.accepted%2F41.7@lantern.example>',
    '<booking.accepted%2F41.7@lantern.example>',
    '<booking.accepted%2041.8@lantern.example>',
  ]);
});

test('twenty letters share at most three connections', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => mail.send({ ...letter, key: `many.${at}` })));
  expect(new Set(twin.letters.map((received) => received.mail.messageId)).size).toBe(20);
  expect(twin.connections()).toBeLessThanOrEqual(3);
});

test('a refused letter is a rejected promise, and the next one still goes', async () => {
  twin.refused.add('gone@example.com');
  await expect(mail.send({ ...letter, to: 'gone@example.com' })).rejects.toThrow('No such mailbox');
  await mail.send(letter);
  expect(twin.letters.map((received) => received.to)).toEqual([['mei@example.com']]);
});

test.each([
  ['two addresses', 'mei@example.com, other@example.com'],
  ['a hidden header', 'mei@example.com\r\nBcc: other@example.com'],
  ['a name with an address', 'Mei <other@example.com>'],
])('%s in the place of one are not sent at all', async (_title, to) => {
  await expect(mail.send({ ...letter, to })).rejects.toThrow('A letter goes to one address.');
  await expect(mail.send({ ...letter, replyTo: to })).rejects.toThrow('A letter goes to one address.');
  expect(twin.letters).toEqual([]);
});

test('neither a subject nor a name can add a header', async () => {
  const evil = 'Hello\r\nBcc: other@example.com\r\n\r\nbody';
  await mail.send({ ...letter, subject: evil, fromName: evil });
  const [received] = twin.letters;
  expect(received?.to).toEqual(['mei@example.com']);
  expect(received?.mail.headers.filter((header) => header.key === 'bcc')).toEqual([]);
  expect(received?.mail.subject).toBe('Hello Bcc: other@example.com body');
});
