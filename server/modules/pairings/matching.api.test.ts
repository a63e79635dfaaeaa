import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/pairings/index.ts';
import type { Draft } from '../../../contract/pairings/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { onlyWants, setCapacity } from './matching.fixture.ts';
import { best, type MatchedSix, matchSix } from './matching-acts.fixture.ts';

let world: World;
let six: MatchedSix;
beforeEach(async () => {
  world = await openWorld();
  six = await matchSix(world);
});

const admin = 'programme_admin';
const two = (mentee: number, mentor: number) => ({ mentee_id: mentee, mentor_id: mentor });

test('PAR-31 a draft is the best for all of the cohort: everybody has a mentor, the lowest and the sum are highest', async () => {
  const draft = await six.run();
  expect(await six.pairsOf(draft.id)).toEqual(best);
  const distribution = Array.from({ length: 20 }, () => 0);
  distribution[10] = 1;
  distribution[19] = 2;
  expect(draft.summary).toEqual({
    cohort: 3,
    mentors: 3,
    mentors_matched: 3,
    worth: { mentees: 3, pairs: 3, lowest: 5000, sum: 25_000 },
    lowest: 5000,
    median: 10_000,
    distribution,
    left_out: 0,
    locked: 0,
    overridden: 0,
  });
  expect([draft.stale, draft.why_not]).toEqual([
    null,
    {
      change: null,
      publish: null,
      undo: 'pairings.draft_not_ready',
      discard: null,
      cancel: 'pairings.draft_not_ready',
    },
  ]);
});

test('PAR-31 the parts of a pair are its arithmetic: what nobody has said counts half at a quarter of its weight', async () => {
  // Ana and Xenia: wants 8 × 10,000, industry 2 ÷ 4 × 5,000. (80,000 + 2,500) ÷ 8.5 = 9,705.88
  await six.change({ weights: { ...onlyWants.weights, industry: 2 } });
  const { id } = await six.run();
  const { body } = await world.ask(admin, contract.draftPairs, { params: { id }, query: { search: 'xenia' } });
  expect(body.pairs).toMatchObject([
    {
      mentee: { id: six.people.a },
      mentor: { id: six.people.x },
      score: 9706,
      parts: [
        { criterion: 'wants', weight: 8, counted: 8, value: 10_000 },
        { criterion: 'industry', weight: 2, counted: 0.5, value: null },
      ],
    },
  ]);
});

test('PAR-31 the price of a choice is the difference of two full runs, and keeping it pays just that', async () => {
  const { id } = await six.run();
  const price = await six.priceOf(id, six.people.a, six.people.y);
  expect(price).toMatchObject({
    before: { mentees: 3, pairs: 3, lowest: 5000, sum: 25_000 },
    after: { mentees: 3, pairs: 3, lowest: 5000, sum: 20_000 },
    difference: { mentees: 0, pairs: 0, lowest: 0, sum: -5000 },
    moves: [
      { mentee: { id: six.people.a }, from: [{ id: six.people.x }], to: [{ id: six.people.y }] },
      { mentee: { id: six.people.b }, from: [{ id: six.people.y }], to: [{ id: six.people.x }] },
    ],
    moves_count: 2,
  });
  expect(await six.pairsOf(id)).toEqual(best);
  const kept = await world.ask(admin, contract.keepOverride, { params: { id }, body: two(six.people.a, six.people.y) });
  expect(kept.status).toBe(200);
  expect((kept.body as unknown as Draft).summary).toMatchObject({ worth: price.after, overridden: 1 });
  expect(await six.pairsOf(id)).toEqual(['a y 5000 override', 'b x 10000', 'mentee z 5000']);
  const undone = await world.ask(admin, contract.undoOverride, {
    params: { id, menteeId: six.people.a, mentorId: six.people.y },
  });
  expect((undone.body as unknown as Draft).summary).toMatchObject({ worth: price.before, overridden: 0 });
  expect(await six.pairsOf(id)).toEqual(best);
});

test('PAR-31 a choice that leaves somebody without a mentor says so', async () => {
  await setCapacity(world, six.people.z, 0);
  await six.change({ named_pairs: [{ kind: 'apart', mentee_id: six.people.mentee, mentor_id: six.people.y }] });
  const { id, summary } = await six.run();
  // Two mentors for three mentees: ana and ben fit best.
  expect([await six.pairsOf(id), summary?.left_out]).toEqual([['a x 10000', 'b y 10000'], 1]);
  const { body } = await world.ask(admin, contract.draftLeftOut, { params: { id }, query: {} });
  expect(body.left_out).toMatchObject([
    { mentee: { id: six.people.mentee }, reason: 'no_room', mentors: 1, possible: 1 },
  ]);
  expect(await six.priceOf(id, six.people.mentee, six.people.x)).toMatchObject({
    difference: { mentees: 0, pairs: 0, lowest: 0, sum: -5000 },
    moves_count: 2,
  });
  const refused = await world.ask(admin, contract.overridePrice, {
    params: { id },
    query: two(six.people.mentee, six.people.y),
  });
  expect([refused.status, refused.body.code]).toEqual([422, 'pairings.pair_barred']);
});

test('PAR-31 locked pairs stay when the draft is calculated anew, and no longer count as the lowest', async () => {
  const { id } = await six.run();
  const lock = (locked: boolean) =>
    world.ask(admin, contract.lockPairs, {
      params: { id },
      body: { pairs: [two(six.people.mentee, six.people.z)], locked },
    });
  const { body } = await lock(true);
  expect((body as unknown as Draft).summary).toMatchObject({ locked: 1, worth: { lowest: 10_000, sum: 25_000 } });
  const around = await six.run(id);
  expect(await six.pairsOf(around.id)).toEqual(['a x 10000', 'b y 10000', 'mentee z 5000 lock']);
  expect((await lock(false)).body).toMatchObject({ summary: { locked: 0, worth: { lowest: 5000 } } });
});

