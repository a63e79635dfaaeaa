import * as contract from '../../../contract/health/index.ts';
import { adminsOfAlpha, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { dayFromNow, makePair, makeSession } from './health.fixture.ts';

const inAlpha = async ({ alpha }: World) => ({ query: { program_id: alpha.id } });

/** A pair of Alpha that held a session a week ago, judged. */
const judgedPair = async (world: World) => {
  const id = await makePair(world);
  await makeSession(world, { at: dayFromNow(-7) });
  await world.rows(
    `insert into health_pairings (pairing_id, program_id, type, score, known, band, rhythm, forward, fulfilment, age, silence,
       confirmed, completed, mentee_due, mentee_rated, mentor_due, mentor_rated, stars, star_answers, computed_at)
     values ($1, $2, 'pair', 8000, 6000, 1, 8000, 10000, 80, 864000000, 86400000, 0, 1, 1, 0, 1, 0, 0, 0, $3)`,
    [id, world.alpha.id, world.clock.now().toString()],
  );
  return id;
};

const judgedInAlpha = async (world: World) => {
  await judgedPair(world);
  return inAlpha(world);
};

/** PAR-33: the pair itself and the admins of its program. */
const readersOfReport = { ...adminsOfAlpha, mentor: 200, mentee: 200 };
const ofPair = async (world: World) => ({ params: { pairingId: await judgedPair(world) } });

const settings = {
  rhythm_days: 21,
  rhythm_weight: 40,
  felt_weight: 20,
  reliability_weight: 15,
  forward_weight: 15,
  goals_weight: 10,
  ends_silent: false,
};

export const healthSamples: Sample[] = [
  sample({ endpoint: contract.pairingHealth, as: 'programme_admin', call: judgedInAlpha, answers: adminsOfAlpha }),
  sample({ endpoint: contract.pairingHealthFile, as: 'programme_admin', call: judgedInAlpha, answers: adminsOfAlpha }),
  sample({ endpoint: contract.healthOverview, as: 'programme_admin', call: judgedInAlpha, answers: adminsOfAlpha }),
  sample({
    endpoint: contract.sendFeedbackReminder,
    as: 'programme_admin',
    call: async (world) => {
      await judgedPair(world);
      return { body: { program_id: world.alpha.id } };
    },
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: contract.healthSettings, as: 'programme_admin', call: inAlpha, answers: adminsOfAlpha }),
  sample({
    endpoint: contract.changeHealthSettings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, ...settings } }),
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: contract.pairingReport, as: 'programme_admin', call: ofPair, answers: readersOfReport }),
  sample({ endpoint: contract.pairingInsight, as: 'programme_admin', call: ofPair, answers: readersOfReport }),
];

/** Rows of the other programme, marked with a word that nobody outside it may read. */
export const healthCanaries = async (world: World) => {
  await world.rows(
    `with made as (
       insert into pairings (program_id, mentor_id, mentee_id, created_by, created_at) values ($1, $2, $3, $3, $4) returning id
     ), people as (
       insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $2::bigint, 'mentor' from made union all select id, $3, 'mentee' from made
     ) insert into health_insights (pairing_id, summary, reviews_shown, generated_at)
       select id, '## Overview' || chr(10) || 'zxcanary', true, $4 from made`,
    [world.beta.id, world.ids.other_mentor, world.ids.pending_mentor, world.clock.now().toString()],
  );
};
