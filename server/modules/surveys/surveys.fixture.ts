import { randomUUID } from 'node:crypto';
import * as contract from '../../../contract/surveys/index.ts';
import { surveyFields } from '../../../contract/surveys/surveys.fixture.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** They have closed the welcome just now. */
export const onboard = (world: World, who: Person) =>
  world.rows('update users set onboarded_at = $2 where id = $1', [world.ids[who], world.clock.now().toString()]);

interface Given {
  programId?: number | null;
  stars?: number;
  comment?: string;
  context?: contract.NpsContext;
}

/** An answer of somebody who is gone since: of whom it is makes no difference to the figures. */
export const giveNps = async (world: World, { programId = null, stars = 9, comment = 'Good', context }: Given = {}) => {
  await world.rows(
    `insert into nps_submissions (feedback_type, program_id, number_of_stars, feedback_text, comment, submitted_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      context ?? (programId === null ? 'sign_up' : 'portal_first_booking_nps'),
      programId,
      stars,
      JSON.stringify(stars < 6 ? ['Video Call', 'Others'] : []),
      comment,
      world.clock.now().toString(),
    ],
  );
};

/** A draft of this programme; its questions are of each kind. */
export const draftIn = async (world: World, changes: object = {}, who: Person = 'programme_admin') => {
  const body = { program_id: world.alpha.id, ...surveyFields, ...changes };
  const reply = await world.ask(who, contract.createSurvey, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body as contract.Survey;
};

/** One that its members were sent. */
export const sentIn = async (world: World, changes: object = {}, who: Person = 'programme_admin') => {
  const { id } = await draftIn(world, changes, who);
  const reply = await world.ask(who, contract.sendSurvey, { params: { id }, body: {} });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body as contract.Survey;
};

/** An answer to each question, in their order; an empty one leaves its question out. */
export const answersTo = ({ questions }: Pick<contract.Survey, 'questions'>, given: readonly string[]) => ({
  answers: questions.flatMap(({ id }, at) => (given[at] ? [{ question_id: id, answer: given[at] }] : [])),
});

export const usualAnswers = ['Weekly', '4', '5', 'Nothing'];

export const answerAs = (world: World, who: Person, survey: contract.Survey, given: readonly string[] = usualAnswers) =>
  world.ask(who, contract.answerSurvey, { params: { id: survey.id }, body: answersTo(survey, given) });

/** So many people have answered whom nobody knows any more. */
export const answeredBy = async (world: World, survey: contract.Survey, people: number, given = usualAnswers) => {
  for (let at = 0; at < people; at += 1) {
    await world.rows('insert into survey_recipients (survey_id, answered) values ($1, true)', [survey.id]);
    for (const { question_id, answer } of answersTo(survey, given).answers)
      await world.rows('insert into survey_answers (id, survey_id, question_id, answer) values ($1, $2, $3, $4)', [
        randomUUID(),
        survey.id,
        question_id,
        answer,
      ]);
  }
};

/** The mentor and the mentee of Alpha have been a pair for so many days; returns its id. */
export const pairedFor = async (world: World, days: number) => {
  const since = world.clock
    .now()
    .subtract({ hours: 24 * days })
    .toString();
  const [row] = await world.rows<{ id: number }>(
    `with pair as (insert into pairings (program_id, mentor_id, mentee_id, status, created_by, created_at)
       values ($1, $2, $3, 'active', $4, $5) returning id),
     people as (insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $2, 'mentor' from pair union all select id, $3, 'mentee' from pair)
     select id::int from pair`,
    [world.alpha.id, world.ids.mentor, world.ids.mentee, world.ids.programme_admin, since],
  );
  return row?.id ?? 0;
};
