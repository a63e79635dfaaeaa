import { anonymousFrom, type SurveyResults } from '../../../../contract/surveys/index.ts';
import { csvFile, csvOf } from '../../../platform/csv/write.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { fullName } from '../../accounts/index.ts';
import { answersOf, type AnswerRow, respondentsOf } from '../queries/answers.ts';
import { type QuestionRow, questionsOf, type SurveyRow } from '../queries/surveys.ts';
import { figuresOf } from '../rules/answers.ts';

/** M45: too few answers to an anonymous survey would tell whose they are. */
const isHidden = ({ survey, answered }: SurveyRow) => survey.anonymous && answered < anonymousFrom;

const textsShown = 200;

const ofQuestion = (question: QuestionRow, all: readonly AnswerRow[]) => {
  const answers = all.filter(({ questionId }) => questionId === question.id).map(({ answer }) => answer);
  return {
    id: question.id,
    title: question.title,
    question_type: question.questionType,
    answered_count: answers.length,
    ...figuresOf(question, question.questionType === 'text' ? [] : answers),
    texts: question.questionType === 'text' ? answers.slice(0, textsShown) : [],
  };
};

/** B90, NPS-17: what was answered so far. */
export const showResults = async (tx: Tx, row: SurveyRow): Promise<SurveyResults> => {
  const { survey, sent, answered } = row;
  const figures = {
    sent_count: sent,
    answered_count: answered,
    respond_rate: sent === 0 ? 0 : Math.round((100 * answered) / sent),
  };
  if (isHidden(row)) return { ...figures, questions: null };
  const questions = await questionsOf(tx, [survey.id]);
  const answers = await answersOf(tx, survey.id);
  return { ...figures, questions: questions.map((question) => ofQuestion(question, answers)) };
};

/** A row a person, by name. */
const byPerson = async (tx: Tx, id: number, questions: readonly QuestionRow[], answers: readonly AnswerRow[]) => {
  const people = await respondentsOf(tx, id);
  const given = new Map(answers.map(({ userId, questionId, answer }) => [`${userId} ${questionId}`, answer]));
  return csvOf(
    ['Name', 'Email', ...questions.map(({ title }) => title)],
    people.map((person) => [
      fullName(person),
      // Of whoever has left nothing but the answers is told (ACC-66).
      person.deletedAt === null ? person.email : '',
      ...questions.map(({ id: questionId }) => given.get(`${person.id} ${questionId}`) ?? ''),
    ]),
  );
};

/** M45: a row an answer, so that nothing tells which of them are one person's. */
const byAnswer = (questions: readonly QuestionRow[], answers: readonly AnswerRow[]) =>
  csvOf(
    ['Question', 'Answer'],
    questions.flatMap(({ id, title }) =>
      answers.filter(({ questionId }) => questionId === id).map(({ answer }) => [title, answer]),
    ),
  );

export const resultsFile = async ({ tx, now, actor }: Work<Actor>, row: SurveyRow) => {
  refuseIf(isHidden(row) ? 'surveys.too_few_answers' : null);
  const { survey } = row;
  const questions = await questionsOf(tx, [survey.id]);
  const answers = await answersOf(tx, survey.id);
  const body = survey.anonymous ? byAnswer(questions, answers) : await byPerson(tx, survey.id, questions, answers);
  return csvFile(survey.title, { now, zone: actor.timezone }, body);
};
