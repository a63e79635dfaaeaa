import { afterEach, beforeEach, test } from 'vitest';
import { checkOutUnderKills } from './checkout.fixture.ts';
import { ownGround, type ServerPlace } from './ground.fixture.ts';
import { endAll } from './process.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

test('CRD-38 killed in each of four purchases of credits and tickets, the server gives what was paid for, once', () =>
  checkOutUnderKills(ground, 4));
