import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { say } from '../../../../contract/say.ts';
import type { createSurvey, SurveyQuestionGiven, updateSurvey } from '../../../../contract/surveys/index.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockRunning } from '../../programmes/index.ts';
import { isRoleOf, type SurveyRow } from '../queries/surveys.ts';
import { changeSurvey, deleteDraft, insertSurvey, replaceQuestions } from '../store/surveys.ts';
import { audit, lockFor } from './lock.ts';

type Fields = EndpointInput<typeof updateSurvey>['body'];

const questionOf = (question: SurveyQuestionGiven) => {
  const { title, description, required, question_type: questionType, options, ...ends } = question;
  const { scale_start: start, scale_end: end, ...rest } = ends;
  nothingLeft(rest);
  const isScale = questionType === 'scale';
  return {
    title,
    description,
    required,
    questionType,
    scaleStart: isScale ? (start ?? 1) : null,
    scaleEnd: isScale ? (end ?? 5) : null,
    options: questionType === 'options' ? options : [],
  };
};

const contentOf = async (
  tx: Tx,
  programId: number,
  { title, description, role_id, anonymous, questions, ...rest }: Fields,
) => {
  nothingLeft(rest);
  if (role_id !== null && !(await isRoleOf(tx, programId, role_id))) refuseField('role_id', say('field.not_listed'));
  return { columns: { title, description, roleId: role_id, anonymous }, questions: questions.map(questionOf) };
};

export const addSurvey = async (
  work: Work<Actor>,
  { program_id: place, ...fields }: EndpointInput<typeof createSurvey>['body'],
) => {
  const { tx, now, actor } = work;
  const { id: programId } = await lockRunning(tx, place);
  const { columns, questions } = await contentOf(tx, programId, fields);
  const survey = await insertSurvey(tx, { ...columns, programId, createdBy: actor.id, createdAt: now });
  await replaceQuestions(tx, survey.id, questions);
  await audit(work, survey, { action: 'created' });
  return survey.id;
};

export const editSurvey = async (work: Work<Actor>, loaded: SurveyRow, fields: Fields) => {
  const survey = await lockFor(work, loaded, 'change');
  const { columns, questions } = await contentOf(work.tx, survey.programId, fields);
  await changeSurvey(work.tx, survey.id, columns);
  await replaceQuestions(work.tx, survey.id, questions);
  await audit(work, survey, { action: 'changed' });
};

export const dropSurvey = async (work: Work<Actor>, loaded: SurveyRow) => {
  const survey = await lockFor(work, loaded, 'delete');
  await deleteDraft(work.tx, survey.id);
  await audit(work, survey, { action: 'deleted' });
};
