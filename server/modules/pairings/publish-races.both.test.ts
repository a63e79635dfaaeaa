import { beforeEach, expect, test } from 'vitest';
import { connect, publishDraft, startDraft } from '../../../contract/pairings/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { cohortOf } from './rules/cohort.ts';
import { makeMember, setCapacity } from './matching.fixture.ts';
import { membersIn, pairsEver } from './queries/cohort.ts';
import { insertPairings } from './store.ts';

let world: World;
let mentees: number[];
let mentorId: number;
const many = 6;

beforeEach(async () => {
  world = await openWorld();
  await setCapacity(world, world.ids.mentor, 0);
  mentorId = await makeMember(world, 'xenia', { as: 'Mentor', skills: [1], capacity: many });
  mentees = [];
  for (let n = 0; n < many; n += 1) mentees.push(await makeMember(world, `mentee-${n}`, { as: 'Mentee', skills: [1] }));
});

const draft = async () => {
  const { body } = await world.ask('programme_admin', startDraft, { body: { program_id: world.alpha.id } });
  await world.runJobs();
  return body.id as number;
};
const taken = async () => {
  const [row] = await world.rows<{ pairs: number }>(
    "select count(*)::int as pairs from pairings where mentor_id = $1 and status = 'active'",
    [mentorId],
  );
  return row?.pairs ?? 0;
};

test('PAR-31 PAR-34 a draft is published while its mentees pick: no mentor gets more mentees than they take', async () => {
  const id = await draft();
  const browsers = await Promise.all(mentees.map((one) => world.browserFor(one)));
  for (const browser of browsers) await browser.csrf();
  await setCapacity(world, mentorId, 3);
  const picking = browsers.map((browser, at) =>
    browser.ask(connect, {
      body: { program_id: world.alpha.id, mentor_id: mentorId, mentee_id: mentees[at] ?? 0 },
    }),
  );
  const [published] = await Promise.all([
    world.ask('programme_admin', publishDraft, { params: { id } }),
    Promise.all(picking),
  ]);
  expect([200, 422]).toContain(published.status);
  expect(await taken()).toBe(3);
});

test('PAR-31 PAR-34 a draft is published by two at once: once', async () => {
  const id = await draft();
  const answers = await Promise.all([
    world.ask('programme_admin', publishDraft, { params: { id } }),
    world.ask('enterprise_admin', publishDraft, { params: { id } }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'published'],
    [200, 'published'],
  ]);
  expect(await taken()).toBe(many);
});

test('PAR-34 its twin: counted before the lock on the program, a mentor has more mentees than they take', async () => {
  await setCapacity(world, mentorId, 3);
  const sizes = { mentorsPerMentee: 1, menteesPerMentor: 5 };
  const programId = world.alpha.id;
  const counted = await Promise.all(
    mentees.map((menteeId) =>
      world.database.transact(async (tx) => {
        const { mentors } = cohortOf(await membersIn(tx, programId), await pairsEver(tx, programId), sizes);
        return { menteeId, hasRoom: mentors.some(({ id }) => id === mentorId) };
      }),
    ),
  );
  for (const { menteeId, hasRoom } of counted)
    if (hasRoom)
      await world.database.transact((tx) =>
        insertPairings(tx, [{ programId, menteeId, mentorId, createdBy: menteeId, createdAt: world.clock.now() }]),
      );
  expect(await taken()).toBeGreaterThan(3);
});
