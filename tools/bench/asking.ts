import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../server/platform/database/open.ts';
import { percentile, say } from './figure.ts';

const bound = 30;
const rounds = 100;

/** Every statement that the product sends from now on; `pg` has no other way to see them. */
const sent: { text: string; values: unknown[] }[] = [];
const plain = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
const listen = () => {
  const send = plain?.value as (...given: unknown[]) => unknown;
  const recorded = function recorded(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [{ text?: string; values?: unknown[] }, unknown[] | undefined];
    if (typeof query?.text === 'string') sent.push({ text: query.text, values: values ?? query.values ?? [] });
    return send.apply(this, given);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { ...plain, value: recorded });
  return () => {
    if (plain) Object.defineProperty(pg.Client.prototype, 'query', plain);
  };
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables of a handful of rows, or of none, which no index would make faster. */
const short = [
  'mentor_mean',
  'mentor_counts',
  'mentor_count_changes',
  'roles',
  'programs',
  'applications',
  'enterprises',
  'program_goals',
  'applicant_files',
];
const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && !short.includes(plan['Relation Name'] ?? '')
    ? [String(plan['Relation Name'])]
    : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

/** What the database itself needs for one question, and the tables that it reads from end to end. */
const explained = async (client: pg.Client, ask: () => Promise<unknown>) => {
  sent.length = 0;
  const stop = listen();
  await ask();
  stop();
  let milliseconds = 0;
  const scanned: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number; 'Planning Time': number }];
    }>(`explain (analyze, format json) ${text}`, values);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('no plan');
    milliseconds += plan['Execution Time'] + plan['Planning Time'];
    scanned.push(...scansIn(plan.Plan));
  }
  return { milliseconds, scanned };
};

/**
 * Measures kinds of questions on this database: a hundred of each, in different words. `client` explains what they send. The
 * answer is which tables each reads from end to end.
 */
export const measuring = async (database: Database, client: pg.Client) => {
  const [backend] = (await database.runSql('select pg_backend_pid() as pid')).rows;
  /**
   * How long the database's process and this one have computed: what a question costs however busy the machine is, as far
   * as Linux tells of a database on the same machine.
   */
  const computed = () => {
    const { user, system } = process.cpuUsage();
    try {
      const [nanoseconds] = readFileSync(`/proc/${String(backend?.['pid'])}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6 + (user + system) / 1000;
    } catch {
      return Number.NaN;
    }
  };
  return async ({ name, unbound }: { name: string; unbound?: boolean }, asks: readonly (() => Promise<unknown>)[]) => {
    const [times, worked, own]: [number[], number[], number[]] = [[], [], []];
    const scanned: string[] = [];
    for (const ask of asks) {
      for (let n = 0; n < rounds / asks.length; n += 1) {
        const [start, before] = [performance.now(), computed()];
        await ask();
        times.push(performance.now() - start);
        worked.push(computed() - before);
      }
      for (let n = 0; n < 5; n += 1) {
        const seen = await explained(client, ask);
        own.push(seen.milliseconds);
        scanned.push(...seen.scanned.map((table) => `${name}: ${table}`));
      }
    }
    const value = percentile(times, 0.99);
    const of = (figures: readonly number[], share: number) => `${percentile(figures, share).toFixed(1)} ms`;
    const inside = `median ${of(times, 0.5)}; computing ${of(worked, 0.5)}, p99 ${of(worked, 0.99)}; plans ${of(own, 0.5)}`;
    say({
      name: `${name} (${inside})`,
      value,
      unit: 'ms',
      ...(unbound ? {} : { bound: `≤ ${bound} ms`, ok: value <= bound }),
    });
    return scanned;
  };
};
