import * as contract from '../../../contract/newsfeed/index.ts';
import { adminsOfAlpha, adminsOfAlphaOnly, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { commentOn, pngFile, postIn, reportOf } from './newsfeed.fixture.ts';

/** Everybody in Alpha; strangers hear what they would hear if there were nothing. */
const inAlpha = { ...adminsOfAlpha, mentor: 200, mentee: 200 };
/** Its author, or an admin: another member knows it and may not. */
const authorOrAdmins = { ...inAlpha, mentor: 403 };
/** Admins take down what they must, and put no words into anybody's mouth. */
const authorAlone = {
  ...authorOrAdmins,
  programme_admin: 403,
  portal_owner: 403,
  enterprise_admin: 403,
  platform_admin: 403,
};

const post = async (world: World) => ({ params: { id: await postIn(world) } });
const comment = async (world: World) => ({ params: { id: await commentOn(world, await postIn(world)) } });

const postSamples = [
  sample({
    endpoint: contract.listPosts,
    as: 'mentee',
    call: async (world) => {
      await postIn(world);
      return { query: { program_id: world.alpha.id } };
    },
    answers: inAlpha,
  }),
  sample({ endpoint: contract.showPost, as: 'mentee', call: post, answers: inAlpha }),
  sample({
    endpoint: contract.postImage,
    as: 'mentee',
    call: async (world) => ({ params: { id: await postIn(world, { pictures: 1 }), number: 1 } }),
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.createPost,
    as: 'mentee',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, body: 'Hello', alts: ['A dot'] } }),
    uploads: () => [pngFile()],
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.editPost,
    as: 'mentee',
    call: async (world) => ({ ...(await post(world)), body: { body: 'Better' } }),
    answers: authorAlone,
  }),
  sample({ endpoint: contract.deletePost, as: 'mentee', call: post, answers: authorOrAdmins }),
  sample({
    endpoint: contract.likePost,
    as: 'mentor',
    call: async (world) => ({ ...(await post(world)), body: { liked: true } }),
    answers: inAlpha,
  }),
];

const talkSamples = [
  sample({
    endpoint: contract.listComments,
    as: 'mentee',
    call: async (world) => {
      const id = await postIn(world);
      await commentOn(world, id);
      return { params: { id }, query: {} };
    },
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.createComment,
    as: 'mentor',
    call: async (world) => ({ ...(await post(world)), body: { body: 'Well said' } }),
    answers: inAlpha,
  }),
  sample({ endpoint: contract.deleteComment, as: 'mentee', call: comment, answers: authorOrAdmins }),
];

const moderationSamples = [
  sample({
    endpoint: contract.reportPost,
    as: 'mentor',
    call: async (world) => ({ ...(await post(world)), body: { reason: 'Off topic' } }),
    answers: { ...inAlpha, mentee: 422 },
  }),
  sample({
    endpoint: contract.reportComment,
    as: 'mentor',
    call: async (world) => ({ ...(await comment(world)), body: { reason: 'Off topic' } }),
    answers: { ...inAlpha, mentee: 422 },
  }),
  sample({
    endpoint: contract.pinPost,
    as: 'programme_admin',
    call: async (world) => ({ ...(await post(world)), body: { pinned: true } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.listReports,
    as: 'programme_admin',
    call: async (world) => {
      await reportOf(world, { postId: await postIn(world) });
      return { query: { program_id: world.alpha.id } };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.decideReport,
    as: 'programme_admin',
    call: async (world) => ({
      params: { id: await reportOf(world, { postId: await postIn(world) }) },
      body: { decision: 'take_down' as const },
    }),
    answers: adminsOfAlphaOnly,
  }),
];

export const newsfeedSamples: Sample[] = [...postSamples, ...talkSamples, ...moderationSamples];

/** Rows of the other program, with a word that nobody outside it may read. */
export const newsfeedCanaries = async (world: World) => {
  const id = await postIn(world, { programId: world.beta.id, by: 'other_mentee', body: 'zxcanary post', pictures: 1 });
  await commentOn(world, id, { by: 'other_mentee', body: 'zxcanary comment' });
  await reportOf(world, { postId: id, by: 'other_mentee', reason: 'zxcanary reason' });
};