test('PAR-31 pairs that admins name stand or fall in every draft', async () => {
  const named = [
    { kind: 'together', mentee_id: six.people.a, mentor_id: six.people.z },
    { kind: 'apart', mentee_id: six.people.b, mentor_id: six.people.y },
  ];
  expect((await six.change({ named_pairs: named })).body.named_pairs).toMatchObject([
    { kind: 'together', mentee: { id: six.people.a }, mentor: { id: six.people.z } },
    { kind: 'apart', mentee: { id: six.people.b }, mentor: { id: six.people.y } },
  ]);
  const { id } = await six.run();
  expect(await six.pairsOf(id)).toEqual(['a z 0 named_together', 'b x 10000', 'mentee y 5000']);
  const twice = await six.change({ named_pairs: [...named, { ...named[0], kind: 'apart' }] });
  expect([twice.status, twice.body.code]).toEqual([422, 'pairings.named_twice']);
});

test('PAR-31 other weights are tried without being saved', async () => {
  const { id } = await six.run();
  const weights = { ...onlyWants.weights, wants: 0, time_zone: 3 };
  const { body } = await world.ask(admin, contract.whatIf, { params: { id }, query: weights });
  // Ana, Ben and the mentors are in one zone, the mentee is eight hours away: 10,000, 10,000 and 1 − 8 ÷ 12.
  expect(body).toMatchObject({ before: { sum: 25_000 }, after: { lowest: 3334, sum: 23_334 } });
  expect((await six.shown(id)).weights).toEqual(onlyWants.weights);
  const none = await world.ask(admin, contract.whatIf, { params: { id }, query: { ...weights, time_zone: 0 } });
  expect([none.status, none.body.fields]).toMatchObject([422, { weights: expect.any(String) }]);
});

test('PAR-31 a draft of a cohort that has changed says how', async () => {
  const { id } = await six.run();
  await setCapacity(world, six.people.x, 3);
  await setCapacity(world, six.people.z, 0);
  await six.change({ lowest_score: 1000 });
  expect((await six.shown(id)).stale).toEqual({
    mentees_new: 0,
    mentees_gone: 0,
    mentors_new: 0,
    mentors_gone: 1,
    room_changed: 1,
    settings_changed: true,
  });
});

test('PAR-31 two drafts are compared by whom they pair with whom', async () => {
  const first = await six.run();
  await six.change({ named_pairs: [{ kind: 'apart', mentee_id: six.people.a, mentor_id: six.people.x }] });
  const second = await six.run();
  const { body } = await world.ask(admin, contract.compareDrafts, {
    params: { id: first.id },
    query: { with: second.id },
  });
  expect(await six.pairsOf(second.id)).toEqual(['a y 5000', 'b x 10000', 'mentee z 5000']);
  expect(body).toMatchObject({ worth: { sum: 25_000 }, other: { sum: 20_000 }, same: 1, changed_count: 2 });
});

test('PAR-31 one calculation at a time, which can be cancelled; a draft that was put away keeps its line', async () => {
  const start = () => world.ask(admin, contract.startDraft, { body: { program_id: world.alpha.id } });
  const { body } = await start();
  const id = (body as unknown as Draft).id;
  const second = await start();
  expect([second.status, second.body.code]).toEqual([422, 'pairings.draft_running']);
  const cancelled = await world.ask(admin, contract.cancelDraft, { params: { id } });
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  await world.runJobs();
  expect(await six.shown(id)).toMatchObject({ status: 'cancelled', summary: null });
  const other = await six.run();
  await world.ask(admin, contract.discardDraft, { params: { id: other.id } });
  const { body: list } = await world.ask(admin, contract.listDrafts, { query: { program_id: world.alpha.id } });
  expect(list.drafts).toMatchObject([
    { id: other.id, status: 'discarded', worth: null, cohort: 3 },
    { id, status: 'cancelled', worth: null },
  ]);
});

test('PAR-31 an earlier pair of two is a rule, unless it was completed', async () => {
  const ended = (mentee: number, mentor: number, reason: string) =>
    world.rows(
      `with made as (
         insert into pairings (program_id, mentor_id, mentee_id, status, created_by, created_at, ended_at, end_reason)
         values ($1, $2, $3, 'ended', $3, $4, $4, $5) returning id
       ) insert into pairing_participants (pairing_id, user_id, user_type)
         select id, $2::bigint, 'mentor' from made union all select id, $3, 'mentee' from made`,
      [world.alpha.id, mentor, mentee, world.clock.now().toString(), reason],
    );
  await ended(six.people.a, six.people.x, 'They did not get on');
  await ended(six.people.b, six.people.x, 'Completed');
  expect(await six.pairsOf((await six.run()).id)).toEqual(['a y 5000', 'b x 10000', 'mentee z 5000']);
});

test('PAR-31 every admin of the program is shown live how far a calculation is, whoever began it', async () => {
  const heard: number[] = [];
  const leave = world.bus.subscribe(({ people, keys }) => void (keys.includes('matching') && heard.push(...people)));
  const { status } = await world.ask('platform_admin', contract.startDraft, { body: { program_id: world.alpha.id } });
  expect(status).toBe(200);
  await world.runJobs();
  leave();
  const timesFor = (id: number) => heard.filter((one) => one === id).length;
  expect(timesFor(world.ids.programme_admin)).toBe(timesFor(world.ids.platform_admin));
  expect(timesFor(world.ids.programme_admin)).toBeGreaterThan(3);
  expect(timesFor(world.ids.mentee)).toBe(0);
});
