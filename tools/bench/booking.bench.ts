import pg from 'pg';
import { percentile, say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';
import { makeScratch } from './scratch.ts';

// Sixty-four people try to book the same hour of one mentor simultaneously, over real connections, round after round.
const people = 64;
const rounds = 8;

const scratch = makeScratch('lantern_bench_booking');
const product = await startProduct(5393, scratch.url);
const pool = new pg.Pool({ connectionString: scratch.url, max: 2 });

const [mentor] = (
  await pool.query<{ id: string }>(`select user_id as id from availability_rules r join users u on u.id = r.user_id
    where u.is_fl_mentor and u.timezone = 'Asia/Kuala_Lumpur' group by 1 order by count(*) desc limit 1`)
).rows;
const mentees = (
  await pool.query<{ id: string; email: string }>(
    `select id, email from users where user_type = 'mentee' and deleted_at is null order by id limit $1`,
    [people],
  )
).rows;
await pool.query(
  `insert into credit_balances select id, 100000 from users where user_type = 'mentee' on conflict (user_id) do update set points = 100000`,
);
await pool.query('delete from availability_settings where user_id = $1', [mentor?.id]);

const browsers = [];
for (const { email } of mentees) browsers.push(await signInAs(product.url, email));

const slots = async () => {
  const reply = await fetch(`${product.url}/api/v2/mentors/${mentor?.id}/available_slots?timezone=Asia/Kuala_Lumpur`);
  const { timeslots } = (await reply.json()) as { timeslots: Record<string, string[]> };
  const days = Object.entries(timeslots).filter(([day]) => day.includes('/'));
  return days.map(([day, times]) => ({ day: day.split('/').toReversed().join('-'), time: times[0] ?? '' }));
};

const ask = async (headers: Record<string, string>, { day, time }: { day: string; time: string }) => {
  const body = JSON.stringify({
    booking: {
      booking_date: day,
      booking_time: time,
      user_timezone: 'Asia/Kuala_Lumpur',
      requestee_id: Number(mentor?.id),
      topic: 'A question that many have at once',
      learning_objectives_attributes: [{ objective: 'To be the one' }],
    },
  });
  const began = performance.now();
  const reply = await fetch(`${product.url}/api/v2/my/bookings`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await reply.arrayBuffer();
  return { status: reply.status, took: performance.now() - began };
};

const open = await slots();
const took: number[] = [];
let winners = 0;
for (const slot of open.slice(0, rounds)) {
  const answers = await Promise.all(browsers.map((headers) => ask(headers, slot)));
  winners += answers.filter(({ status }) => status === 200).length;
  took.push(...answers.map((answer) => answer.took));
}
const played = Math.min(rounds, open.length);
say({
  name: `winners of ${played} rounds of ${people}`,
  value: winners,
  unit: '',
  bound: `= ${played}`,
  ok: winners === played,
});
say({ name: `${people} at once for one hour, median`, value: percentile(took, 0.5), unit: 'ms' });
say({ name: `${people} at once for one hour, p99`, value: percentile(took, 0.99), unit: 'ms' });

await pool.end();
await product.stop();
scratch.drop();
