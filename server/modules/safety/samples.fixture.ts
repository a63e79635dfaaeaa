import * as contract from '../../../contract/safety/index.ts';
import { adminsOfAlpha, adminsOfAlphaOnly, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { blocked, personReported } from './safety.fixture.ts';

/** The mentor of Alpha is a mentor of the platform as well: everybody knows them. */
const aboutMentor = async ({ ids }: World) => ({ params: { user_id: ids.mentor } });

const blockSamples = [
  sample({
    endpoint: contract.listBlocks,
    as: 'mentee',
    call: async (world) => {
      await blocked(world, 'mentee', 'mentor');
      return {};
    },
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.showBlock, as: 'mentee', call: aboutMentor, answers: everyMember(200) }),
  sample({
    endpoint: contract.blockPerson,
    as: 'mentee',
    call: async ({ ids }) => ({ body: { user_id: ids.mentor } }),
    // M47: the admins of Alpha block nobody in it; nobody blocks themselves.
    answers: everyMember(200, {
      mentor: 422,
      programme_admin: 422,
      portal_owner: 422,
      enterprise_admin: 422,
      platform_admin: 422,
    }),
  }),
  sample({ endpoint: contract.unblockPerson, as: 'mentee', call: aboutMentor, answers: everyMember(200) }),
  sample({
    endpoint: contract.listMemberBlocks,
    as: 'programme_admin',
    call: async (world) => {
      await blocked(world, 'mentee', 'mentor');
      return { query: { program_id: world.alpha.id } };
    },
    answers: adminsOfAlpha,
  }),
];

const reportSamples = [
  sample({
    endpoint: contract.reportPerson,
    as: 'mentee',
    call: async ({ ids, alpha }) => ({
      body: { user_id: ids.mentor, program_id: alpha.id, reason: 'They shouted at me' },
    }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 422 },
  }),
  sample({
    endpoint: contract.listSafetyReports,
    as: 'programme_admin',
    call: async (world) => {
      await personReported(world, { excerpt: 'What the message said' });
      return { query: { program_id: world.alpha.id } };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.decideSafetyReport,
    as: 'programme_admin',
    call: async (world) => ({
      params: { id: await personReported(world) },
      body: { decision: 'warn' as const, note: 'Talked to both' },
    }),
    answers: adminsOfAlphaOnly,
  }),
];

export const safetySamples: Sample[] = [...blockSamples, ...reportSamples];

/** Rows of the other program, with a word that nobody outside it may read. */
export const safetyCanaries = async (world: World) => {
  await blocked(world, 'pending_mentor', 'other_mentor');
  await personReported(world, {
    programId: world.beta.id,
    about: 'other_mentor',
    by: 'pending_mentor',
    reason: 'zxcanary reason',
    excerpt: 'zxcanary message',
  });
};
