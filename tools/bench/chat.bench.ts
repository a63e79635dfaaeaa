import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { percentile, say } from './figure.ts';
import { manyMessages } from './many-messages.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';
import { timedCalls } from './timed-calls.ts';

// A conversation of a hundred thousand messages on PostgreSQL, measured as whole calls over HTTP; and a thousand open
// pages while fifty messages a second are sent: from sending one until the page of the other has it.

const scratch = makeScratch('lantern_bench_chat');
const product = await startProduct(5391, scratch.url);
const headers = await signInAs(product.url, 'mentee@lantern.test');
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const began = performance.now();
for (const statement of manyMessages.talk) await client.query(statement);
say({ name: 'a hundred thousand messages loaded', value: (performance.now() - began) / 1000, unit: 's' });
const numberOf = async (statement: string) =>
  Number(Object.values((await client.query<Record<string, string>>(statement)).rows[0] ?? {})[0]);
const id = await numberOf(`select id from conversations where name = 'Bench'`);
const programId = await numberOf(`select program_id from conversations where name = 'Bench'`);

const { timed } = timedCalls<object>(product.url, headers);
const talk = `/chat/conversations/${id}`;
await timed('the list of conversations', `/chat/conversations?program_id=${programId}`);
await timed('the count of what is unread, half of it', `/chat/unread?program_id=${programId}`);
await timed('open it', talk);
await timed('the latest messages', `${talk}/messages`);
await timed('around the first unread', `${talk}/messages?around=50001`);
await timed('around the first of all', `${talk}/messages?around=1`);
await timed('scroll up', `${talk}/messages?before=30000`);
await timed('scroll down', `${talk}/messages?after=70000`);
await timed('what is new', `${talk}/changes?after=99990`);
await timed('what is new after a long silence', `${talk}/changes?after=1000`);
const search = `/chat/search?program_id=${programId}&q=`;
await timed('search: a common word', `${search}budget`);
await timed('search: a common word, further back', `${search}budget&before=40000`);
await timed('search: a rare word', `${search}needle%2077777`);
await timed('search: nothing', `${search}xyzzy`);
await timed('search: two letters', `${search}bu`);
await timed('search: two letters that nobody wrote', `${search}qx`);

const pairs = 500;
const seconds = 20;
const perSecond = 50;
const bound = 300;

for (const statement of manyMessages.pairs(pairs)) await client.query(statement);

interface Page {
  cookie: string;
  csrf: string;
  conversationId: number;
  version: number;
}

const pageOf = async (token: string, conversationId: number): Promise<Page> => {
  const reply = await fetch(`${product.url}/csrf`, {
    headers: { cookie: `session=${token}`, accept: 'application/json' },
  });
  const given = reply.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const { token: csrf } = (await reply.json()) as { token: string };
  return { cookie: [`session=${token}`, ...given].join('; '), csrf, conversationId, version: 0 };
};

/** When each message was sent, by its key, until the page of the other has it. */
const sentAt = new Map<string, number>();
const delays: number[] = [];
let faults = 0;

/** What an open page does when it hears that there is something new: it asks for the changes, one call at a time. */
const catchUp = (page: Page) => {
  let asking: Promise<void> | null = null;
  let again = false;
  const ask = async (): Promise<void> => {
    again = false;
    const path = `/chat/conversations/${page.conversationId}/changes?after=${page.version}`;
    const reply = await fetch(product.url + path, { headers: { cookie: page.cookie, accept: 'application/json' } });
    const { data, version } = (await reply.json()) as { data: { body: string; mine: boolean }[]; version: number };
    page.version = version;
    for (const { body, mine } of data) {
      const sent = mine ? undefined : sentAt.get(body);
      if (sent === undefined) continue;
      sentAt.delete(body);
      delays.push(performance.now() - sent);
    }
    if (again) await ask();
  };
  return () => {
    again = true;
    asking ??= ask()
      .catch(() => void (faults += 1))
      .finally(() => void (asking = null));
  };
};

const listen = async (page: Page) => {
  const reply = await fetch(`${product.url}/api/v2/my/live`, { headers: { cookie: page.cookie } });
  const reader = reply.body?.getReader();
  if (!reply.ok || !reader) throw new Error(`no stream: ${reply.status}`);
  const hear = catchUp(page);
  const text = new TextDecoder();
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (text.decode(value, { stream: true }).includes('"chat"')) hear();
    }
  })().catch(() => {});
  return () => void reader.cancel().catch(() => {});
};

const { rows } = await client.query<{ id: string; one: string; other: string }>(manyMessages.listPairs);
const pages: (readonly [Page, Page])[] = [];
for (const row of rows) pages.push([await pageOf(row.one, Number(row.id)), await pageOf(row.other, Number(row.id))]);
const closing: (() => void)[] = [];
for (const page of pages.flat()) closing.push(await listen(page));
say({ name: 'open pages', value: closing.length, unit: 'streams', bound: '≥ 1,000', ok: closing.length >= 1000 });

const send = async ([one, other]: readonly [Page, Page], at: number) => {
  const from = at % 2 === 0 ? one : other;
  const body = `m ${randomUUID()}`;
  sentAt.set(body, performance.now());
  const reply = await fetch(`${product.url}/chat/conversations/${from.conversationId}/messages`, {
    method: 'POST',
    headers: {
      cookie: from.cookie,
      'x-csrf-token': from.csrf,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({ key: randomUUID(), body }),
  });
  if (!reply.ok) faults += 1;
};

const start = performance.now();
const sending: Promise<void>[] = [];
for (let at = 0; at < seconds * perSecond; at += 1) {
  const wait = start + (at * 1000) / perSecond - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const pair = pages[(at * 7) % pages.length];
  if (pair) sending.push(send(pair, at).catch(() => void (faults += 1)));
}
await Promise.all(sending);
await new Promise((resolve) => setTimeout(resolve, 2000));
const p99 = percentile(delays, 0.99);
say({
  name: 'messages that arrived',
  value: delays.length,
  unit: 'messages',
  bound: `= ${seconds * perSecond}`,
  ok: delays.length === seconds * perSecond && faults === 0,
});
say({ name: 'from sending to the other page, half', value: percentile(delays, 0.5), unit: 'ms' });
say({
  name: 'from sending to the other page, 99 of 100',
  value: p99,
  unit: 'ms',
  bound: `≤ ${bound} ms`,
  ok: p99 <= bound,
});

for (const close of closing) close();
await client.end();
await product.stop();
scratch.drop();
