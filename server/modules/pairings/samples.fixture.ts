import * as contract from '../../../contract/pairings/index.ts';
import { adminsOfAlpha, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** The mentor and the mentee of Alpha. */
export const pairOf = ({ alpha, ids }: World) => ({
  program_id: alpha.id,
  mentor_id: ids.mentor,
  mentee_id: ids.mentee,
});

const mentorsAlone = everyMember(404, {
  mentor: 200,
  mentee: 403,
  programme_admin: 403,
  portal_owner: 403,
  enterprise_admin: 403,
  platform_admin: 403,
});

/** Adds a second mentee to Alpha, needed to make a group. */
const secondMentee = async ({ rows, alpha, ids, clock }: World) => {
  await rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    alpha.id,
    ids.unconfirmed,
    alpha.roleIds.Mentee,
    clock.now().toString(),
  ]);
  return ids.unconfirmed;
};

/** The mentor of Alpha with two mentees. */
export const groupBody = async (world: World) => ({
  program_id: world.alpha.id,
  name: 'Data Circle',
  mentor_ids: [world.ids.mentor],
  mentee_ids: [world.ids.mentee, await secondMentee(world)],
});

export const groupOfAlpha = async (world: World) => {
  const { status, body } = await world.ask('programme_admin', contract.createGroup, { body: await groupBody(world) });
  if (status !== 200) throw new Error(`no group: ${JSON.stringify(body)}`);
  return (body as contract.ManagedPairing).id;
};

/** A group, and someone else in Alpha who is not in it. */
const groupAndNewcomer = async (world: World) => {
  const id = await groupOfAlpha(world);
  const { rows, alpha, ids, clock } = world;
  await rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    alpha.id,
    ids.other_mentee,
    alpha.roleIds.Mentee,
    clock.now().toString(),
  ]);
  return { id, newcomer: ids.other_mentee };
};

const pairOfAlpha = async (world: World) => {
  const { body } = await world.ask('programme_admin', contract.connect, { body: pairOf(world) });
  return (body as { id: number }).id;
};

/** The two of a pair alone: its admins have lists and reports of their own. */
const theTwo = everyMember(404, { mentor: 200, mentee: 200 });

/** Wherever there is a group, the unconfirmed persona is a mentee of Alpha. */
const adminsOfGroup = { ...adminsOfAlpha, unconfirmed: 403 };

const pairsCsv = () => [
  {
    field: 'file',
    name: 'pairs.csv',
    type: 'text/csv',
    bytes: new TextEncoder().encode('mentor_email,mentee_email\nmentor@example.com,mentee@example.com\n'),
  },
];

const managedSamples: Sample[] = [
  sample({
    endpoint: contract.listPairings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.createGroup,
    as: 'programme_admin',
    call: async (world) => ({ body: await groupBody(world) }),
    answers: adminsOfGroup,
  }),
  sample({
    endpoint: contract.addToGroup,
    as: 'programme_admin',
    call: async (world) => {
      const { id, newcomer } = await groupAndNewcomer(world);
      return { params: { id }, body: { user_ids: [newcomer] } };
    },
    answers: { ...adminsOfGroup, other_mentee: 403 },
  }),
  sample({
    endpoint: contract.removeFromGroup,
    as: 'programme_admin',
    call: async (world) => {
      const { id, newcomer } = await groupAndNewcomer(world);
      await world.ask('programme_admin', contract.addToGroup, { params: { id }, body: { user_ids: [newcomer] } });
      return { params: { id, userId: newcomer } };
    },
    answers: { ...adminsOfGroup, other_mentee: 403 },
  }),
  sample({
    endpoint: contract.changePairing,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: await pairOfAlpha(world) }, body: { status: 'paused' as const } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.endPairing,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: await pairOfAlpha(world) }, body: { reason: 'The mentor moved abroad' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.checkPairImport,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id } }),
    uploads: pairsCsv,
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.runPairImport,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id } }),
    uploads: pairsCsv,
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.pairTemplateFile,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: contract.myGroups, as: 'mentor', call: async () => ({ query: {} }), answers: everyMember(200) }),
];

/** QUALITY, tenancy: a group of Beta named with the canary word. */
export const pairingCanaries = async ({ rows, beta, ids, clock }: World) => {
  await rows(
    `with made as (insert into pairings (program_id, type, name, created_by, created_at)
       values ($1, 'group', 'zxcanary', $2, $5) returning id)
     insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $3::bigint, 'mentor' from made union all select id, $4::bigint, 'mentee' from made`,
    [beta.id, ids.other_programme_admin, ids.other_mentor, ids.pending_mentor, clock.now().toString()],
  );
};

export const pairingSamples: Sample[] = [
  sample({
    endpoint: contract.connect,
    as: 'mentee',
    call: async (world) => ({ body: pairOf(world) }),
    // In Alpha mentees pick; admins may always do it.
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 403 },
  }),
  sample({
    endpoint: contract.showConnection,
    as: 'mentee',
    call: async ({ alpha, ids }) => ({ query: { program_id: alpha.id, user_id: ids.mentor } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  sample({
    endpoint: contract.ownCapacity,
    as: 'mentor',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: mentorsAlone,
  }),
  sample({
    endpoint: contract.setOwnCapacity,
    as: 'mentor',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, capacity: 3 } }),
    answers: mentorsAlone,
  }),
  sample({
    endpoint: contract.matchReasons,
    as: 'mentee',
    call: async (world) => ({ params: { id: await pairOfAlpha(world) } }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.askAnotherPartner,
    as: 'mentee',
    call: async (world) => ({
      params: { id: await pairOfAlpha(world) },
      body: { reason: 'We are in different fields' },
    }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.seenRecommendation,
    as: 'mentee',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  ...managedSamples,
];
