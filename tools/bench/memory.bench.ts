import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';

// The memory of the whole process on the embedded database after a minute of mixed reading and writing.
const perSecond = 200;
const seconds = 60;
const megabyte = 2 ** 20;

const product = await startProduct(5394);
const mentee = await signInAs(product.url, 'mentee@lantern.test');

const residentMegabytes = () => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / megabyte;
};

/** One of the mentee's sessions, to write a note on. */
const bookingId = async () => {
  const reply = await fetch(`${product.url}/api/v2/my/bookings`, { headers: mentee });
  const id = /"id":(\d+)/.exec(await reply.text())?.[1];
  if (id === undefined) throw new Error(`no booking to write a note on: ${reply.status}`);
  return Number(id);
};
const note = {
  method: 'POST',
  headers: { ...mentee, 'content-type': 'application/json' },
  body: JSON.stringify({ booking_id: await bookingId(), note: 'x' }),
};
const calls: [string, RequestInit?][] = [
  ['/notifications/unread_count', { headers: mentee }],
  ['/users/current', { headers: mentee }],
  ['/discover/mentors.json'],
  ['/impact_counters'],
  ['/csrf', { headers: mentee }],
  ['/dashboard/booking_note', note],
  ['/notifications', { headers: mentee }],
  ['/healthz'],
];

const before = residentMegabytes();
const took: number[] = [];
let failed = 0;
const one = async ([path, init]: [string, RequestInit?]) => {
  const began = performance.now();
  const reply = await fetch(product.url + path, init);
  await reply.arrayBuffer();
  took.push(performance.now() - began);
  if (!reply.ok) failed += 1;
};
const under: Promise<void>[] = [];
for (let second = 0; second < seconds; second += 1) {
  const ends = performance.now() + 1000;
  for (let at = 0; at < perSecond; at += 1) {
    const next = calls[(second * perSecond + at) % calls.length];
    if (next) under.push(one(next));
    if (at % 20 === 19) await pause(Math.max(0, (ends - performance.now()) / Math.ceil((perSecond - at) / 20)));
  }
  await pause(Math.max(0, ends - performance.now()));
}
await Promise.all(under);
const after = residentMegabytes();

say({ name: 'resident memory at rest', value: before, unit: 'MB' });
say({
  name: 'resident memory after a minute of 200 a second',
  value: after,
  unit: 'MB',
  bound: '≤ 450 MB',
  ok: after <= 450,
});
say({ name: 'p99 of those calls', value: percentile(took, 0.99), unit: 'ms' });
say({ name: 'faults among them', value: failed, unit: '', bound: '= 0', ok: failed === 0 });
await product.stop();
