import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../platform/project-folder.ts';
import { allSamples } from './all-samples.fixture.ts';
import { prepared, sendSample, titleOf } from './samples.fixture.ts';
import type { World } from './world.fixture.ts';

/** The types found at each place of an answer: `body.items[].name` is `string | null`. */
type Shape = Record<string, string>;
/** The shape of each endpoint's answer, by `GET /path/{id}`. */
export type WireShapes = Record<string, Shape>;

const file = join(projectFolder(), 'server', 'testing', 'wire-shapes.json');

export const frozenShapes = (): WireShapes => JSON.parse(readFileSync(file, 'utf8')) as WireShapes;
export const freezeShapes = (shapes: WireShapes) => writeFileSync(file, `${JSON.stringify(shapes, null, 2)}\n`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Keys that are ids or days are values, not names. */
const nameOf = (key: string) => (/^\d[\d-]*$/.test(key) ? '*' : key);

/** Records what all these values, found at the same place of an answer, have in common. */
const note = (shape: Shape, place: string, values: readonly unknown[], absent = false) => {
  const kinds = [...new Set(values.map(kindOf))].toSorted();
  shape[place] = [...(absent ? ['absent'] : []), ...kinds].join(' | ');
  const items = values.filter((value): value is unknown[] => Array.isArray(value)).flat();
  if (items.length > 0) note(shape, `${place}[]`, items);
  const objects = values.filter(isObject);
  for (const name of [...new Set(objects.flatMap((one) => Object.keys(one).map(nameOf)))].toSorted()) {
    const inside = objects.map((one) => Object.entries(one).filter(([key]) => nameOf(key) === name));
    const some = inside.some(({ length }) => length === 0) && name !== '*';
    note(
      shape,
      `${place}.${name}`,
      inside.flat().map(([, value]) => value),
      some,
    );
  }
};

const mediaOf = (type: unknown) => (typeof type === 'string' ? type : 'nothing').split(';')[0] ?? '';

/**
 * The shape of an answer: its status and content type; for JSON, every key with its types; for a table, its columns.
 */
export const shapeOfAnswer = (status: number, type: unknown, body: unknown): Shape => {
  const media = mediaOf(type);
  const shape: Shape = { answer: `${status} ${media}` };
  if (media.includes('json')) note(shape, 'body', [body]);
  if (media === 'text/csv') shape.columns = String(body).split(/\r?\n/, 1)[0] ?? '';
  return shape;
};

/** Makes every endpoint's sample call once, as its owner. */
export const askAllShapes = async (world: World): Promise<WireShapes> => {
  const shapes: WireShapes = {};
  for (const one of allSamples) {
    await prepared(world, one, async (input) => {
      const { status, headers, body } = await sendSample(world, one, input);
      shapes[titleOf(one.endpoint)] = shapeOfAnswer(status, headers['content-type'], body);
    });
  }
  return Object.fromEntries(Object.entries(shapes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const differencesOf = (title: string, frozen: Shape, answered: Shape) =>
  [...new Set([...Object.keys(frozen), ...Object.keys(answered)])]
    .filter((place) => frozen[place] !== answered[place])
    .map((place) => `${title}: ${place} was ${frozen[place] ?? 'not there'}, is ${answered[place] ?? 'gone'}`);

/** The differences between the answers, in words, by endpoint and field. */
export const changedShapes = (frozen: WireShapes, answered: WireShapes): string[] =>
  [...new Set([...Object.keys(frozen), ...Object.keys(answered)])].flatMap((title) =>
    differencesOf(title, frozen[title] ?? {}, answered[title] ?? {}),
  );
