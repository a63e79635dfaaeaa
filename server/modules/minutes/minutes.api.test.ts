import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import {
  addMinutesItem,
  changeMinutesItem,
  makeObjectiveOfAction,
  type Minutes,
  removeMinutesItem,
  writeMinutesNotes,
} from '../../../contract/minutes/index.ts';
import { changeObjective } from '../../../contract/objectives/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';
import { ask, planned, setFor } from '../objectives/objectives.fixture.ts';
import { addLine, minutesFor } from './minutes.fixture.ts';

let world: World;
let id: number;
beforeEach(async () => {
  world = await openWorld();
  ({ id } = await confirmed(world));
});

const add = async (who: Person, line: object) => {
  const { status, body } = await world.ask(who, addMinutesItem, { params: { id }, body: line as never });
  const there = status === 200 ? await minutesFor(world, who, id) : ({} as Minutes);
  return { status, ...there, ...(body as { code?: string; fields?: object }) };
};
const change = async (who: Person, itemId: number, body: object) => {
  const answer = await world.ask(who, changeMinutesItem, { params: { id: itemId }, body });
  return { status: answer.status, ...(answer.body as Minutes & { code?: string }) };
};
const write = async (who: Person, body: string, version: number) => {
  const answer = await world.ask(who, writeMinutesNotes, { params: { id }, body: { body, version } });
  return { status: answer.status, ...(answer.body as Minutes & { code?: string }) };
};
const take = async (who: Person, itemId: number) => {
  const answer = await world.ask(who, makeObjectiveOfAction, { params: { id: itemId } });
  return { status: answer.status, ...(answer.body as Minutes & { code?: string; message?: string }) };
};
const lineOf = ({ body, done, owner }: Minutes['actions'][number]) => [body, done, owner?.full_name ?? null];
const idOf = (lines: Minutes['actions']) => lines[0]?.id ?? 0;

test('what one writes the other reads: agenda, actions with a person and a day, notes with whose they are', async () => {
  await add('mentee', { kind: 'agenda', body: '  The offer from Penang ' });
  const { ids } = world;
  await add('mentor', { kind: 'action', body: 'Read the contract', owner_id: ids.mentee, due_date: '2026-12-01' });
  await write('mentor', 'Two offers.\nThe second one pays less.', 0);
  const { agenda, actions, notes, people } = await minutesFor(world, 'mentee', id);
  expect(agenda.map(({ body, author }) => [body, author.id])).toEqual([['The offer from Penang', ids.mentee]]);
  expect(actions.map(({ body, owner, due_date: due }) => [body, owner?.id, due])).toEqual([
    ['Read the contract', ids.mentee, '2026-12-01'],
  ]);
  expect([notes.body, notes.version]).toEqual(['Two offers.\nThe second one pays less.', 1]);
  expect(notes.changed_by).toBe(people.find((one) => one.id === ids.mentor)?.full_name);
  expect(new Set(people.map((one) => one.id))).toEqual(new Set([ids.mentee, ids.mentor]));
});

test('a line says something, in 300 characters, and is given to somebody who is in the session', async () => {
  expect(await add('mentee', { kind: 'agenda', body: '  ' })).toMatchObject({
    status: 422,
    fields: { body: 'Please write something' },
  });
  expect((await add('mentee', { kind: 'agenda', body: 'x'.repeat(301) })).status).toBe(422);
  expect((await add('mentee', { kind: 'agenda', body: 'x'.repeat(300) })).status).toBe(200);
  const stranger = { kind: 'action', body: 'Call', owner_id: world.ids.other_mentee };
  expect((await add('mentee', stranger)).code).toBe('minutes.nobody_here');
  const { actions } = await add('mentee', { kind: 'action', body: 'Call' });
  expect((await change('mentee', idOf(actions), { owner_id: world.ids.other_mentee })).code).toBe(
    'minutes.nobody_here',
  );
});

