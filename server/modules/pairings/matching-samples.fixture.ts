import * as contract from '../../../contract/pairings/index.ts';
import { adminsOfAlpha, adminsOfAlphaOnly, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { draftOfAlpha, onlyWants } from './matching.fixture.ts';
import { pairOf } from './samples.fixture.ts';

const inAlpha = async ({ alpha }: World) => ({ query: { program_id: alpha.id } });
const ofDraft = async (world: World) => ({ params: { id: await draftOfAlpha(world) } });
const theTwo = ({ ids }: World) => ({ mentee_id: ids.mentee, mentor_id: ids.mentor });

/** A draft whose pair has been chosen by an admin. */
const withChoice = async (world: World) => {
  const id = await draftOfAlpha(world);
  await world.rows("update matching_pairs set fixed = 'override' where draft_id = $1", [id]);
  return { params: { id, menteeId: world.ids.mentee, mentorId: world.ids.mentor } };
};

/** A draft that was published this very moment. */
const published = async (world: World) => {
  const { body } = await world.ask('programme_admin', contract.connect, { body: pairOf(world) });
  return { params: { id: await draftOfAlpha(world, { status: 'published', pairingId: body.id as number }) } };
};

const as = 'programme_admin';

/** To everybody but its program's admins, a draft does not exist. */
export const draftSamples: Sample[] = [
  sample({ endpoint: contract.matchingSettings, as, call: inAlpha, answers: adminsOfAlpha }),
  sample({
    endpoint: contract.changeMatchingSettings,
    as,
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, ...onlyWants } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.matchingExamples,
    as,
    call: async ({ alpha }) => ({ query: { program_id: alpha.id, ...onlyWants.weights } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.startDraft,
    as,
    call: async ({ alpha }) => ({ body: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.listDrafts,
    as,
    call: async (world) => {
      await draftOfAlpha(world);
      return inAlpha(world);
    },
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: contract.showDraft, as, call: ofDraft, answers: adminsOfAlphaOnly }),
  sample({
    endpoint: contract.draftPairs,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), query: {} }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.draftLeftOut,
    as,
    call: async (world) => {
      const input = await ofDraft(world);
      await world.rows('delete from matching_pairs where draft_id = $1', [input.params.id]);
      return { ...input, query: {} };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.draftMentors,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), query: {} }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.compareDrafts,
    as,
    call: async (world) => {
      const other = await draftOfAlpha(world);
      await world.rows('delete from matching_pairs where draft_id = $1', [other]);
      return { ...(await ofDraft(world)), query: { with: other } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.draftChoices,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), query: { mentee_id: world.ids.mentee } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.overridePrice,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), query: theTwo(world) }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.keepOverride,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), body: theTwo(world) }),
    answers: adminsOfAlphaOnly,
  }),
  sample({ endpoint: contract.undoOverride, as, call: withChoice, answers: adminsOfAlphaOnly }),
  sample({
    endpoint: contract.lockPairs,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), body: { pairs: [theTwo(world)], locked: true } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.whatIf,
    as,
    call: async (world) => ({ ...(await ofDraft(world)), query: onlyWants.weights }),
    answers: adminsOfAlphaOnly,
  }),
  sample({ endpoint: contract.publishDraft, as, call: ofDraft, answers: adminsOfAlphaOnly }),
  sample({ endpoint: contract.undoDraft, as, call: published, answers: adminsOfAlphaOnly }),
  sample({
    endpoint: contract.cancelDraft,
    as,
    call: async (world) => ({ params: { id: await draftOfAlpha(world, { status: 'running' }) } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({ endpoint: contract.discardDraft, as, call: ofDraft, answers: adminsOfAlphaOnly }),
];
