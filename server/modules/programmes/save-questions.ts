import { programmeLimits, type QuestionGiven, starsOfAQuestion } from '../../../contract/programmes/index.ts';
import { refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { questionsOf } from './queries.ts';
import { hideQuestions, insertQuestions, type QuestionValues, updateQuestion } from './store/questions.ts';

type Kept = Exclude<QuestionGiven, { _destroy: true | 'true' }>;

const goes = (one: QuestionGiven): one is Exclude<QuestionGiven, Kept> =>
  one._destroy === true || one._destroy === 'true';

const valuesOf = (question: Kept, position: number) => ({
  title: question.title,
  description: question.description,
  category: question.category,
  required: question.required,
  userType: question.user_type,
  scaleStart: question.category === 'stars' ? 1 : question.category === 'scale' ? (question.scale_start ?? 1) : null,
  scaleEnd:
    question.category === 'stars' ? starsOfAQuestion : question.category === 'scale' ? (question.scale_end ?? 5) : null,
  options: question.category === 'options' ? question.options : [],
  position,
});

const check = (question: Kept, at: number) => {
  const { category, options, scaleStart, scaleEnd } = { ...question, ...valuesOf(question, at) };
  if (category === 'options' && options.length < 2) {
    refuseField(`impact_questions.${at}.options`, 'Please offer at least two options');
  }
  if (scaleStart !== null && scaleEnd !== null && scaleEnd <= scaleStart) {
    refuseField(`impact_questions.${at}.scale_end`, 'The scale must end above its start');
  }
};

/**
 * PRG-40, REV-27, REV-29: saves the questions after a session. The primary one cannot be removed and keeps its title
 * and its stars.
 */
export const saveQuestions = async (
  { tx, now }: Pick<Work<unknown>, 'tx' | 'now'>,
  programId: number,
  sent: readonly QuestionGiven[],
) => {
  const existing = await questionsOf(tx, programId);
  const primary = new Map(existing.filter(({ isPrimary }) => isPrimary).map((one) => [one.id, one]));
  const leaving = sent.filter(goes).map(({ id }) => id);
  refuseIf(leaving.some((id) => primary.has(id)) ? 'programmes.primary_stays' : null);
  const fresh: QuestionValues[] = [];
  let kept = 0;
  for (const [at, question] of sent.entries()) {
    if (goes(question)) continue;
    check(question, at);
    kept += 1;
    const values = valuesOf(question, at);
    const before = existing.find(({ id }) => id === question.id);
    if (before === undefined) fresh.push({ ...values, programId });
    else if (before.isPrimary) await updateQuestion(tx, before.id, { description: values.description, position: at });
    else await updateQuestion(tx, before.id, { ...values, userType: before.userType });
  }
  if (kept > programmeLimits.questions * 2) {
    refuseField('impact_questions', `Please ask at most ${programmeLimits.questions} questions on either side`);
  }
  await hideQuestions(tx, programId, leaving, now);
  await insertQuestions(tx, fresh);
};
