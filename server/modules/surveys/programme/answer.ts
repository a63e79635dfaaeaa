import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { answerSurvey } from '../../../../contract/surveys/index.ts';
import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordActivity } from '../../bookings/index.ts';
import { lockRunningShared } from '../../programmes/index.ts';
import { questionsOf, type SurveyRow } from '../queries/surveys.ts';
import { wrongSurveyAnswers } from '../rules/answers.ts';
import { holdSurvey, insertAnswers, markAnswered } from '../store/surveys.ts';

type Answers = EndpointInput<typeof answerSurvey>['body']['answers'];

const judge = (questions: Awaited<ReturnType<typeof questionsOf>>, answers: Answers) => {
  const given = new Map(answers.map(({ question_id: id, answer }) => [id, answer]));
  const fields = wrongSurveyAnswers(questions, given);
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', 422, { fields });
  return questions.flatMap(({ id }) => {
    const answer = given.get(id) ?? '';
    return answer === '' ? [] : [{ questionId: id, answer }];
  });
};

/**
 * B90, M45: once for each person who was sent it. Of an anonymous survey neither the answers nor the activity say whose
 * they are.
 */
export const answer = async ({ tx, now, actor }: Work<Actor>, { survey: { id } }: SurveyRow, answers: Answers) => {
  const survey = found(await holdSurvey(tx, id), 'surveys.not_found');
  await lockRunningShared(tx, survey.programId);
  refuseIf(survey.status === 'ongoing' ? null : 'surveys.closed');
  const given = judge(await questionsOf(tx, [id]), answers);
  refuseIf((await markAnswered(tx, id, actor.id)) ? null : 'surveys.answered');
  const userId = survey.anonymous ? null : actor.id;
  await insertAnswers(
    tx,
    given.map((one) => ({ ...one, surveyId: id, userId })),
  );
  await recordActivity(tx, { programId: survey.programId, action: 'submitted', userId, createdAt: now });
};
