import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allSamples } from './testing/all-samples.fixture.ts';
import { measureTexts } from './testing/cost-of-texts.fixture.ts';
import { prepared, titled, titleOf } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

// Milliseconds of processor time; a guard against patterns that take minutes, not a measurement.
const most = 10 * 50;

test('SYS-18 whatever text it is given, no schema takes long, or more than in proportion to its length', async () => {
  const { measured, endless } = await measureTexts();
  expect(endless).toEqual([]);
  expect(measured.length).toBeGreaterThan(5000);
  const slow = measured.filter(({ half, whole }) => whole > most || (whole > 50 && whole > 3 * half));
  expect(slow).toEqual([]);
});

type Schema = z.core.$ZodType;
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
}

/** What a schema describes, with the same text wherever a text, a number or a choice belongs. */
const filled = (schema: Schema | undefined, text: string): unknown => {
  if (!schema) return text;
  const { type, shape = {}, element, innerType, in: first } = schema._zod.def as unknown as Def;
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, filled(one, text)]));
  if (type === 'array') return [filled(element, text)];
  return innerType || first ? filled(innerType ?? first, text) : text;
};

const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0)
    : 1;

/** So long that all texts together are as much as a body, or an address, may be. */
const shareOf = (schema: Schema, together: number) =>
  'x'.repeat(Math.floor(together / Math.max(fieldsIn(filled(schema, '')), 1)));
const bodyBytes = 1_900_000;
const addressBytes = 8000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

describe.each(titled(allSamples.filter(({ endpoint }) => endpoint.body ?? endpoint.query)))('%s', (_title, one) => {
  test('SYS-18 with every text as long as can be sent, it answers soon', async () => {
    const { body, query } = one.endpoint;
    await prepared(world, one, async (input) => {
      const sent = {
        ...input,
        ...(body && { body: filled(body, shareOf(body, bodyBytes)) }),
        ...(query && { query: filled(query, shareOf(query, addressBytes)) }),
      };
      const bearer = one.endpoint.credentials === 'bearer' ? { headers: await world.bearerOf(one.as) } : {};
      await world.browserOf(one.as).csrf();
      const before = process.cpuUsage();
      const reply = await world.ask(one.as, one.endpoint, sent as never, bearer);
      const { user, system } = process.cpuUsage(before);
      expect(reply.status, titleOf(one.endpoint)).toBeLessThan(500);
      expect((user + system) / 1000).toBeLessThan(most);
    });
  });
});
