import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import pg from 'pg';
import { say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';

// Reads of the product compared with bare Fastify + pg (bare-reads.ts), which run the same queries on the same
// database, in one run.

const scratch = makeScratch('lantern_bench_reads');
const product = await startProduct(5391, scratch.url);
const headers = await signInAs(product.url, 'mentee@lantern.test');
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();
await client.query('analyze'); // as a database does by itself that is older than a minute
await client.end();

const bare = fork('tools/bench/bare-reads.ts', [scratch.url, '5392'], {
  execArgv: ['--import', 'tsx'],
});
process.once('exit', () => bare.kill());
await new Promise<void>((resolve, reject) => {
  bare.once('message', () => resolve());
  bare.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
});

const load = async (url: string, seconds: number) => {
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: 8,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} calls`);
  return requests.average;
};
const meanOf = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0) / figures.length;

/** Measures the two alternately, so that other load on the machine affects both the same. */
const inTurns = async (ours: string, theirs: string) => {
  for (const url of [ours, theirs]) await load(url, 2);
  const figures = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < 4; round += 1) {
    figures.ours.push(await load(ours, 3));
    figures.theirs.push(await load(theirs, 3));
  }
  return { ours: meanOf(figures.ours), theirs: meanOf(figures.theirs) };
};

for (const path of ['/notifications/unread_count', '/api/v2/my/bookings']) {
  const { ours, theirs } = await inTurns(`${product.url}${path}`, `http://127.0.0.1:5392${path}`);
  say({ name: `GET ${path}`, value: ours, unit: 'a second' });
  say({ name: `GET ${path}, bare`, value: theirs, unit: 'a second' });
  say({
    name: `GET ${path}, of bare`,
    value: ours / theirs,
    unit: '×',
    bound: '≥ 0.7 ×',
    ok: ours / theirs >= 0.7,
  });
}

bare.kill();
await once(bare, 'exit');
await product.stop();
scratch.drop();
