import { expect } from 'vitest';
import * as contract from '../../contract/pairings/index.ts';
import type { World } from '../testing/world.fixture.ts';

const admin = 'platform_admin';

/** How many mentees are left out, for each reason. */
const leftOutBy = async (world: World, id: number) => {
  const reasons = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const { body } = await world.ask(admin, contract.draftLeftOut, { params: { id }, query: { page } });
    const people = body.left_out as { reason: string }[];
    for (const { reason } of people) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (people.length === 0 || page >= Number(body.meta?.total_pages ?? 1)) return Object.fromEntries(reasons);
  }
};

/**
 * M15: a run of the program that waits for its pairs shows what matching is for. Most of the 120 get a mentor, the scores
 * spread, and whoever is left out is so for more than one reason. The draft is discarded.
 */
export const expectMatching = async (world: World) => {
  const [program] = await world.rows<{ id: number }>(
    "select id::int from programs where slug = 'jambatan-exchange' and smart_matching",
  );
  const started = await world.ask(admin, contract.startDraft, { body: { program_id: program?.id ?? 0 } });
  await world.runJobs();
  const params = { id: (started.body as unknown as contract.Draft).id };
  const draft = (await world.ask(admin, contract.showDraft, { params })).body as unknown as contract.Draft;
  expect(draft).toMatchObject({ status: 'ready', summary: { cohort: 120, mentors: 50, mentors_matched: 50 } });
  const { worth, distribution, left_out: alone } = draft.summary as NonNullable<typeof draft.summary>;
  expect([worth.mentees >= 100, alone >= 10, distribution.filter((pairs) => pairs > 0).length >= 8]).toEqual([
    true,
    true,
    true,
  ]);
  expect(Object.keys(await leftOutBy(world, params.id)).toSorted()).toEqual(['no_room', 'no_shared_language']);
  await world.ask(admin, contract.discardDraft, { params });
};
