import { beforeEach, expect, test } from 'vitest';
import { pairingInsight, pairingReport } from '../../../contract/health/index.ts';
import { withdrawConsent } from '../../../contract/meetings/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { planned } from '../objectives/objectives.fixture.ts';
import { review } from '../reviews/reviews.fixture.ts';
import { dayFromNow, makePair, makeSession } from './health.fixture.ts';
import { heldOnce, lookAgain, transcribed } from './transcribed.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const report = async (who: Persona, pairingId: number) =>
  (await world.ask(who, pairingReport, { params: { pairingId } })).body;
const insight = async (who: Persona, pairingId: number) =>
  (await world.ask(who, pairingInsight, { params: { pairingId } })).body;

test('PAR-20 PAR-33 admins see how the pair is, the pair its sessions alone', async () => {
  const id = await makePair(world);
  await makeSession(world, { at: dayFromNow(-50), topic: 'First weeks' });
  await makeSession(world, { at: dayFromNow(3), status: 'upcoming', topic: 'Next weeks' });
  await world.moveClock(dayFromNow(0.1));
  const seen = await report('programme_admin', id);
  expect(seen).toMatchObject({
    type: 'Pair',
    mentee_participants: [{ full_name: 'Mentee Tan' }],
    sessions: [
      { topic: 'First weeks', state: 'completed' },
      { topic: 'Next weeks', state: 'upcoming' },
    ],
    health: { pairing_health_score: 2, reason: null, confidence: 'medium', silent_days: 50 },
  });
  // 1 session of 3 asked for, faded by 20 of 30 days; kept; one ahead: (1,106·30 + 10,000·15 + 10,000·15) ÷ 60.
  expect(seen.health.parts.map(({ part, value }: { part: string; value: number | null }) => [part, value])).toEqual([
    ['rhythm', 1106],
    ['felt', null],
    ['reliability', 10_000],
    ['forward', 10_000],
    ['goals', null],
  ]);
  expect(seen.health.number).toBe(5553);
  expect(seen.health.raises).toEqual([{ way: 'hold_session', gain: 2781 }]);
  expect(seen.health.trend).toEqual([{ day: '2026-11-20', number: 5553 }]);
  for (const who of ['mentee', 'mentor'] as const) {
    const own = await report(who, id);
    expect(own.health).toBeNull();
    expect(own.sessions).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/5553|rhythm|confidence|silent/);
  }
});

test('PAR-21 PAR-22 B64 after each session the summary is written, the same for both and for admins', async () => {
  const unmet = await makePair(world, { menteeId: world.ids.unconfirmed });
  expect(await insight('programme_admin', unmet)).toEqual({ summary: '', generated_at: null });
  const { pairing } = await heldOnce(world);
  const { summary, generated_at: at } = await insight('mentee', pairing);
  expect(at).toBe(dayFromNow(1).toString());
  expect(summary).toContain('Mentee Tan is mentored by Mentor Tan in Alpha since 20 November 2026.');
  expect(summary).toContain('How do I move from testing into product management?');
  expect(summary).toContain('- Worked on: A plan for the next half year');
  expect(await insight('mentor', pairing)).toEqual({ summary, generated_at: at });
  expect(await insight('programme_admin', pairing)).toEqual({ summary, generated_at: at });
});

test('B64 M08 REV-22 no private note, no sealed review and nothing of a program with private reviews is in it', async () => {
  const { pairing, session } = await heldOnce(world);
  const { ids, alpha } = world;
  await world.rows('insert into booking_notes (booking_id, user_id, note, updated_at) values ($1, $2, $3, $4)', [
    session,
    ids.mentor,
    'zxnote',
    dayFromNow(1).toString(),
  ]);
  const said = { programId: alpha.id, stars: [2, 2], text: 'zxwords' };
  await review(world, session, 'mentee', 'mentor', said);
  await world.runJobs();
  expect((await insight('mentor', pairing)).summary).not.toMatch(/zxwords|2\.0 of 5|zxnote/);
  await review(world, session, 'mentor', 'mentee', { programId: alpha.id, stars: [5, 5] });
  await world.runJobs();
  const open = (await insight('mentor', pairing)).summary;
  expect(open).toContain('“zxwords”');
  expect(open).not.toContain('zxnote');
  await world.rows("update programs set review_settings = 'hidden' where id = $1", [alpha.id]);
  const closed = (await insight('mentor', pairing)).summary;
  expect(closed).not.toContain('zxwords');
  expect(closed).toContain('Feedback in this program is for its team only.');
});

test('B64 M08 a review that nobody answers is quoted once it is unsealed', async () => {
  const { pairing, session } = await heldOnce(world);
  await review(world, session, 'mentee', 'mentor', { programId: world.alpha.id, stars: [4, 4], text: 'zxwords' });
  await world.moveClock(dayFromNow(7));
  expect((await insight('mentor', pairing)).summary).not.toContain('zxwords');
  await world.moveClock(dayFromNow(9));
  expect((await insight('mentor', pairing)).summary).toContain('“zxwords”');
});

const kept = async () => (await world.rows<{ summary: string }>('select summary from health_insights'))[0]?.summary;
test('B64 M14 what was said is in the summary with its session and minute, and is nowhere after a withdrawal', async () => {
  const { pairing, session } = await heldOnce(world);
  const meetingId = await transcribed(world, session);
  await lookAgain(world, session);
  const day = '20 November 2026';
  expect(await kept()).toContain(`- “zxpoint about the offer” ([${day}, 1:05](session:${session}))`);
  const { summary } = await insight('programme_admin', pairing);
  expect(summary).toContain(`- Said: “zxaction by Friday” ([${day}, 2:05](session:${session}))`);
  await world.ask('mentee', withdrawConsent, { params: { id: meetingId } });
  await world.runJobs();
  expect(await kept()).toBeUndefined();
  for (const who of ['mentee', 'mentor', 'programme_admin'] as const)
    expect((await insight(who, pairing)).summary).not.toContain('zx');
  await lookAgain(world, session);
  expect(await kept()).not.toContain('zx');
});

test('B64 B122 what is quoted goes with the recording when its time is over', async () => {
  const { session } = await heldOnce(world);
  await transcribed(world, session);
  await lookAgain(world, session);
  expect(await kept()).toContain('zxpoint');
  await world.moveClock(dayFromNow(181));
  expect(await world.rows('select 1 from ai_recordings')).toEqual([]);
  expect((await kept()) ?? '').not.toContain('zx');
});

test('B59 B64 how far the learning plan is, and not a word of it', async () => {
  const { pairing, session } = await heldOnce(world);
  await planned(world, 'mentee', world.alpha.id);
  await lookAgain(world, session);
  const { summary } = await insight('programme_admin', pairing);
  expect(summary).toMatch(/- 0 of \d+ learning objectives done/);
  const [{ title } = { title: '' }] = await world.rows<{ title: string }>('select title from objectives limit 1');
  expect(summary).not.toContain(title);
});
