import { test } from 'vitest';
import { openWorld } from '../../../testing/world.fixture.ts';
import { walkAtRandom } from './walk.fixture.ts';

// Split into parts, so that a run of a tenth of the tier can draw one of them. A hundred random walks need not reach
// every state; the tier's fifty fixed ones do.
test.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'C2 CRD-37 BKG-126 1,000 random walks of 30 acts leave the database where the table of states says: hundred %i',
  async () => {
    await walkAtRandom(await openWorld(), 100);
  },
);
