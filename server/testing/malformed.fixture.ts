import fc from 'fast-check';
import { expect } from 'vitest';
import { prepared, type Sample } from './samples.fixture.ts';
import type { World } from './world.fixture.ts';

/** Nothing, wrong shapes, hostile texts, deep and long values. */
const hostile = fc.constantFrom(
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>',
  '__proto__',
  '9'.repeat(400),
  '-1',
  '1e309',
);
const value = fc.oneof(
  hostile,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostile),
  fc.object({ maxDepth: 2 }),
);
const names = fc.constantFrom(
  'id',
  'booking',
  'user',
  'info',
  'email',
  'password',
  'reason',
  'page',
  'search',
  'timezone',
  'booking_id',
  'status',
  '__proto__',
  'a',
);
const malformed = fc.dictionary(names, value, { maxKeys: 6 });

/**
 * Sends this many malformed bodies to an endpoint that accepts a valid one: none may cause a fault, and every refusal
 * must be readable.
 */
export const refusesMalformed = async (world: World, one: Sample, times: number) => {
  const refuses = async (input: object, body: object) => {
    const sent = one.endpoint.body ? { ...input, body } : { ...input, query: body };
    const reply = await world.ask(one.as, one.endpoint, sent as never);
    expect(reply.status, JSON.stringify(body)).toBeLessThan(500);
    expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|at \w+ \(|select .* from/i);
    if (reply.status >= 400) expect(reply.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  };
  await prepared(world, one, async (input) => {
    for (const body of fc.sample(malformed, { seed: 7, numRuns: times }))
      await world.rollingBack(() => refuses(input, body));
  });
};
