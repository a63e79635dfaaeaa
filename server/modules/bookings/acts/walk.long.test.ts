import { test } from 'vitest';
import { openWorld } from '../../../testing/world.fixture.ts';
import { walkAtRandom } from './walk.fixture.ts';

// In parts, so that the tier's tenth can draw one of them. A hundred by chance need not come to every state; the fifty of
// the tier, which are always the same, do.
test.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'C2 CRD-37 BKG-126 1,000 random walks of 30 acts leave the database where the table of states says: hundred %i',
  async () => {
    await walkAtRandom(await openWorld(), 100);
  },
);
