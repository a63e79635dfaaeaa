import { test } from 'vitest';
import { openWorld } from '../../testing/world.fixture.ts';
import { expectSameInPrograms } from './recounting.fixture.ts';

test('ANA-18 B93 in 150 more random programs every figure equals a naive recount', async () => {
  await expectSameInPrograms(await openWorld(), { from: 51, to: 200 });
});
