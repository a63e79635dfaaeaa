import { applicationLimits, type ApplicationQuestionGiven, fileKinds } from '../../../contract/applications/index.ts';
import { say } from '../../../contract/say.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { questionsOf } from './queries.ts';
import { hideQuestions, insertQuestions, updateQuestion } from './store.ts';

type Kept = Exclude<ApplicationQuestionGiven, { _destroy: true }>;

const isKept = (one: ApplicationQuestionGiven): one is Kept => one._destroy !== true;

const valuesOf = (question: Kept, position: number) => {
  const { title, description, required, question_type: questionType, options, ...others } = question;
  const { scale_start: start, scale_end: end, choose_least: least, choose_most: most, ...more } = others;
  const { file_kinds: kinds, id: _itsRow, _destroy: _kept, ...rest } = more;
  nothingLeft(rest);
  const isChoice = questionType === 'options' || questionType === 'several';
  return {
    title,
    description,
    required,
    questionType,
    scaleStart: questionType === 'scale' ? (start ?? 1) : null,
    scaleEnd: questionType === 'scale' ? (end ?? 5) : null,
    options: isChoice ? options : [],
    chooseLeast: questionType === 'several' ? least : null,
    chooseMost: questionType === 'several' ? most : null,
    fileKinds: questionType === 'file' ? fileKinds.filter((one) => kinds.includes(one)) : [],
    position,
  };
};

type QuestionRow = ReturnType<typeof valuesOf>;

/** Nobody tells 'Mornings' from 'mornings' when choosing, or in the answers. */
const isSame = (one: string, other: string) =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

const checkOptions = ({ questionType, options }: QuestionRow, field: string) => {
  if (questionType !== 'options' && questionType !== 'several') return;
  if (new Set(options).size < 2) refuseField(field, 'Please offer at least two options');
  const twice = options.find((one, place) => options.findIndex((other) => isSame(one, other)) < place);
  if (twice !== undefined) refuseField(field, `“${twice}” is there twice`);
};

/** An answer with so many options has to be possible. */
const checkNumbers = ({ options, chooseLeast: least, chooseMost: most }: QuestionRow, at: number) => {
  const offered = options.length;
  const tooMany = say('applications.more_than_offered', { offered });
  if (least !== null && least > offered) refuseField(`questions.${at}.choose_least`, tooMany);
  if (most !== null && most > offered) refuseField(`questions.${at}.choose_most`, tooMany);
  if (least !== null && most !== null && most < least) {
    refuseField(`questions.${at}.choose_most`, say('applications.most_below_least', { least }));
  }
};

const check = (sent: readonly ApplicationQuestionGiven[]) => {
  for (const [at, question] of sent.entries()) {
    if (!isKept(question)) continue;
    const row = valuesOf(question, at);
    checkOptions(row, `questions.${at}.options`);
    checkNumbers(row, at);
    if (row.questionType === 'file' && row.fileKinds.length === 0) {
      refuseField(`questions.${at}.file_kinds`, say('applications.no_file_kind'));
    }
    const { scaleStart, scaleEnd } = row;
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
