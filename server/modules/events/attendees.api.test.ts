import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { acceptTicket, attendees, attendeesFile, checkIn, sendTicket } from '../../../contract/events/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { linkOfTicket, makeEvent, take } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const questions = [{ title: 'What do you eat?' }, { title: '=1+1?' }];

/** An event with two questions, which this person has answered. */
const answered = async (programId?: number) => {
  const eventId = await makeEvent(world, {
    extra_fields: questions,
    ...(programId !== undefined && { program_id: programId }),
  });
  const asked = await world.rows<{ id: number }>(
    'select id::int from event_extra_fields where event_id = $1 order by position',
    [eventId],
  );
  const answers = asked.map(({ id }, at) => ({ event_extra_field_id: id, answer: ['No nuts', 'Two'][at] }));
  expect((await take(world, 'mentee', { eventId, more: { answers } })).status).toBe(200);
  return eventId;
};
const list = async (id: number, search = '') =>
  (await world.ask('platform_admin', attendees, { params: { id }, query: { search } })).body;
const file = async (id: number) => {
  const { body } = await world.ask('platform_admin', attendeesFile, { params: { id } });
  return parse(String(body), { bom: true }) as string[][];
};

test('EVT-12 what people answered is at the door, after a check-in too, and in a file with a column for each question', async () => {
  const eventId = await answered();
  const given = [
    { question: 'What do you eat?', answer: 'No nuts' },
    { question: '=1+1?', answer: 'Two' },
  ];
  const [row] = (await list(eventId)).attendees;
  expect(row).toMatchObject({ name: 'Mei Ling', answers: given });
  const { body } = await world.ask('platform_admin', checkIn, {
    params: { id: eventId },
    body: { admission_id: row?.admission_id ?? 0 },
  });
  expect(body.attendee).toMatchObject({ status: 'used', answers: given });
  expect(await file(eventId)).toEqual([
    ['Name', 'Email', 'Phone number', 'Ticket', 'Checked in', 'What do you eat?', "'=1+1?"],
    [
      'Mei Ling',
      expect.stringContaining('@'),
      '60123456789',
      'Seat',
      expect.stringMatching(/^2026-11-20 /),
      'No nuts',
      'Two',
    ],
  ]);
});

test('EVT-12 the columns of a file are in the order of the questions, also of one that the first person was not asked', async () => {
  const eventId = await answered();
  await world.rows('update event_extra_fields set position = position + 1 where event_id = $1', [eventId]);
  const [{ id: first } = { id: 0 }] = await world.rows<{ id: number }>(
    `insert into event_extra_fields (event_id, position, title) values ($1, 0, 'How do you travel?') returning id::int`,
    [eventId],
  );
  await world.rows('update event_extra_fields set active = false where event_id = $1 and id <> $2', [eventId, first]);
  const answers = [{ event_extra_field_id: first, answer: 'By train' }];
  expect((await take(world, 'other_mentee', { eventId, more: { answers, name: 'Zainab' } })).status).toBe(200);
  const [head, mei, zainab] = await file(eventId);
  expect(head?.slice(5)).toEqual(['How do you travel?', 'What do you eat?', "'=1+1?"]);
  expect(mei?.slice(5)).toEqual(['', 'No nuts', 'Two']);
  expect(zainab?.slice(5)).toEqual(['By train', '', '']);
});

test('EVT-12 whoever was sent a ticket has answered nothing', async () => {
  const eventId = await answered();
  const [row] = (await list(eventId)).attendees;
  const params = { id: row?.admission_id ?? 0 };
  await world.ask('mentee', sendTicket, { params, body: { email: 'other_mentee@example.com' } });
  const token = await linkOfTicket(world, 'other_mentee@example.com');
  expect((await world.ask('other_mentee', acceptTicket, { params: { token } })).status).toBe(200);
  expect((await list(eventId)).attendees).toMatchObject([{ answers: [] }]);
  const [, line = []] = await file(eventId);
  expect(line.slice(2)).toEqual(['', 'Seat', '', '', '']);
});

test('ACC-66 who has left comes as Deleted User, without address and answers, and is found by neither', async () => {
  const eventId = await answered();
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, world.clock.now().toString()]);
  expect((await list(eventId)).attendees).toMatchObject([{ name: 'Deleted User', email: '', answers: [] }]);
  expect((await list(eventId, 'mei')).total).toBe(0);
  const [, line = []] = await file(eventId);
  expect(line).toEqual(['Deleted User', '', '', 'Seat', '', '', '']);
});

test('the company of a program reads in its log who saved the attendees', async () => {
  const eventId = await answered(world.alpha.id);
  await file(eventId);
  expect(
    await world.rows(
      `select data ->> 'file' as file, program_id::int as program from audit_log where action = 'file.downloaded'`,
    ),
  ).toEqual([{ file: 'attendees', program: world.alpha.id }]);
});
