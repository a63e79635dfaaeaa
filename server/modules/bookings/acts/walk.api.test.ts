import { test } from 'vitest';
import { openWorld } from '../../../testing/world.fixture.ts';
import { expectAllReached, walkAtRandom } from './walk.fixture.ts';

test('C2 CRD-37 BKG-126 50 random walks of 30 acts leave the database where the table of states says', async () => {
  expectAllReached(await walkAtRandom(await openWorld(), 50, 2026));
  // Keeps the test from hanging; the limit allows for a busy machine.
}, 600_000);
