import { beforeEach, expect, test } from 'vitest';
import {
  dashboardMentors,
  type MatchedMentee,
  matchedMentees,
  type MentorCard,
} from '../../../contract/discovery/index.ts';
import * as contract from '../../../contract/pairings/index.ts';
import { lettersTo, toldTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { makeMember, onlyWants, setCapacity } from './matching.fixture.ts';
import { pairOf } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const days = (many: number) => world.clock.now().add({ hours: 24 * many });

/** Two mentees who want the same, a mentor who offers all of it and one who offers half; both are open every day. */
const twoAndTwo = async () => {
  await setCapacity(world, world.ids.mentor, 0);
  await world.rows("update programs set smart_matching = true, pairing_method = 'mentee_picks' where id = $1", [
    world.alpha.id,
  ]);
  const { status } = await world.ask('programme_admin', contract.changeMatchingSettings, {
    body: { program_id: world.alpha.id, ...onlyWants } as never,
  });
  expect(status).toBe(200);
  const made = {
    a: await makeMember(world, 'ana', { as: 'Mentee', skills: [1, 2] }),
    b: await makeMember(world, 'ben', { as: 'Mentee', skills: [1, 2] }),
    star: await makeMember(world, 'star', { as: 'Mentor', skills: [1, 2], capacity: 1 }),
    half: await makeMember(world, 'half', { as: 'Mentor', skills: [1], capacity: 1 }),
    none: await makeMember(world, 'none', { as: 'Mentor', skills: [3], capacity: 1 }),
    shut: await makeMember(world, 'shut', { as: 'Mentor', skills: [1, 2], capacity: 1 }),
  };
  await world.rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time)
     select id, d, '09:00', '12:00' from unnest($1::bigint[]) id, generate_series(0, 6) d`,
    [[made.star, made.half, made.none]],
  );
  return made;
};

/** A schedule finds the day's suggestions. */
const night = () => world.moveClock(world.clock.now().add({ minutes: 1 }));

const dashboardOf = async (id: number) => {
  const browser = await world.browserFor(id);
  const { body } = await browser.ask(dashboardMentors, { query: { program_id: world.alpha.id } });
  return { browser, ...(body as { suggested: MentorCard[]; latest_recommendation: MentorCard | null }) };
};

test('PAR-31 suggestions are ordered by the score, those first are shared out, and who is shut or fits badly is not among them', async () => {
  const { a, b } = await twoAndTwo();
  await night();
  const slugs = async (id: number) => (await dashboardOf(id)).suggested.map(({ slug }) => slug);
  const firsts = [await slugs(a), await slugs(b)];
  // Both fit the star best, who has one place: for one of them the other mentor comes first.
  expect(firsts.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
    ['half', 'star'],
    ['star', 'half'],
  ]);
});

test('PAR-31 members read why, and never a number of points', async () => {
  const { a } = await twoAndTwo();
  await night();
  const { suggested } = await dashboardOf(a);
  const names = await world.rows<{ name: string }>(
    'select name::text as name from skills where id in (1, 2) order by id',
  );
  const star = suggested.find(({ slug }) => slug === 'star');
  expect(star?.reasons).toEqual([{ kind: 'wants', names: names.map(({ name }) => name) }]);
  expect(JSON.stringify(suggested)).not.toMatch(/"score"|10000/);
});

test('DIS-21 DSH-13 a suggestion is new until it was seen, and the latest is the best that was not', async () => {
  const { a } = await twoAndTwo();
  await night();
  const before = await dashboardOf(a);
  expect(before.suggested.map((card) => card.is_new_matched)).toEqual([true, true]);
  expect(before.latest_recommendation?.slug).toBe(before.suggested[0]?.slug);
  const { status } = await before.browser.ask(contract.seenRecommendation, { body: { program_id: world.alpha.id } });
  expect(status).toBe(200);
  const after = await dashboardOf(a);
  expect(after.suggested.map((card) => card.is_new_matched)).toEqual([false, false]);
  expect(after.latest_recommendation).toBe(null);
  // Found again the next night, they are still known.
  await world.moveClock(days(1));
  expect((await dashboardOf(a)).suggested.map((card) => card.is_new_matched)).toEqual([false, false]);
});

const menteesFor = async (id: number) => {
  const browser = await world.browserFor(id);
  const { body } = await browser.ask(matchedMentees, { query: { program_id: world.alpha.id } });
  const { data } = body as { data: MatchedMentee[] };
  return { browser, data, slugs: data.map(({ slug }) => slug) };
};
/** Of the mentees, those of the test alone are there: the one of Alpha, who has said nothing, has left. */
const mentorsPick = async () => {
  await world.rows("update programs set pairing_method = 'mentor_picks' where id = $1", [world.alpha.id]);
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2', [
    beginning.toString(),
    world.ids.mentee,
  ]);
};

test('D21 where mentors pick, each is suggested mentees by the same score, the first of each nobody else’s', async () => {
  const { a, b, star, half, none } = await twoAndTwo();
  await makeMember(world, 'cat', { as: 'Mentee', skills: [1, 7] });
  await mentorsPick();
  await night();
  // The star offers all that ana and ben want, and half of what cat does; so does the one who offers half.
  const best = (await menteesFor(star)).slugs;
  expect(best.toSorted()).toEqual(['ana', 'ben', 'cat']);
  expect(best[2]).toBe('cat');
  const others = (await menteesFor(half)).slugs;
  expect(others.toSorted()).toEqual(['ana', 'ben', 'cat']);
  expect(others[0]).not.toBe(best[0]);
  expect((await menteesFor(none)).slugs).toEqual([]);
  // Mentees choose nobody there, and are suggested nobody.
  expect((await menteesFor(a)).slugs).toEqual([]);
  expect((await dashboardOf(b)).suggested).toEqual([]);
});

test('D21 DIS-21 a mentor reads why, never a number, and a suggestion is new until seen', async () => {
  const { star } = await twoAndTwo();
  await mentorsPick();
  await night();
  const before = await menteesFor(star);
  const names = await world.rows<{ name: string }>(
    'select name::text as name from skills where id in (1, 2) order by id',
  );
  expect(before.data[0]?.reasons).toEqual([{ kind: 'wants', names: names.map(({ name }) => name) }]);
  expect(JSON.stringify(before.data)).not.toMatch(/"score"|10000/);
  expect(before.data.map((card) => card.is_new_matched)).toEqual([true, true]);
  await before.browser.ask(contract.seenRecommendation, { body: { program_id: world.alpha.id } });
  expect((await menteesFor(star)).data.map((card) => card.is_new_matched)).toEqual([false, false]);
});

test('D21 M06 whoever was picked meanwhile is suggested no more, and a mentor without room nobody', async () => {
  const { a, star, half } = await twoAndTwo();
  await mentorsPick();
  await night();
  expect((await menteesFor(half)).slugs.toSorted()).toEqual(['ana', 'ben']);
  const { browser } = await menteesFor(star);
  const body = { program_id: world.alpha.id, mentor_id: star, mentee_id: a };
  expect((await browser.ask(contract.connect, { body })).status).toBe(200);
  expect((await menteesFor(half)).slugs).toEqual(['ben']);
  // The star has one place, which is taken.
  expect((await menteesFor(star)).slugs).toEqual([]);
  await world.rows('update users set deleted_at = $1 where slug = $2', [beginning.toString(), 'ben']);
  expect((await menteesFor(half)).slugs).toEqual([]);
});

const pairUp = async () => {
  const { status, body } = await world.ask('programme_admin', contract.connect, { body: pairOf(world) });
  expect(status).toBe(200);
  return body.id as number;
};
const connectionOf = async () => {
  const query = { program_id: world.alpha.id, user_id: world.ids.mentor };
  return (await world.ask('mentee', contract.showConnection, { query })).body.connection as contract.Connection;
};
const askForAnother = (id: number) =>
  world.ask('mentee', contract.askAnotherPartner, { params: { id }, body: { reason: 'We work in different fields' } });

test('PAR-31 another partner, without blame: the reason is for admins, the two are not matched again', async () => {
  const id = await pairUp();
  expect((await connectionOf()).why_not.another_partner).toBe(null);
  world.vendors.forget();
  expect((await askForAnother(id)).status).toBe(200);
  await world.runJobs();
  const { body } = await world.ask('programme_admin', contract.listPairings, { query: { program_id: world.alpha.id } });
  expect(body.pairings).toMatchObject([{ status: 'ended', end_reason: 'We work in different fields' }]);
  const subjects = lettersTo(world, 'mentor@example.com').map(({ subject }) => subject);
  expect(subjects).toContain('You and Mentee Tan are no longer paired in Alpha');
  const told = [...(await toldTo(world, world.ids.mentor)), ...lettersTo(world, 'mentor@example.com')];
  expect(JSON.stringify(told)).not.toContain('different fields');
  const started = await world.ask('programme_admin', contract.startDraft, { body: { program_id: world.alpha.id } });
  await world.runJobs();
  const params = { id: started.body.id as number };
  const left = await world.ask('programme_admin', contract.draftLeftOut, { params, query: {} });
  expect(left.body.left_out).toMatchObject([{ mentee: { id: world.ids.mentee }, reason: 'ended_before', mentors: 1 }]);
});

test('PAR-31 after fourteen days only an admin ends a pair', async () => {
  const id = await pairUp();
  await world.moveClock(days(14));
  const { status, body } = await askForAnother(id);
  expect([status, body.code]).toEqual([422, 'pairings.rematch_too_late']);
  expect((await connectionOf()).why_not.another_partner).toBe(undefined);
});

test('PAR-31 the fourteen days stand still while the pair is paused', async () => {
  const onDay = (day: number) => beginning.add({ hours: 24 * day });
  const id = await pairUp();
  const turn = async (status: 'paused' | 'active') => {
    const { status: answer } = await world.ask('programme_admin', contract.changePairing, {
      params: { id },
      body: { status },
    });
    expect(answer).toBe(200);
  };
  await world.moveClock(onDay(10));
  await turn('paused');
  await world.moveClock(onDay(20));
  expect((await connectionOf()).why_not.another_partner).toBe(null);
  await turn('active');
  await world.moveClock(onDay(23));
  expect((await connectionOf()).why_not.another_partner).toBe(null);
  await world.moveClock(onDay(24));
  expect((await connectionOf()).why_not.another_partner).toBe(undefined);
  expect((await askForAnother(id)).body.code).toBe('pairings.rematch_too_late');
});

test('PAR-31 the two of a pair read why they fit', async () => {
  const id = await pairUp();
  await world.rows('insert into user_skills (user_id, skill_id) select unnest($1::bigint[]), 5', [
    [world.ids.mentor, world.ids.mentee],
  ]);
  const [skill] = await world.rows<{ name: string }>('select name::text as name from skills where id = 5');
  const { body } = await world.ask('mentor', contract.matchReasons, { params: { id } });
  expect(body.reasons).toContainEqual({ kind: 'wants', names: [skill?.name] });
});
