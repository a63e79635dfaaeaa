import { beforeAll, describe, test } from 'vitest';
import { allSamples } from './testing/all-samples.fixture.ts';
import { refusesMalformed } from './testing/malformed.fixture.ts';
import { titled } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

describe.each(titled(allSamples))('%s', (_title, one) => {
  test('SYS-18 refuses 500 malformed bodies with a readable answer', async () => {
    await refusesMalformed(world, one, 500);
  });
});
