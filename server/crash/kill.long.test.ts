import { afterEach, describe, test } from 'vitest';
import { embeddedGround, type ServerPlace, postgresGround, postgresUrl } from './ground.fixture.ts';
import { killAndLook } from './kill.fixture.ts';
import { endAll } from './process.fixture.ts';

const places: [string, () => Promise<ServerPlace>][] = [['the embedded database', embeddedGround]];
if (postgresUrl) places.push(['PostgreSQL', () => postgresGround(postgresUrl)]);

describe.each(places)('on %s', (_name, open) => {
  let ground: ServerPlace | undefined;
  afterEach(async () => {
    await endAll();
    await ground?.drop();
  });

  test('SYS-20 CRD-37 BKG-125 killed 20 times under load, the server loses nothing it had promised and does nothing twice', async () => {
    ground = await open();
    await killAndLook(ground, 20);
  });
});
