import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheapest } from '../../server/modules/pairings/rules/matching/cheapest.ts';
import { pack } from '../../server/modules/pairings/rules/matching/cohort.ts';
import { graphOf } from '../../server/modules/pairings/rules/matching/graph.ts';
import { crowdedCohort } from '../../server/modules/pairings/rules/matching/cohorts.fixture.ts';
import { type Cohort, match } from '../../server/modules/pairings/rules/matching/index.ts';
import { percentile, say } from './figure.ts';
import { namedCohorts, spreadCohort, withHopeless } from './matching-cohorts.ts';
import { sender, sendAtRate } from './mixed-calls.ts';
import { signInAs, startProduct } from './product.ts';

// The matching of the three cohorts that the specification names; its third step beside scipy on the same matrix; and what
// a small read of the server takes while it matches them one after the other.

const rounds = 3;
const median = (figures: readonly number[]) => percentile(figures, 0.5);

const timed = <T>(run: () => T) => {
  const began = performance.now();
  const result = run();
  return { result, seconds: (performance.now() - began) / 1000 };
};

const matchNamed = () => {
  for (const { name, make, seconds: most } of namedCohorts) {
    const cohort = make();
    const runs = Array.from({ length: rounds }, () => timed(() => match(cohort)));
    const [first] = runs;
    if (!first) throw new Error('nothing was measured');
    const { sum, lowest, mentees, pairs } = first.result;
    const tell = (what: string, value: number, unit: string) => say({ name: `${name}: ${what}`, value, unit });
    tell('sum', sum, 'of 10,000');
    tell('lowest', lowest ?? 0, 'of 10,000');
    tell('median', median(pairs.map(({ score }) => score)), 'of 10,000');
    tell('mentees with a mentor', mentees, 'mentees');
    const value = median(runs.map(({ seconds }) => seconds));
    const bound = most === undefined ? {} : { bound: `≤ ${most} s`, ok: value <= most };
    say({ name: `${name}: all steps`, value, unit: 's', ...bound });
  }
};

/** The same matrix given to scipy, in a process of its own; nothing where there is none. */
const askScipy = (cohort: Cohort, seats: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-bench-'));
  const file = join(folder, 'scores');
  writeFileSync(
    file,
    Int16Array.from(cohort.candidates, ({ score }) => score),
  );
  const args = [file, cohort.mentees.length, cohort.mentors.length, seats].map(String);
  const run = spawnSync('python3', ['tools/bench/assignment.py', ...args], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return run.status === 0 ? (JSON.parse(run.stdout) as { seconds: number; sum: number }) : undefined;
};

/** The third step alone on a whole matrix of 2,000 × 1,000 × 2, in turns with scipy. */
const besideScipy = (name: string, cohort: Cohort) => {
  const graph = graphOf(pack(cohort));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { result, seconds } = timed(() => cheapest(graph, () => {}));
    ours.push(seconds);
    const scipy = askScipy(cohort, 2);
    if (!scipy) continue;
    theirs.push(scipy.seconds);
    const sum = graph.score.reduce((all, one, edge) => all + ((result.flow.seatOf[edge] ?? -1) >= 0 ? one : 0), 0);
    if (sum !== scipy.sum) throw new Error(`${name}: ${sum} is not ${scipy.sum}`);
  }
  say({ name: `third step, ${name}`, value: median(ours), unit: 's' });
  if (theirs.length === 0) return console.log('no scipy here: pip install scipy compares with it');
  const value = median(ours) / median(theirs);
  say({ name: `the same by scipy, ${name}`, value: median(theirs), unit: 's' });
  return say({ name: `third step, of scipy, ${name}`, value, unit: '×', bound: '≤ 1.5 ×', ok: value <= 1.5 });
};

/** A small read at an even rate, idle and while matching, in turns so that other load affects both the same. */
const readMeanwhile = async () => {
  const start = { file: 'tools/bench/matching-product.ts', execArgv: ['--import', 'tsx'] };
  const product = await startProduct(4101, '', start);
  const headers = await signInAs(product.url, 'mentee@lantern.test');
  const line = sender(product.url);
  const read = async (seconds: number) => {
    const calls = [{ method: 'GET' as const, path: '/notifications/unread_count', headers }];
    const answered = await sendAtRate(line, calls, { perSecond: 100, seconds });
    if (answered.some(({ status }) => status !== 200)) throw new Error('a read was refused');
    return answered.map(({ ms }) => ms);
  };
  const times = { idle: [] as number[], meanwhile: [] as number[] };
  let runs = 0;
  await read(5);
  for (let round = 0; round < rounds; round += 1) {
    times.idle.push(...(await read(15)));
    product.child.send('match');
    times.meanwhile.push(...(await read(15)));
    product.child.send('rest');
    const [said] = (await once(product.child, 'message')) as [{ runs: number }];
    runs += said.runs;
  }
  line.close();
  await product.stop();
  const [idle, meanwhile] = [percentile(times.idle, 0.99), percentile(times.meanwhile, 0.99)];
  say({ name: 'matchings finished meanwhile', value: runs, unit: 'runs', bound: '≥ 3', ok: runs >= 3 });
  say({ name: 'a small read, idle, p99', value: idle, unit: 'ms' });
  say({ name: 'a small read while matching, p99', value: meanwhile, unit: 'ms' });
  const value = meanwhile / idle;
  say({ name: 'a small read while matching, of idle', value, unit: '×', bound: '≤ 2 ×', ok: value <= 2 });
};

matchNamed();
besideScipy('scores by chance', spreadCohort(4, 2000, 1000, 2));
besideScipy('all want the same mentors', crowdedCohort(5, 2000, 1000, 2));
besideScipy('the same, and one fits nobody', withHopeless(crowdedCohort(6, 2000, 1000, 2)));
await readMeanwhile();
