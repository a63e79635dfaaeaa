import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { allSamples } from './testing/all-samples.fixture.ts';
import { personas } from './testing/personas.fixture.ts';
import { prepared, sendSample, titled, titleOf } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

/** Event streams never end, and have their own test. */
const isAsked = ({ answers }: Endpoint) => answers !== 'stream';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

test('every endpoint has exactly one sample', () => {
  const counts = new Map(world.handled.filter(isAsked).map((endpoint) => [titleOf(endpoint), 0]));
  for (const { endpoint } of allSamples) counts.set(titleOf(endpoint), (counts.get(titleOf(endpoint)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
});

/** What an answer lacks that keeps it safe: from being run as something else, framed, or kept by a cache. */
const lackingIn = (headers: Record<string, unknown>) => {
  const valueOf = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const wanted: Record<string, RegExp> = {
    'content-security-policy': /object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/,
    'x-content-type-options': /^nosniff$/,
    // `private, no-cache`: the feed, which calendar programs keep anyway and ask for again each time (M27, record 034).
    'cache-control': /no-store|immutable|^private, no-cache$/,
  };
  const lacking = Object.keys(wanted).filter((name) => !wanted[name]?.test(valueOf(name)));
  const type = valueOf('content-type');
  return /^(text|application\/json)/.test(type) && !type.includes('charset=utf-8') ? [...lacking, 'charset'] : lacking;
};

describe.each(titled(allSamples))('%s', (_title, one) => {
  test('SYS-16 answers everybody as the permissions table says', async () => {
    const answered: Record<string, number> = {};
    const lacking: string[] = [];
    await prepared(world, one, async (input) => {
      for (const persona of personas) {
        await world.rollingBack(async () => {
          const { status, headers } = await sendSample(world, one, input, { persona });
          answered[persona] = status;
          lacking.push(...lackingIn(headers));
        });
      }
    });
    expect(answered).toEqual(one.answers);
    expect(lacking).toEqual([]);
  });
});
