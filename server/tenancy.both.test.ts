import { beforeAll, expect, test } from 'vitest';
import { readProgramme } from '../contract/programmes.ts';
import { allCanaries, allSamples } from './all-samples.fixture.ts';
import { personas, type Persona } from './personas.fixture.ts';
import { openWorld, type World } from './world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const write of allCanaries) await write(world);
});

/** Who has nothing to do with the programme that the word stands in. */
const inside: readonly Persona[] = ['other_programme_admin', 'other_mentor', 'pending_mentor', 'platform_admin'];
const outside = personas.filter((one) => !inside.includes(one));

test('the word stands in the database: otherwise nothing below could fail', async () => {
  const { body } = await world.ask('other_programme_admin', readProgramme, { params: { id: world.beta.id } });
  expect(JSON.stringify(body)).toContain('zxcanary');
});

for (const { endpoint, call, uploads } of allSamples) {
  test(`QUALITY tenancy: ${endpoint.method} ${endpoint.path} tells nobody outside a word of another programme`, async () => {
    for (const persona of outside) {
      await world.rollingBack(async () => {
        const input = await call(world);
        const options = { headers: endpoint.credentials === 'bearer' ? await world.bearerOf(persona) : {} };
        const reply = await world.ask(persona, endpoint, input, { ...options, ...(uploads && { uploads: uploads() }) });
        expect(JSON.stringify(reply.body), persona).not.toContain('zxcanary');
      });
    }
  });
}
