import { afterEach, expect, test } from 'vitest';
import { checkOutUnderKills } from './checkout.fixture.ts';
import { embeddedGround, ownGround, type ServerPlace } from './ground.fixture.ts';
import { endAll } from './process.fixture.ts';

let ground: ServerPlace | undefined;
afterEach(async () => {
  await endAll();
  await ground?.drop();
});

test.each([
  ['embedded', embeddedGround],
  ['given', ownGround],
])('CRD-38 killed in each of twenty purchases on the %s database, the books agree to the sen', async (_name, open) => {
  ground = await open();
  await checkOutUnderKills(ground, 20);
  expect.hasAssertions();
});