test('20 points and 30 actions are enough, also when two people add at once', async () => {
  await world.rows('insert into session_minutes (booking_id) values ($1)', [id]);
  await world.rows(
    `insert into minutes_items (booking_id, kind, body, author_id, created_at)
     select $1, kind, 'Point ' || at, $2, now() from (values ('agenda', 19), ('action', 29)) as most (kind, many), generate_series(1, many) as at`,
    [id, world.ids.mentee],
  );
  const answers = await Promise.all([
    add('mentee', { kind: 'agenda', body: 'One more' }),
    add('mentor', { kind: 'agenda', body: 'And one' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.code).toBe('minutes.agenda_full');
  expect((await add('mentee', { kind: 'action', body: 'One more' })).status).toBe(200);
  expect((await add('mentee', { kind: 'action', body: 'Too much' })).code).toBe('minutes.actions_full');
});

test('an action is ticked by whom it is for, changed and removed by its author and the mentor', async () => {
  const { actions } = await add('mentor', { kind: 'action', body: 'Call Mei', owner_id: world.ids.mentor });
  const line = idOf(actions);
  expect((await change('mentee', line, { done: true })).code).toBe('minutes.not_for_you');
  expect((await change('mentee', line, { body: 'Call Mei today' })).code).toBe('minutes.not_your_words');
  expect((await change('mentee', line, { owner_id: null })).code).toBe('minutes.not_yours');
  expect((await change('mentor', line, { due_date: '1900-01-01' })).code).toBe('minutes.day_far');
  expect((await world.ask('mentee', removeMinutesItem, { params: { id: line } })).status).toBe(403);
  expect((await change('mentor', line, { owner_id: null })).actions.map(lineOf)).toEqual([['Call Mei', false, null]]);
  expect((await change('mentee', line, { done: true })).actions.map(lineOf)).toEqual([['Call Mei', true, null]]);
  expect((await change('mentor', line, { done: false, due_date: '2026-12-24' })).actions[0]).toMatchObject({
    done: false,
    due_date: '2026-12-24',
  });
  expect((await world.ask('mentor', removeMinutesItem, { params: { id: line } })).body).toMatchObject({ actions: [] });
  expect((await change('mentor', line, { done: true })).status).toBe(404);
});

test('the mentor gives what a mentee wrote to somebody, and removes it, but does not rewrite it under their name', async () => {
  const { actions } = await add('mentee', { kind: 'action', body: 'Call Mei' });
  const line = idOf(actions);
  expect((await change('mentor', line, { body: 'Call Mei at once' })).code).toBe('minutes.not_your_words');
  expect((await change('mentor', line, { body: 'Call Mei', owner_id: world.ids.mentee })).actions[0]).toMatchObject({
    body: 'Call Mei',
    owner: { id: world.ids.mentee },
    why_not: { reword: 'minutes.not_your_words', change: null },
  });
  expect((await add('mentee', { kind: 'action', body: 'Later', due_date: '2100-12-31' })).code).toBe('minutes.day_far');
});

test('nobody overwrites notes that they have not read', async () => {
  expect((await write('mentee', 'Mine', 0)).notes).toMatchObject({ body: 'Mine', version: 1 });
  const late = await write('mentor', 'Theirs', 0);
  expect([late.status, late.code]).toEqual([409, 'minutes.notes_changed']);
  expect((await write('mentor', 'Mine and theirs', 1)).notes).toMatchObject({ body: 'Mine and theirs', version: 2 });
  const both = await Promise.all([write('mentor', 'A', 2), write('mentee', 'B', 2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a session that was called off is read, not written in', async () => {
  const { actions } = await add('mentee', { kind: 'action', body: 'Call Mei' });
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  const shown = await minutesFor(world, 'mentee', id);
  expect([shown.why_not.write, shown.actions.map(lineOf)]).toEqual(['minutes.called_off', [['Call Mei', false, null]]]);
  expect((await add('mentee', { kind: 'agenda', body: 'Too late' })).code).toBe('minutes.called_off');
  expect((await change('mentee', idOf(actions), { done: true })).code).toBe('minutes.called_off');
  expect((await write('mentee', 'Too late', 0)).code).toBe('minutes.called_off');
  expect((await take('mentee', idOf(actions))).code).toBe('minutes.called_off');
});

test('an agreed action becomes an objective of the mentee with one press, once, in the month in which it is due', async () => {
  const { actions } = await add('mentor', { kind: 'action', body: 'Ask for the pay range' });
  expect((await take('mentee', idOf(actions))).code).toBe('minutes.no_plan');
  expect(actions[0]?.why_not.objective).toBe('objectives.mentees_only');
  await ask(world);
  const why = async () => (await minutesFor(world, 'mentee', id)).actions[0]?.why_not.objective;
  expect([await why(), (await take('mentee', idOf(actions))).code]).toEqual([
    'objectives.not_ready',
    'objectives.not_ready',
  ]);
  await world.runJobs();
  expect(await why()).toBeNull();
  const both = await Promise.all([take('mentee', idOf(actions)), take('mentee', idOf(actions))]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const taken = both.find(({ status }) => status === 200);
  expect(taken?.message).toBe('Added to your objectives');
  const { monthly_objectives: months } = await setFor(world);
  const made = months.flatMap((month) =>
    month.objectives
      .filter(({ title }) => title === 'Ask for the pay range')
      .map((one) => [month.month_number, one.id, one.due_date, one.status]),
  );
  // Two weeks from the first day of the plan, whose months have thirty days.
  const day = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate().add({ days: 14 });
  expect(made).toEqual([[1, taken?.actions[0]?.objective_id, day.toString(), 'todo']]);
  const agreed = months.flatMap(({ objectives }) => objectives).filter(({ booking_id: from }) => from !== null);
  expect(agreed.map(({ id: objective, booking_id: from }) => [objective, from])).toEqual([
    [taken?.actions[0]?.objective_id, id],
  ]);
  expect((await minutesFor(world, 'mentor', id)).actions[0]?.objective_id).toBeNull();
});

test('what was agreed for the second month stands in the second month of the plan', async () => {
  await planned(world);
  const due = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate().add({ days: 40 }).toString();
  const { actions } = await add('mentee', { kind: 'action', body: 'Speak at the meetup', due_date: due });
  await take('mentee', idOf(actions));
  const { monthly_objectives: months } = await setFor(world);
  const month = months.find(({ objectives }) => objectives.some(({ title }) => title === 'Speak at the meetup'));
  expect(month?.month_number).toBe(2);
});

test('an action for somebody else is no objective of the reader', async () => {
  await planned(world);
  const { actions } = await add('mentor', { kind: 'action', body: 'Send the book', owner_id: world.ids.mentor });
  expect((await take('mentee', idOf(actions))).code).toBe('minutes.not_for_you');
  expect((await take('mentor', idOf(actions))).code).toBe('objectives.mentees_only');
});

test('the next session offers what was not done in the one before, and what stands open in the plan, to both', async () => {
  await addLine(world, 'mentee', id, { kind: 'action', body: 'Ask for the pay range' });
  const { actions } = await addLine(world, 'mentee', id, { kind: 'action', body: 'Read the contract' });
  await change('mentee', actions[1]?.id ?? 0, { done: true });
  const set = await planned(world);
  const open = set.monthly_objectives.flatMap(({ objectives }) => objectives).slice(0, 5);
  const next = await confirmed(world, tenOClock(5));
  for (const who of ['mentee', 'mentor'] as const) {
    const { ideas } = await minutesFor(world, who, next.id);
    expect(ideas).toEqual({ actions: ['Ask for the pay range'], objectives: open.map(({ title }) => title) });
  }
  await addLine(world, 'mentor', next.id, { kind: 'agenda', body: 'Ask for the pay range' });
  await world.ask('mentee', changeObjective, {
    params: { id: open[0]?.id ?? 0 },
    body: { objective: { status: 'done' } },
  });
  const { ideas } = await minutesFor(world, 'mentee', next.id);
  expect([ideas.actions, ideas.objectives.includes(open[0]?.title ?? '')]).toEqual([[], false]);
  // What another mentee of a group was to do is not theirs to talk about.
  await world.rows('update minutes_items set owner_id = $1, body = $2 where kind = $3', [
    world.ids.other_mentee,
    'For another mentee',
    'action',
  ]);
  expect((await minutesFor(world, 'mentor', next.id)).ideas.actions).toEqual([]);
  await world.rows('update minutes_items set owner_id = $1 where done_at is null and kind = $2', [
    world.ids.mentor,
    'action',
  ]);
  expect((await minutesFor(world, 'mentee', next.id)).ideas.actions).toEqual(['For another mentee']);
  // Before the first one there was none.
  expect((await minutesFor(world, 'mentee', id)).ideas.actions).toEqual([]);
});
