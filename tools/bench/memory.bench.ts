import { percentile, say } from './figure.ts';
import { mixOf, sendAtRate, sender } from './mixed-calls.ts';
import { residentMegabytes, signInAs, startProduct } from './product.ts';

// The memory of the whole process on the embedded database after a minute of mixed reading and writing.
const perSecond = 200;
const seconds = 60;

const product = await startProduct(5394);
const mentee = await signInAs(product.url, 'mentee@lantern.test');

const calls = await mixOf(product.url, mentee);

const before = residentMegabytes(product.pid);
const line = sender(product.url);
const answered = await sendAtRate(line, calls, { perSecond, seconds });
line.close();
const failed = answered.filter(({ status }) => status !== 200).length;
const took = answered.map(({ ms }) => ms);
const after = residentMegabytes(product.pid);

say({ name: 'resident memory at rest', value: before, unit: 'MB' });
say({
  name: 'resident memory after a minute of 200 a second',
  value: after,
  unit: 'MB',
  bound: '≤ 450 MB',
  ok: after <= 450,
});
const p99 = percentile(took, 0.99);
say({ name: 'p99 of those calls', value: p99, unit: 'ms', bound: '≤ 250 ms', ok: p99 <= 250 });
say({ name: 'faults among them', value: failed, unit: '', bound: '= 0', ok: failed === 0 });
await product.stop();
