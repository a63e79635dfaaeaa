import { setTimeout as after } from 'node:timers/promises';
import { percentile, say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';

// 5,000 people added from a file on the embedded database, and the page that then shows them.

const people = 5000;
const product = await startProduct(5393);
const headers = await signInAs(product.url, 'enterprise@lantern.test');

const ask = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
  const isForm = body instanceof FormData;
  const reply = await fetch(product.url + path, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
};

interface Import {
  id: number;
  status: string;
  counts: { added: number; ready: number };
}

const programme = await ask<{ id: number; available_roles: { id: number; name: string }[] }>('POST', '/programs', {
  // The only enterprise in the demonstration data.
  enterprise_id: 1,
  program: { name: `Bench ${process.pid}`, description: 'Many people', pairing_method: 'mentee_picks' },
  white_label: { dashboard_primary_colour: '#428AC9' },
});
const roleOf = (name: string) => programme.available_roles.find((role) => role.name === name)?.id;

const lines = Array.from(
  { length: people },
  (_none, n) => `Person ${n},person-${n}@example.com,6012${String(n).padStart(7, '0')}`,
);
const form = new FormData();
form.append('role_id', String(roleOf('Mentee')));
form.append('file', new Blob([['name,email,phone', ...lines].join('\n')], { type: 'text/csv' }), 'people.csv');

const began = performance.now();
const root = `/programs/${programme.id}/participant_imports`;
const opened = await ask<Import>('POST', root, form);
const checked = performance.now();
await ask('POST', `${root}/${opened.id}/run`);
let now = opened;
let stepsSeen = 0;
while (now.status !== 'done') {
  await after(250);
  const next = await ask<Import>('GET', `${root}/${opened.id}`);
  if (next.counts.added !== now.counts.added) stepsSeen += 1;
  now = next;
}
const seconds = (performance.now() - began) / 1000;
if (now.counts.added !== people) throw new Error(`${now.counts.added} were added`);
say({ name: 'a file of 5,000 read and checked', value: (checked - began) / 1000, unit: 's' });
say({ name: '5,000 people added from a file', value: seconds, unit: 's', bound: '≤ 60 s', ok: seconds <= 60 });
say({ name: 'steps of progress seen', value: stepsSeen, unit: 'steps', bound: '≥ 3', ok: stepsSeen >= 3 });

const timed = async (path: string) => {
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const start = performance.now();
    await ask('GET', path);
    times.push(performance.now() - start);
  }
  return percentile(times, 0.95);
};
const page = await timed(`/programs/${programme.id}/participants?per_page=10&page=300`);
say({ name: 'participants among 5,000, p95', value: page, unit: 'ms', bound: '≤ 150 ms', ok: page <= 150 });
const search = await timed(`/programs/${programme.id}/participants?search=person-4999`);
say({ name: 'one found among 5,000, p95', value: search, unit: 'ms', bound: '≤ 150 ms', ok: search <= 150 });
await product.stop();
