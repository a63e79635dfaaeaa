import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput, Endpoint } from '../contract/endpoint.ts';
import { allSamples } from './testing/all-samples.fixture.ts';
import { personas } from './testing/personas.fixture.ts';
import { prepared, sendSample, titled } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** No row of any table has this id. */
const nowhere = 987_654_321;

const isId = (name: string, value: unknown) => typeof value === 'number' && /(^id|_id|Id)$/.test(name);
const elsewhere = (part: object) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, isId(name, value) ? nowhere : value]));

/**
 * The same call about something that does not exist: of what the path names, or if it names nothing, of what the query
 * and the body name.
 */
const aboutNothing = ({ params, query, body, ...rest }: { params?: object; query?: object; body?: object }) => {
  const named = params
    ? { params: elsewhere(params), query, body }
    : { query: elsewhere(query ?? {}), body: elsewhere(body ?? {}) };
  return { ...rest, ...named } as CallInput<Endpoint>;
};

const namesSomething = ({ params = {}, query = {}, body = {} }: { params?: object; query?: object; body?: object }) =>
  [params, query, body].some((part) => Object.entries(part).some(([name, value]) => isId(name, value)));

/** Calls that answer 404 to some personas. */
const hidden = allSamples.filter(({ answers }) => Object.values(answers).includes(404));

describe.each(titled(hidden))('%s', (_title, one) => {
  test('SYS-16 says the same to who may not know of a thing as if there were none', async () => {
    const strangers = personas.filter((persona) => one.answers[persona] === 404);
    await prepared(world, one, async (input) => {
      if (!namesSomething(input)) return;
      const said: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const persona of strangers) {
        await world.rollingBack(async () => {
          const { status, body } = await sendSample(world, one, input, { persona });
          said[persona] = [status, body];
        });
        await world.rollingBack(async () => {
          const { status, body } = await sendSample(world, one, aboutNothing(input), { persona });
          expected[persona] = [status, body];
        });
      }
      expect(said).toEqual(expected);
    });
  });
});
