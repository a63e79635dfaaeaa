import { expect } from 'vitest';
import * as contract from '../../../contract/pairings/index.ts';
import type { Draft, DraftPair, Price } from '../../../contract/pairings/index.ts';
import type { World } from '../../testing/world.fixture.ts';
import { onlyWants, sixPeople } from './matching.fixture.ts';

const admin = 'programme_admin';

/** The six of `sixPeople`, and what the admin of Alpha does with their drafts. */
export const matchSix = async (world: World) => {
  const people = await sixPeople(world);

  const change = (changes: object) =>
    world.ask(admin, contract.changeMatchingSettings, {
      body: { program_id: world.alpha.id, ...onlyWants, ...changes } as never,
    });
  expect((await change({})).status).toBe(200);

  const shown = async (id: number) =>
    (await world.ask(admin, contract.showDraft, { params: { id } })).body as unknown as Draft;

  const run = async (around?: number) => {
    const { status, body } = await world.ask(admin, contract.startDraft, {
      body: { program_id: world.alpha.id, ...(around !== undefined && { around }) },
    });
    expect([status, body.status]).toEqual([200, 'running']);
    await world.runJobs();
    const draft = await shown((body as unknown as Draft).id);
    expect(draft.status).toBe('ready');
    return draft;
  };

  /** 'a x 10000': who is with whom, by the names of the six. */
  const pairsOf = async (id: number) => {
    const { body } = await world.ask(admin, contract.draftPairs, { params: { id }, query: { sort: 'mentee' } });
    const nameOf = (userId: number) => Object.entries(people).find(([, one]) => one === userId)?.[0];
    return (body.pairs as DraftPair[])
      .map(({ mentee, mentor, score, fixed }) =>
        [nameOf(mentee.id), nameOf(mentor.id), score, ...(fixed ? [fixed] : [])].join(' '),
      )
      .toSorted();
  };

  const priceOf = async (id: number, mentee: number, mentor: number) => {
    const query = { mentee_id: mentee, mentor_id: mentor };
    return (await world.ask(admin, contract.overridePrice, { params: { id }, query })).body as unknown as Price;
  };

  return { people, change, shown, run, pairsOf, priceOf };
};
export type MatchedSix = Awaited<ReturnType<typeof matchSix>>;

/** The best pairs of the six. */
export const best = ['a x 10000', 'b y 10000', 'mentee z 5000'];
