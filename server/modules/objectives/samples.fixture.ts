import * as contract from '../../../contract/objectives/index.ts';
import { everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { usualAnswers } from './objectives.fixture.ts';

interface Made {
  setId: number;
  objectiveId: number;
}

const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;

/** A set of the mentee in Alpha that was asked for half an hour ago. */
const asked = async (world: World) =>
  idOf(
    await world.rows<{ id: number }>(
      `insert into objective_sets (user_id, program_id, answers, provider, status, starts_on, created_at, asked_at)
       values ($1, $2, '{}', 'openai', 'generating', '2026-11-01', $3, $3::timestamptz - interval '30 minutes')
       returning id::int`,
      [world.ids.mentee, world.alpha.id, world.clock.now().toString()],
    ),
  );

/** The mentor of Alpha and the mentee are a pair. */
const paired = async ({ rows, ids, alpha, clock }: World) => {
  const pair = idOf(
    await rows<{ id: number }>(
      `insert into pairings (program_id, type, mentor_id, mentee_id, status, created_by, created_at)
       values ($1, 'pair', $2, $3, 'active', $2, $4) returning id::int`,
      [alpha.id, ids.mentor, ids.mentee, clock.now().toString()],
    ),
  );
  for (const [who, type] of [
    [ids.mentor, 'mentor'],
    [ids.mentee, 'mentee'],
  ])
    await rows('insert into pairing_participants (pairing_id, user_id, user_type) values ($1, $2, $3)', [
      pair,
      who,
      type,
    ]);
};

/** A set of the mentee in Alpha with one month and one objective. */
export const smallPlan = async (world: World): Promise<Made> => {
  const now = world.clock.now().toString();
  const setId = await asked(world);
  await world.rows(`update objective_sets set status = 'ready', written_by = 'rules', ready_at = $2 where id = $1`, [
    setId,
    now,
  ]);
  const month = idOf(
    await world.rows<{ id: number }>(
      `insert into monthly_objectives (set_id, month_number, title, focus)
       values ($1, 1, 'Begin', 'First steps') returning id::int`,
      [setId],
    ),
  );
  const objectiveId = idOf(
    await world.rows<{ id: number }>(
      `insert into objectives (month_id, title, priority, due_date, sequence, created_at)
       values ($1, 'Write the CV', 'high', '2026-11-20', 1, $2) returning id::int`,
      [month, now],
    ),
  );
  return { setId, objectiveId };
};

/** The same, and their mentor is paired with them. */
const made = async (world: World): Promise<Made> => {
  const plan = await smallPlan(world);
  await paired(world);
  return plan;
};

const commented = async (world: World) => {
  const { objectiveId } = await made(world);
  const [row] = await world.rows<{ id: number }>(
    `insert into objective_comments (objective_id, author_id, body, created_at) values ($1, $2, 'Well done', $3) returning id::int`,
    [objectiveId, world.ids.mentor, world.clock.now().toString()],
  );
  return { params: { id: row?.id ?? 0 } };
};

const suggested = async (world: World) => {
  const { setId } = await made(world);
  const [row] = await world.rows<{ id: number }>(
    `insert into objective_suggestions (set_id, author_id, month_number, title, due_date, created_at)
     values ($1, $2, 1, 'Talk to three people', '2026-12-01', $3) returning id::int`,
    [setId, world.ids.mentor, world.clock.now().toString()],
  );
  return { params: { id: row?.id ?? 0 } };
};

/** B59: nobody but the owner changes anything; to everybody else there is none. */
const theOwner = everyMember(404, { mentee: 200 });
/** B59: their mentors read them too; admins see only how far they are. */
const ownerAndMentor = everyMember(404, { mentee: 200, mentor: 200 });
const membersOfAlpha = everyMember(404, {
  mentee: 200,
  mentor: 200,
  programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
});

const set = async (world: World) => ({ params: { id: (await made(world)).setId } });
const objective = async (world: World) => ({ params: { id: (await made(world)).objectiveId } });

export const objectiveSamples: Sample[] = [
  sample({
    endpoint: contract.goalSettingQuestions,
    as: 'mentee',
    call: async () => ({}),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.createGoalSetting,
    as: 'mentee',
    call: async ({ alpha }) => ({
      body: { answers: usualAnswers, provider: 'openai' as const, program_id: alpha.id },
    }),
    answers: everyMember(404, {
      mentee: 200,
      mentor: 403,
      programme_admin: 403,
      portal_owner: 403,
      enterprise_admin: 403,
      platform_admin: 403,
    }),
  }),
  sample({
    endpoint: contract.myObjectives,
    as: 'mentee',
    call: async (world) => {
      await made(world);
      return { query: { program_id: world.alpha.id } };
    },
    answers: membersOfAlpha,
  }),
  sample({ endpoint: contract.showObjectives, as: 'mentee', call: set, answers: ownerAndMentor }),
  sample({ endpoint: contract.deleteObjectives, as: 'mentee', call: set, answers: theOwner }),
  sample({
    endpoint: contract.retryObjectives,
    as: 'mentee',
    call: async (world) => ({ params: { id: await asked(world) } }),
    answers: theOwner,
  }),
  sample({
    endpoint: contract.changeObjective,
    as: 'mentee',
    call: async (world) => ({ ...(await objective(world)), body: { objective: { status: 'done' as const } } }),
    answers: theOwner,
  }),
  sample({
    endpoint: contract.addObjective,
    as: 'mentee',
    call: async (world) => ({
      ...(await set(world)),
      body: { month_number: 1, objective: { title: 'Ask Daniel', due_date: '2026-12-01' } },
    }),
    answers: theOwner,
  }),
  sample({ endpoint: contract.removeObjective, as: 'mentee', call: objective, answers: theOwner }),
  sample({
    endpoint: contract.orderObjectives,
    as: 'mentee',
    call: async (world) => {
      const { setId, objectiveId } = await made(world);
      return { params: { id: setId }, body: { objectives: [{ id: objectiveId, month_number: 1 }] } };
    },
    answers: theOwner,
  }),
  sample({
    endpoint: contract.learningProgress,
    as: 'mentor',
    call: async (world) => {
      await made(world);
      return { params: { userId: world.ids.mentee }, query: { program_id: world.alpha.id } };
    },
    answers: everyMember(404, {
      mentor: 200,
      programme_admin: 200,
      portal_owner: 200,
      enterprise_admin: 200,
      platform_admin: 200,
    }),
  }),
  sample({
    endpoint: contract.commentObjective,
    as: 'mentor',
    call: async (world) => ({ ...(await objective(world)), body: { body: 'Well done' } }),
    answers: ownerAndMentor,
  }),
  sample({
    endpoint: contract.deleteObjectiveComment,
    as: 'mentor',
    call: commented,
    answers: everyMember(404, { mentor: 200 }),
  }),
  sample({
    endpoint: contract.suggestObjective,
    as: 'mentor',
    call: async (world) => ({
      ...(await set(world)),
      body: { month_number: 1, title: 'Talk to three people', due_date: '2026-12-01' },
    }),
    answers: everyMember(404, { mentor: 200 }),
  }),
  sample({
    endpoint: contract.answerSuggestion,
    as: 'mentee',
    call: async (world) => ({ ...(await suggested(world)), body: { decision: 'accept' as const } }),
    answers: theOwner,
  }),
];
