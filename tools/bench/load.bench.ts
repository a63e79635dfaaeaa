import { percentile, say } from './figure.ts';
import { type Answered, mixOf, sendAtRate, sender } from './mixed-calls.ts';
import { residentMegabytes, signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';

// What the product carries on this machine, and what it does at three times of that, on both databases. Capacity is the
// highest rate at which for half a minute nobody waits long (p99) and nobody is refused.
const most = { p99: 500, p99OfUsual: 250, megabytes: 450, growth: 1.3 } as const;
const seconds = { trial: 6, capacity: 30, beyond: 60, recovery: 5 } as const;
const rounds = 3;
const usualRate = 200;

const p99Of = (answered: readonly Answered[]) =>
  percentile(
    answered.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.99,
  );
const count = (answered: readonly Answered[], is: (status: number | null) => boolean) =>
  answered.filter(({ status }) => is(status)).length;
const isKept = (answered: readonly Answered[]) =>
  answered.every(({ status }) => status === 200) && p99Of(answered) <= most.p99;

/** Loads the product for so many seconds; says what was answered, and the memory (of the seconds, the 95th in 100). */
const loading = async (product: Awaited<ReturnType<typeof startProduct>>) => {
  const calls = await mixOf(product.url, await signInAs(product.url, 'mentee@lantern.test'));
  const line = sender(product.url);
  const load = async (perSecond: number, during: number) => {
    const memory: number[] = [];
    const each = () => void memory.push(residentMegabytes(product.pid));
    const answered = await sendAtRate(line, calls, { perSecond, seconds: during, each });
    return { answered, memory: percentile(memory, 0.95) };
  };
  return { load, close: line.close };
};
type Load = Awaited<ReturnType<typeof loading>>['load'];

/** Short trials find the neighbourhood; half a minute decides, a little lower each time that it says no. */
const findCapacity = async (load: Load) => {
  let [kept, broken] = [usualRate / 2, usualRate * 16];
  while (broken / kept > 1.1) {
    const rate = Math.round(Math.sqrt(kept * broken));
    if (isKept((await load(rate, seconds.trial)).answered)) kept = rate;
    else broken = rate;
  }
  for (let rate = kept; rate >= usualRate / 10; rate = Math.floor(rate * 0.9)) {
    const { answered } = await load(rate, seconds.capacity);
    if (isKept(answered)) return { rate, p99: p99Of(answered) };
  }
  throw new Error('nothing is carried');
};

const askHealth = async (url: string): Promise<Answered> => {
  const began = performance.now();
  const reply = await fetch(`${url}/healthz`).catch(() => null);
  return { status: reply?.status ?? null, ms: performance.now() - began };
};

/** One round: at capacity, at three times of it, and what is normal again five seconds later. */
const goBeyond = async (load: Load, rate: number, url: string) => {
  const atCapacity = await load(rate, seconds.capacity);
  const checks: Promise<Answered>[] = [];
  const timer = setInterval(() => checks.push(askHealth(url)), 500);
  const beyond = await load(rate * 3, seconds.beyond);
  clearInterval(timer);
  await load(Math.round(rate / 2), seconds.recovery);
  const { answered: normal } = await load(Math.round(rate / 2), seconds.recovery);
  return { atCapacity, beyond, checks: await Promise.all(checks), normal };
};
type Round = Awaited<ReturnType<typeof goBeyond>>;

type Tell = (name: string, value: number, unit: string, bound?: string, ok?: boolean) => void;

const tellBeyond = (tell: Tell, all: readonly Round[]) => {
  const usually = percentile(
    all.map(({ atCapacity }) => atCapacity.memory),
    0.5,
  );
  const then = percentile(
    all.map(({ beyond }) => beyond.memory),
    0.5,
  );
  tell('memory at capacity', usually, 'MB');
  tell('memory at three times of it', then / usually, '×', '≤ 1.3 ×', then / usually <= most.growth);
  const answered = all.flatMap(({ beyond }) => beyond.answered);
  tell('answered there', count(answered, (status) => status === 200) / (seconds.beyond * rounds), 'a second');
  tell('p99 of what is answered there', p99Of(answered), 'ms');
  const other = count(answered, (status) => status !== null && status !== 200 && status !== 503);
  tell('neither answered nor 503 there', other, '', '= 0', other === 0);
  const lost = count(answered, (status) => status === null);
  tell('connections lost there', lost, '', '= 0', lost === 0);
  const checks = all.flatMap((one) => one.checks);
  const silent = count(checks, (status) => status !== 200);
  tell('checks of health that failed there', silent, '', '= 0', silent === 0);
  tell('p99 of health there', p99Of(checks), 'ms');
  const late = Math.max(...all.map(({ normal }) => p99Of(normal)));
  const isNormal = all.every(({ normal }) => isKept(normal));
  tell('p99 five seconds later', late, 'ms', '≤ 500 ms, nobody refused', isNormal);
};

const measure = async (database: string, port: number, databaseUrl?: string) => {
  const tell: Tell = (name, value, unit, bound, ok) =>
    say({ name: `${database}: ${name}`, value, unit, ...(bound !== undefined && { bound, ok: ok === true }) });
  const product = await startProduct(port, databaseUrl);
  const { load, close } = await loading(product);
  await load(usualRate, seconds.trial);
  const usual = await load(usualRate, seconds.beyond);
  const p99 = p99Of(usual.answered);
  tell('p99 at 200 a second', p99, 'ms', '≤ 250 ms', p99 <= most.p99OfUsual);
  tell('memory at 200 a second', usual.memory, 'MB', '≤ 450 MB', usual.memory <= most.megabytes);
  const refused = count(usual.answered, (status) => status !== 200);
  tell('not answered at 200 a second', refused, '', '= 0', refused === 0);
  const capacity = await findCapacity(load);
  tell('capacity', capacity.rate, 'a second');
  tell('p99 at capacity', capacity.p99, 'ms', '≤ 500 ms', capacity.p99 <= most.p99);
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await goBeyond(load, capacity.rate, product.url));
  tellBeyond(tell, all);
  close();
  await product.stop();
};

await measure('embedded', 5397);
const scratch = makeScratch('lantern_bench_load');
await measure('PostgreSQL', 5398, scratch.url);
scratch.drop();
