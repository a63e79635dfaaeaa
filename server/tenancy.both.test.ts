import { beforeAll, expect, test } from 'vitest';
import { readProgramme } from '../contract/programmes/index.ts';
import { allCanaries, allSamples } from './testing/all-samples.fixture.ts';
import { personas, type Persona } from './testing/personas.fixture.ts';
import { prepared, sendSample } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const write of allCanaries) await write(world);
});

/** The only people who may see the programme that contains the word. */
const inside: readonly Persona[] = ['other_programme_admin', 'other_mentor', 'pending_mentor', 'platform_admin'];
const outside = personas.filter((one) => !inside.includes(one));

test('the word stands in the database: otherwise nothing below could fail', async () => {
  const { body } = await world.ask('other_programme_admin', readProgramme, { params: { id: world.beta.id } });
  expect(JSON.stringify(body)).toContain('zxcanary');
});

for (const one of allSamples) {
  const { endpoint } = one;
  test(`QUALITY tenancy: ${endpoint.method} ${endpoint.path} tells nobody outside a word of another programme`, async () => {
    await prepared(world, one, async (input) => {
      for (const persona of outside) {
        await world.rollingBack(async () => {
          const reply = await sendSample(world, one, input, { persona });
          expect(JSON.stringify(reply.body), persona).not.toContain('zxcanary');
        });
      }
    });
  });
}
