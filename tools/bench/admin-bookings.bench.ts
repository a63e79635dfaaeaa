import pg from 'pg';
import { say } from './figure.ts';
import { largest, loading, tidying } from './million-bookings.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';
import { timedCalls } from './timed-calls.ts';

// The admins' list with a million bookings on PostgreSQL: every page, filter, search and tab count, measured as whole
// calls over HTTP; and no plan may read a big table from end to end.

const scratch = makeScratch('lantern_bench_admin');
const product = await startProduct(5394, scratch.url);
const headers = await signInAs(product.url, 'platform@lantern.test');
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();

const began = performance.now();
const now = '2026-11-22T08:00:00Z';
for (const statement of loading) await client.query(statement, statement.includes('$1') ? [now] : []);
const loaded = (performance.now() - began) / 1000;
say({ name: 'a million bookings loaded', value: loaded, unit: 's', bound: '≤ 120 s', ok: loaded <= 120 });
for (const statement of tidying) await client.query(statement);

const { ask, timed } = timedCalls<{ pagination: { total_pages: number; total_entries: number } }>(product.url, headers);

const { rows } = await client.query<{ id: string }>('select id from programs where slug = $1', [largest]);
const inLargest = `program_id=${rows[0]?.id}&`;
const list = '/api/v2/admin/bookings?';
const pagesOf = async (query: string) => (await ask(list + query)).pagination.total_pages;

/** How the tables that grow without limit were read since the last call. */
const scansOfBigTables = async () => {
  const { rows: scans } = await client.query<{ scans: string }>(
    `select sum(seq_scan) as scans from pg_stat_user_tables
     where relname in ('bookings', 'booking_participants', 'users', 'booking_reports')`,
  );
  return Number(scans[0]?.scans ?? 0);
};

for (const [place, prefix] of [
  ['all', ''],
  ['one programme', inLargest],
] as const) {
  const last = await pagesOf(prefix);
  await timed(`${place}: first page`, `${list}${prefix}`);
  await timed(`${place}: page in the middle`, `${list}${prefix}page=${Math.floor(last / 2)}`);
  await timed(`${place}: last page`, `${list}${prefix}page=${last}`);
  await timed(`${place}: last page, oldest first`, `${list}${prefix}sort=asc&page=${last}`);
  await timed(`${place}: groups`, `${list}${prefix}type=group&page=100`);
  for (const status of ['completed', 'cancelled', 'investigating']) {
    const end = await pagesOf(`${prefix}status=${status}`);
    await timed(
      `${place}: ${status}, page in the middle`,
      `${list}${prefix}status=${status}&page=${Math.ceil(end / 2)}`,
    );
  }
  await timed(`${place}: two months`, `${list}${prefix}start_date=2025-03-05&end_date=2025-05-04&page=30`);
  for (const [kind, words] of [
    ['one person', 'Aina Tan 4'],
    ['a rare name', 'tan 123'],
    ['a common name', 'tan'],
    ['a common name of a few letters', 'ng'],
    ['a single letter', 'a'],
    ['nobody', 'xyzzy'],
    ['a number', '123456'],
  ]) {
    const query = `${prefix}search=${encodeURIComponent(String(words))}`;
    await timed(`${place}: searching ${kind}`, list + query);
    const end = await pagesOf(query);
    if (end > 1) await timed(`${place}: searching ${kind}, last page`, `${list}${query}&page=${end}`);
    const ofGroups = `${query}&type=group`;
    await timed(`${place}: searching ${kind} in groups`, list + ofGroups);
    const endOfGroups = await pagesOf(ofGroups);
    if (endOfGroups > 1)
      await timed(`${place}: searching ${kind} in groups, last page`, `${list}${ofGroups}&page=${endOfGroups}`);
  }
  await timed(`${place}: searching a common name among the missed`, `${list}${prefix}search=tan&status=missed`);
  await timed(`${place}: reported`, `/api/v2/admin/booking_reports?${prefix}page=2`);
}
await timed('activities of one programme', `/dashboard/activities?${inLargest}`);
await timed('overview of one programme', `/dashboard/overview?${inLargest}`);

// The server's statistics lag a little; a second look shows what the first one caused.
await client.query('select pg_stat_force_next_flush()');
const before = await scansOfBigTables();
for (const query of ['', 'page=20000', 'search=tan', 'status=missed&page=100', `${inLargest}search=ng&type=group`])
  await ask(list + query);
await new Promise((resolve) => setTimeout(resolve, 1500));
await client.query('select pg_stat_clear_snapshot()');
const scans = (await scansOfBigTables()) - before;
say({ name: 'sequential scans of big tables', value: scans, unit: 'scans', bound: '0', ok: scans === 0 });

await client.end();
await product.stop();
scratch.drop();
