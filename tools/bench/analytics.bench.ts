import pg from 'pg';
import { loading, program } from './big-history.ts';
import { percentile, say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';

// The figures of one program with ten thousand members and three hundred thousand sessions, on PostgreSQL: each view of the
// page as a browser asks for it, each call alone and then all at once, measured as whole calls over HTTP.

const bound = 300;
const rounds = 20;
const now = '2026-11-22T08:00:00Z';
const scratch = makeScratch('lantern_bench_analytics');
const product = await startProduct(4139, scratch.url);
const headers = await signInAs(product.url, 'platform@lantern.test');
const client = new pg.Client({ connectionString: scratch.url });
await client.connect();
for (const statement of loading) await client.query(statement, statement.includes('$1') ? [now] : []);
await client.query('vacuum (analyze)');
// What was loaded is on the disk before anything is measured.
await client.query('checkpoint');

const days = 'from_date=2026-01-01&to_date=2026-06-30';
const views: Record<string, readonly string[]> = {
  'home of the admins': ['overview', 'user_summary', 'booking_summary', 'activities', 'latest_reflections'],
  overview: [
    'user_summary',
    'booking_summary',
    'session_completion',
    `session_completion?${days}`,
    'satisfaction',
    'learning_summary',
    'nps',
    'survey_summary',
    'activities',
  ],
  engagement: [
    'user_engagement',
    'monthly_activities?month=10&year=2026',
    'weekly_sessions',
    'request_answers',
    'mentor_load',
  ],
  health: ['pairing_health_summary?type=pair', 'pairing_health_summary?type=group', 'satisfaction'],
  progress: [
    'cohort_funnel?type=mentee',
    'funnel_people?type=mentee&step=third_session',
    'first_session?type=mentee',
    'retention?type=mentee',
    'goals_summary',
    'learning_summary',
  ],
  insights: ['skills_summary?type=mentee', 'industries_summary?type=mentor'],
};

const ask = async (figure: string) => {
  const [name, query = ''] = figure.split('?');
  const reply = await fetch(`${product.url}/dashboard/${name}?program_id=${program}&${query}`, { headers });
  if (!reply.ok) throw new Error(`${figure}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
};

const timesOf = async (run: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
};

const tell = (name: string, value: number) =>
  say({ name, value, unit: 'ms', bound: `≤ ${bound} ms`, ok: value <= bound });

for (const [view, figures] of Object.entries(views)) {
  for (const figure of figures) tell(`${view}: ${figure}`, await timesOf(() => ask(figure)));
  tell(`${view}: all of it at once`, await timesOf(() => Promise.all(figures.map(ask))));
}

await client.end();
await product.stop();
scratch.drop();
