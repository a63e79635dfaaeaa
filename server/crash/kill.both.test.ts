import { afterEach, beforeEach, test } from 'vitest';
import { type ServerPlace, ownGround } from './ground.fixture.ts';
import { killAndLook } from './kill.fixture.ts';
import { endAll } from './process.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

test('SYS-20 CRD-37 BKG-125 killed twice under load, the server loses nothing it had promised and does nothing twice', async () => {
  await killAndLook(ground, 2);
});
