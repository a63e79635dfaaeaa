import pg from 'pg';
import { systemClock } from '../../server/platform/clock.ts';
import { say } from './figure.ts';
import { largestEvent, manyTickets } from './many-tickets.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';
import { timedCalls } from './timed-calls.ts';

// Events, the organizer's tables and the list at the door with a hundred thousand tickets on PostgreSQL, measured as
// whole calls over HTTP.

const scratch = makeScratch('lantern_bench_tickets');
const product = await startProduct(5395, scratch.url);
const headers = await signInAs(product.url, 'platform@lantern.test');
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const began = performance.now();
const now = systemClock.now().toString();
for (const statement of manyTickets) await client.query(statement, statement.includes('$1') ? [now] : []);
say({ name: 'a hundred thousand tickets loaded', value: (performance.now() - began) / 1000, unit: 's' });

const { ask, timed } = timedCalls<Record<string, number>>(product.url, headers);

const numbersOf = async (statement: string, values: unknown[] = []) => {
  const { rows } = await client.query<Record<string, string>>(statement, values);
  return rows[0] ?? {};
};
const { tickets } = await numbersOf(`select count(*) as tickets from ticket_admissions`);
say({ name: 'tickets', value: Number(tickets), unit: 'tickets', bound: '≥ 100,000', ok: Number(tickets) >= 100_000 });
const { id: largest } = await numbersOf('select id from events where title = $1', [largestEvent]);
const { id: self } = await numbersOf(`select id from users where email = 'platform@lantern.test'`);

const lastPage = async (path: string, key: string) => Number((await ask(path))[key]);

for (const list of ['upcoming', 'past', 'mine']) {
  const path = `/main/events?list=${list}`;
  await timed(`events, ${list}: first page`, path);
  await timed(`events, ${list}: last page`, `${path}&page=${await lastPage(path, 'max_pages')}`);
  await timed(`events, ${list}: a common word`, `${path}&search=evening`);
  await timed(`events, ${list}: nothing`, `${path}&search=xyzzy`);
}
await timed('an event of many', `/events/${largest}`);
await timed('the dashboard', '/dashboard/events/main');
await timed('the own tickets, two hundred', `/tickets/${self}`);

const tables = [
  ['events table', '/main/admins/events.json?'],
  ['event data', '/main/admins/event_data.json?'],
  ['event data of the largest', `/main/admins/event_data.json?event_id=${largest}&`],
] as const;
for (const [name, path] of tables) {
  await timed(`${name}: first page`, `${path}page=1`);
  const last = await lastPage(`${path}page=1`, 'max_pages');
  await timed(`${name}: page in the middle`, `${path}page=${Math.ceil(last / 2)}`);
  await timed(`${name}: last page`, `${path}page=${last}`);
  await timed(`${name}: a common word`, `${path}query=evening`);
  await timed(`${name}: nothing`, `${path}query=xyzzy`);
  await timed(`${name}: two months`, `${path}date_from=2025-03&date_to=2025-04`);
}
for (const [what, word] of [
  ['a name', 'field=lastName&query=Tan'],
  ['a whole name', 'field=lastName&query=Tan%20401'],
  ['an address', 'query=bench-12345@'],
  ['a ticket', 'field=ticketName&query=Early'],
])
  await timed(`event data: ${what}`, `/main/admins/event_data.json?${word}`);

const door = `/events/${largest}/attendees?`;
await timed('at the door: first page', door);
await timed('at the door: last page', `${door}page=${await lastPage(door, 'max_pages')}`);
await timed('at the door: a common name', `${door}search=tan`);
await timed('at the door: one person', `${door}search=Tan%20401`);
await timed('at the door: nobody', `${door}search=xyzzy`);

await client.end();
await product.stop();
scratch.drop();
