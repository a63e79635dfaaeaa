import * as contract from '../../../contract/chat/index.ts';
import { adminsOfAlpha, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { newKey, pngFile, saidIn, talkOf } from './chat.fixture.ts';

/** The two in the conversation; everybody else hears that there is none, whoever they are. */
const theTwo = everyMember(404, { mentee: 200, mentor: 200 });
/** Its author alone: the other knows it, and may not. */
const authorAlone = { ...theTwo, mentor: 403 };
/** Everybody in Alpha. */
const inAlpha = { ...adminsOfAlpha, mentor: 200, mentee: 200 };

const talk = async (world: World) => ({ params: { id: await talkOf(world) } });
const message = async (world: World) => ({ params: { id: await saidIn(world, await talkOf(world)) } });
const group = (world: World) =>
  talkOf(world, { people: ['mentee', 'mentor'], group: 'First cohort', admins: ['mentor'] });
/** Admins of the program; of the others, only who is in it knows of it. */
const managers = { ...adminsOfAlpha, mentee: 403, mentor: 200 };

const readingSamples = [
  sample({ endpoint: contract.chatToken, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.listConversations,
    as: 'mentee',
    call: async (world) => {
      await saidIn(world, await talkOf(world));
      return { query: { program_id: world.alpha.id } };
    },
    answers: inAlpha,
  }),
  sample({ endpoint: contract.showConversation, as: 'mentee', call: talk, answers: theTwo }),
  sample({
    endpoint: contract.listMessages,
    as: 'mentee',
    call: async (world) => {
      const id = await talkOf(world);
      await saidIn(world, id, { picture: true });
      return { params: { id }, query: {} };
    },
    answers: theTwo,
  }),
  sample({
    endpoint: contract.listChanges,
    as: 'mentee',
    call: async (world) => {
      const id = await talkOf(world);
      await saidIn(world, id);
      return { params: { id }, query: { after: 0 } };
    },
    answers: theTwo,
  }),
  sample({
    endpoint: contract.messageFile,
    as: 'mentee',
    call: async (world) => ({ params: { id: await saidIn(world, await talkOf(world), { picture: true }) } }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.searchMessages,
    as: 'mentee',
    call: async (world) => {
      await saidIn(world, await talkOf(world));
      return { query: { program_id: world.alpha.id, q: 'hello' } };
    },
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.listPeople,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.countUnread,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: inAlpha,
  }),
];

const writingSamples = [
  sample({
    endpoint: contract.openConversation,
    as: 'mentee',
    call: async ({ alpha, ids }) => ({ body: { user_id: ids.mentor, program_id: alpha.id } }),
    answers: { ...inAlpha, mentor: 422 },
  }),
  sample({
    endpoint: contract.sendMessage,
    as: 'mentee',
    call: async (world) => ({ ...(await talk(world)), body: { key: newKey(), body: 'Hello' } }),
    uploads: () => [pngFile()],
    answers: theTwo,
  }),
  sample({
    endpoint: contract.markRead,
    as: 'mentor',
    call: async (world) => {
      const id = await talkOf(world);
      await saidIn(world, id);
      return { params: { id }, body: { seq: 1 } };
    },
    answers: theTwo,
  }),
  sample({
    endpoint: contract.tellTyping,
    as: 'mentee',
    call: async (world) => ({ ...(await talk(world)), body: {} }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.leaveConversation,
    as: 'mentee',
    call: async (world) => ({ params: { id: await group(world) }, body: {} }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.editMessage,
    as: 'mentee',
    call: async (world) => ({ ...(await message(world)), body: { body: 'Better' } }),
    answers: authorAlone,
  }),
  sample({ endpoint: contract.deleteMessage, as: 'mentee', call: message, answers: authorAlone }),
  sample({
    endpoint: contract.reactToMessage,
    as: 'mentor',
    call: async (world) => ({ ...(await message(world)), body: { emoji: '👍' as const, on: true } }),
    answers: theTwo,
  }),
];

const groupSamples = [
  sample({
    endpoint: contract.listGroupChats,
    as: 'programme_admin',
    call: async (world) => {
      await group(world);
      return { query: { programId: world.alpha.id } };
    },
    answers: inAlpha,
  }),
  sample({
    endpoint: contract.listGroupUsers,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { programId: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.createGroupChat,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({
      body: { programId: alpha.id, groupChatName: 'First cohort', recipientUserIds: [ids.mentee, ids.mentor] },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.changeGroupChat,
    as: 'programme_admin',
    call: async (world) => ({ body: { id: await group(world), groupChatName: 'Second cohort' } }),
    answers: managers,
  }),
  sample({
    endpoint: contract.removeFromGroupChat,
    as: 'programme_admin',
    call: async (world) => ({ body: { chatId: await group(world), recipientUserIds: [world.ids.mentee] } }),
    answers: { ...adminsOfAlpha, mentor: 403 },
  }),
  sample({
    endpoint: contract.addToGroupChat,
    as: 'programme_admin',
    call: async (world) => ({ body: { chatId: await group(world), recipientUserIds: [world.ids.portal_owner] } }),
    answers: managers,
  }),
];

export const chatSamples: Sample[] = [...readingSamples, ...writingSamples, ...groupSamples];

/** Rows of the other program, with a word that nobody outside it may read. */
export const chatCanaries = async (world: World) => {
  const direct = await talkOf(world, { programId: world.beta.id, people: ['other_mentor', 'pending_mentor'] });
  await saidIn(world, direct, { by: 'other_mentor', body: 'hello zxcanary', picture: true });
  const many = await talkOf(world, {
    programId: world.beta.id,
    people: ['other_mentor', 'pending_mentor'],
    group: 'zxcanary group',
  });
  await saidIn(world, many, { by: 'pending_mentor', body: 'hello zxcanary again' });
};
