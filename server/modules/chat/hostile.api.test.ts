import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { messagesFor, newKey, pngFile, send, talkOf } from './chat.fixture.ts';

let world: World;
let id: number;
beforeAll(async () => {
  world = await openWorld();
  id = await talkOf(world);
});

/** Texts that some program somewhere took for something else than a text. */
const texts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '[a](javascript:alert(1))',
  'data:text/html,<script>alert(1)</script>',
  '&lt;b&gt; &amp; &#60;',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)} #{1} <%= 1 %>',
  `'; drop table chat_messages; --`,
  String.raw`\u003cscript\u003e \x3c`,
  '%3Cscript%3E %00 %0d%0aSet-Cookie: a=b',
  '\u202Egpj.exe \u200B\uFEFF',
  'e\u0301\u0327 🏳️‍🌈 👩🏽‍🚀 𠮷 ﷽',
  'https://example.com/?q=<b>&x="y"',
  'one\n\n  two\tthree',
];

test.each(texts)('M16 a hostile text comes back as it was written: %j', async (body) => {
  expect((await send(world, id, 'mentee', { body })).body.body).toBe(body.trim());
  const { data } = await messagesFor(world, id, 'mentor');
  expect(data.at(-1)?.body).toBe(body.trim());
  const q = body.trim().slice(0, 100);
  const found = await world.ask('mentor', contract.searchMessages, { query: { program_id: world.alpha.id, q } });
  expect(found.body.data.map(({ id: one }: { id: number }) => one)).toContain(data.at(-1)?.id);
});

test.each([
  '<img src=x onerror=alert(1)>.png',
  '../../../etc/passwd.png',
  'a"b;filename=x.html.png',
  '\u202Egnp.exe.png',
  '.png',
  'x'.repeat(300),
])('SYS-09 a hostile name of a file is a plain name of what the file is: %j', async (name) => {
  const call = { params: { id }, body: { key: newKey(), body: '' } };
  const { status, body } = await world.ask('mentee', contract.sendMessage, call, { uploads: [pngFile(name)] });
  expect(status).toBe(200);
  expect(body.file?.name).toMatch(/\.webp$/);
  expect(body.file?.name).not.toMatch(/[<>/\\"\u202E]/);
  expect(body.file?.name.length).toBeLessThan(160);
});

test('half a character is refused in words', async () => {
  for (const body of ['\ud800', 'a\u0000b'])
    expect((await send(world, id, 'mentee', { body })).body.fields).toEqual({ body: 'Please use plain text' });
});
