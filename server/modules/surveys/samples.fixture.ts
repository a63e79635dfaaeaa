import * as contract from '../../../contract/surveys/index.ts';
import { surveyFields } from '../../../contract/surveys/surveys.fixture.ts';
import { adminsOfAlpha, adminsOfAlphaOnly, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { answerAs, answersTo, draftIn, giveNps, onboard, pairedFor, sentIn, usualAnswers } from './surveys.fixture.ts';

export const npsSamples: Sample[] = [
  sample({
    endpoint: contract.npsDue,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.submitNps,
    as: 'mentee',
    call: async (world) => {
      await onboard(world, 'mentee');
      const areas: contract.NpsArea[] = ['Events'];
      return { body: { feedback_type: 'sign_up' as const, number_of_stars: 3, feedback_text: areas, comment: 'Long' } };
    },
    answers: everyMember(422, { mentee: 200 }),
  }),
  sample({
    endpoint: contract.programmeNps,
    as: 'programme_admin',
    call: async (world) => {
      await giveNps(world, { programId: world.alpha.id });
      return { params: { id: world.alpha.id }, query: {} };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.platformNps,
    as: 'platform_admin',
    call: async (world) => {
      await giveNps(world, { programId: world.alpha.id });
      return { query: {} };
    },
    answers: everyMember(403, { platform_admin: 200 }),
  }),
];

export const pulseSamples: Sample[] = [
  sample({
    endpoint: contract.pulsesDue,
    as: 'mentee',
    call: async (world) => {
      await pairedFor(world, 30);
      return { query: { program_id: world.alpha.id } };
    },
    answers: everyMember(404, {
      mentee: 200,
      mentor: 200,
      programme_admin: 200,
      portal_owner: 200,
      enterprise_admin: 200,
      platform_admin: 200,
    }),
  }),
  sample({
    endpoint: contract.givePulse,
    as: 'mentee',
    call: async (world) => ({ body: { pairing_id: await pairedFor(world, 30), helpful: 4, at_ease: 5 } }),
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
];

const draft = async (world: World) => ({ params: { id: (await draftIn(world)).id } });
const sent = async (world: World) => ({ params: { id: (await sentIn(world)).id } });
/** Whoever was sent it. */
const recipients = everyMember(404, { mentee: 200, mentor: 200 });

export const surveySamples: Sample[] = [
  sample({
    endpoint: contract.listSurveys,
    as: 'programme_admin',
    call: async (world) => {
      await draftIn(world);
      return { query: { program_id: world.alpha.id } };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.createSurvey,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, ...surveyFields } }),
    answers: adminsOfAlpha,
  }),
  ...[contract.showSurvey, contract.deleteSurvey].map((endpoint) =>
    sample({ endpoint, as: 'programme_admin', call: draft, answers: adminsOfAlphaOnly }),
  ),
  sample({
    endpoint: contract.updateSurvey,
    as: 'programme_admin',
    call: async (world) => ({ ...(await draft(world)), body: surveyFields }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.sendSurvey,
    as: 'programme_admin',
    call: async (world) => ({ ...(await draft(world)), body: {} }),
    answers: adminsOfAlphaOnly,
  }),
  ...[contract.remindSurvey, contract.closeSurvey, contract.surveyResults, contract.surveyResultsFile].map((endpoint) =>
    sample({ endpoint, as: 'programme_admin', call: sent, answers: adminsOfAlphaOnly }),
  ),
  sample({ endpoint: contract.surveyForMember, as: 'mentee', call: sent, answers: recipients }),
  sample({
    endpoint: contract.answerSurvey,
    as: 'mentee',
    call: async (world) => {
      const survey = await sentIn(world);
      return { params: { id: survey.id }, body: answersTo(survey, usualAnswers) };
    },
    answers: recipients,
  }),
];

/** A survey of the other programme with an answer: nobody outside may read either. */
export const surveyCanaries = async (world: World) => {
  const survey = await sentIn(world, { program_id: world.beta.id, title: 'zxcanary' }, 'other_programme_admin');
  await answerAs(world, 'pending_mentor', survey, ['Weekly', '4', '5', 'zxcanary']);
};

/** Words about the other programme, which nobody outside it may read. */
export const npsCanaries = async (world: World) => {
  await giveNps(world, { programId: world.beta.id, comment: 'zxcanary' });
};
