import { beforeEach, expect, test } from 'vitest';
import { withdrawConsent } from '../../../contract/meetings/index.ts';
import {
  addMinutesItem,
  changeMinutesItem,
  makeObjectiveOfAction,
  type Minutes,
} from '../../../contract/minutes/index.ts';
import { changeObjective } from '../../../contract/objectives/index.ts';
import { answerTranscription } from '../../../contract/transcription/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';
import { planned, setFor } from '../objectives/objectives.fixture.ts';
import { addLine, minutesFor, transcribed } from './minutes.fixture.ts';

const said = ['I will write to Penang', 'I will read the contract', 'I will call Mei'] as const;

let world: World;
let place: Awaited<ReturnType<typeof transcribed>>;
beforeEach(async () => {
  world = await openWorld();
  place = await transcribed(world, said);
});

const keep = (body: string) =>
  addLine(world, 'mentee', place.bookingId, { kind: 'action', body, meeting_id: place.meetingId });
const take = async (minutes: Minutes, body: string) => {
  const id = minutes.actions.find((one) => one.body === body)?.id ?? 0;
  const answer = await world.ask('mentee', makeObjectiveOfAction, { params: { id } });
  return (answer.body as Minutes).actions.find((one) => one.id === id)?.objective_id ?? 0;
};
const titles = async () =>
  (await setFor(world)).monthly_objectives
    .flatMap(({ objectives }) => objectives.map(({ title }) => title))
    .filter((title) => title.startsWith('I will') || title.startsWith('My'));

test('only what stands in the transcript of this session is taken from it', async () => {
  expect((await keep('I will write to Penang')).actions[0]).toMatchObject({ from_transcript: true });
  await expect(keep('I will rob a bank')).rejects.toThrow('minutes.not_said');
  const other = { kind: 'action' as const, body: 'I will call Mei', meeting_id: place.meetingId + 1 };
  await expect(addLine(world, 'mentee', place.bookingId, other)).rejects.toThrow('minutes.not_said');
});

test.each([
  ['its recording', withdrawConsent, {}],
  ['its transcript', answerTranscription, { body: { agreed: false } }],
] as const)(
  'M48 withdrawing the consent to %s deletes what was made of it, but not what the mentee has rewritten',
  async (_what, withdraw, more) => {
    await planned(world);
    for (const one of said) await keep(one);
    const minutes = await addLine(world, 'mentee', place.bookingId, { kind: 'action', body: 'I will sleep' });
    await take(minutes, said[0]);
    const rewritten = await take(minutes, said[1]);
    await take(minutes, 'I will sleep');
    await world.ask('mentee', changeObjective, {
      params: { id: rewritten },
      body: { objective: { title: 'My contract' } },
    });
    const call = minutes.actions.find(({ body }) => body === said[2])?.id ?? 0;
    await world.ask('mentee', changeMinutesItem, { params: { id: call }, body: { body: 'I will ring Mei' } });
    expect(await titles()).toHaveLength(3);

    const answer = await world.ask('mentor', withdraw as typeof withdrawConsent, {
      params: { id: place.meetingId },
      ...more,
    });
    expect(answer.status).toBe(200);
    expect((await titles()).toSorted()).toEqual(['I will sleep', 'My contract']);
    const { actions } = await minutesFor(world, 'mentee', place.bookingId);
    expect(actions.map(({ body }) => body).toSorted()).toEqual(['I will ring Mei', 'I will sleep']);
    expect(
      await world.rows(
        "select 1 from objectives where title in ('I will write to Penang', 'I will read the contract')",
      ),
    ).toEqual([]);
  },
);

test('M48 an objective goes with the transcript even after its line was removed from the minutes or rewritten there', async () => {
  await planned(world);
  for (const one of said) await keep(one);
  const minutes = await minutesFor(world, 'mentee', place.bookingId);
  await take(minutes, said[0]);
  await take(minutes, said[1]);
  const idOf = (body: string) => minutes.actions.find((one) => one.body === body)?.id ?? 0;
  await world.rows('delete from minutes_items where id = $1', [idOf(said[0])]);
  await world.ask('mentee', changeMinutesItem, { params: { id: idOf(said[1]) }, body: { body: 'Something else' } });
  await world.ask('mentor', answerTranscription, { params: { id: place.meetingId }, body: { agreed: false } });
  expect(await titles()).toEqual([]);
});

const everyTable = async () => {
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables)
    if ((await world.rows(`select 1 from ${name} t where t::text like '%write to Penang%' limit 1`)).length > 0)
      holding.push(name);
  return holding;
};

test('M14 M48 the words go wherever they were put: on the agenda of the next session, in the plan, in a kept answer', async () => {
  await planned(world);
  const line = { kind: 'action' as const, body: said[0], meeting_id: place.meetingId };
  const params = { id: place.bookingId };
  await world.ask('mentee', addMinutesItem, { params, body: line }, { headers: { 'idempotency-key': 'tap' } });
  await take(await minutesFor(world, 'mentee', place.bookingId), said[0]);
  const { id: next } = await confirmed(world, tenOClock(6));
  const { ideas } = await minutesFor(world, 'mentor', next);
  expect(ideas.actions).toContain(said[0]);
  await addLine(world, 'mentor', next, { kind: 'agenda', body: said[0] });
  // By way of the objective alone, too.
  await world.rows('delete from minutes_items where booking_id = $1', [place.bookingId]);
  const { id: last } = await confirmed(world, tenOClock(8));
  await addLine(world, 'mentee', last, { kind: 'agenda', body: said[0] });
  await addLine(world, 'mentee', last, { kind: 'agenda', body: 'My own point' });
  expect(await everyTable()).toEqual(expect.arrayContaining(['public.minutes_items', 'public.objectives']));
  await world.ask('mentor', withdrawConsent, { params: { id: place.meetingId } });
  await world.runJobs();
  expect(await everyTable()).toEqual([]);
  const { agenda } = await minutesFor(world, 'mentee', last);
  expect(agenda.map(({ body }) => body)).toEqual(['My own point']);
});
