import { applicationLimits, type ApplicationQuestionGiven } from '../../../contract/applications/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { questionsOf } from './queries.ts';
import { hideQuestions, insertQuestions, updateQuestion } from './store.ts';

type Kept = Exclude<ApplicationQuestionGiven, { _destroy: true }>;

const isKept = (one: ApplicationQuestionGiven): one is Kept => one._destroy !== true;

const valuesOf = (question: Kept, position: number) => {
  const { title, description, required, question_type: questionType, options, ...others } = question;
  const { scale_start: start, scale_end: end, id: _itsRow, _destroy: _kept, ...rest } = others;
  nothingLeft(rest);
  return {
    title,
    description,
    required,
    questionType,
    scaleStart: questionType === 'scale' ? (start ?? 1) : null,
    scaleEnd: questionType === 'scale' ? (end ?? 5) : null,
    options: questionType === 'options' ? options : [],
    position,
  };
};

/** Nobody tells 'Mornings' from 'mornings' when choosing, or in the answers. */
const isSame = (one: string, other: string) =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

const check = (sent: readonly ApplicationQuestionGiven[]) => {
  for (const [at, question] of sent.entries()) {
    if (!isKept(question)) continue;
    const { questionType, options, scaleStart, scaleEnd } = valuesOf(question, at);
    if (questionType === 'options' && new Set(options).size < 2) {
      refuseField(`questions.${at}.options`, 'Please offer at least two options');
    }
    const twice = options.find((one, place) => options.findIndex((other) => isSame(one, other)) < place);
    if (twice !== undefined) refuseField(`questions.${at}.options`, `“${twice}” is there twice`);
    if (scaleStart !== null && scaleEnd !== null && scaleEnd <= scaleStart) {
      refuseField(`questions.${at}.scale_end`, 'The scale must end above its start');
    }
  }
  if (sent.filter(isKept).length > applicationLimits.questions) {
    refuseField('questions', `Please ask at most ${applicationLimits.questions} questions`);
  }
};

/** APP-05, APP-07: saves the questions in the order sent. Questions no longer sent are hidden. */
export const saveQuestions = async (
  { tx, now }: Pick<Work<unknown>, 'tx' | 'now'>,
  applicationId: number,
  sent: readonly ApplicationQuestionGiven[],
) => {
  check(sent);
  const existing = new Set((await questionsOf(tx, [applicationId])).map(({ id }) => id));
  const isOurs = (id: number | undefined): id is number => id !== undefined && existing.has(id);
  const kept = sent.filter(isKept);
  await hideQuestions(tx, applicationId, kept.map(({ id }) => id).filter(isOurs), now);
  for (const [at, question] of kept.entries()) {
    if (isOurs(question.id)) await updateQuestion(tx, question.id, valuesOf(question, at));
  }
  await insertQuestions(
    tx,
    kept.flatMap((question, at) => (isOurs(question.id) ? [] : [{ ...valuesOf(question, at), applicationId }])),
  );
};
