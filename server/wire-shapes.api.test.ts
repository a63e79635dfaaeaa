import { expect, test } from 'vitest';
import {
  askAllShapes,
  changedShapes,
  freezeShapes,
  frozenShapes,
  shapeOfAnswer,
} from './testing/wire-shapes.fixture.ts';
import { openWorld } from './testing/world.fixture.ts';

/** `npm run wire-shapes` rewrites the file; the commit then shows what changed in it. */
const writes = process.env.WIRE_SHAPES === 'write';

test('every endpoint answers in the shape that is frozen in testing/wire-shapes.json', async () => {
  const answered = await askAllShapes(await openWorld());
  if (writes) freezeShapes(answered);
  expect(changedShapes(frozenShapes(), answered)).toEqual([]);
});

test('a change is told by endpoint and field', () => {
  const before = shapeOfAnswer(200, 'application/json; charset=utf-8', {
    id: 1,
    people: [{ name: 'Ada', seen: null }, { name: null }],
    by_day: { '2026-11-20': 1, '2026-11-21': 2 },
  });
  expect(before).toEqual({
    answer: '200 application/json',
    body: 'object',
    'body.by_day': 'object',
    'body.by_day.*': 'number',
    'body.id': 'number',
    'body.people': 'array',
    'body.people[]': 'object',
    'body.people[].name': 'null | string',
    'body.people[].seen': 'absent | null',
  });
  const after = shapeOfAnswer(201, 'application/json', {
    id: '1',
    people: [],
    by_day: { '2026-11-22': 3 },
    more: true,
  });
  expect(
    changedShapes({ 'GET /ploughs': before }, { 'GET /ploughs': after, 'GET /barns': { answer: '204 nothing' } }),
  ).toEqual([
    'GET /ploughs: answer was 200 application/json, is 201 application/json',
    'GET /ploughs: body.id was number, is string',
    'GET /ploughs: body.people[] was object, is gone',
    'GET /ploughs: body.people[].name was null | string, is gone',
    'GET /ploughs: body.people[].seen was absent | null, is gone',
    'GET /ploughs: body.more was not there, is boolean',
    'GET /barns: answer was not there, is 204 nothing',
  ]);
});

test('nothing is frozen that was a fault of ours', () => {
  const faults = Object.entries(frozenShapes()).filter(([, shape]) => shape.answer?.startsWith('5'));
  expect(faults.map(([call]) => call)).toEqual([]);
});
