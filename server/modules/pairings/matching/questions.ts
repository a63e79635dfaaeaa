import type { CompareQuestions } from '../../../../contract/pairings/index.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { chosenOptions, questionsWithOptions } from '../../applications/index.ts';
import { settingsOf } from '../queries/matching-settings.ts';
import type { ComparedQuestions } from '../tables.ts';

/** The questions of the program's forms that can be compared, and those that are. */
export const readQuestions = async (tx: Tx, programId: number) => {
  const all = await questionsWithOptions(tx, programId);
  const isAsked = (id: number, userType: 'mentee' | 'mentor') =>
    all.some((one) => one.id === id && one.userType === userType);
  const { set } = await settingsOf(tx, programId);
  // A question that was taken out of its form since is no longer compared.
  const compared = (set?.questions ?? []).filter(
    ({ mentee, mentor }) => isAsked(mentee, 'mentee') && isAsked(mentor, 'mentor'),
  );
  return { all, compared, isAsked };
};

/** What an admin chose, each two once; refused where a question is not asked of that side. */
export const wantedQuestions = async (tx: Tx, programId: number, wanted: CompareQuestions) => {
  const { isAsked } = await readQuestions(tx, programId);
  const known = wanted.every(
    ({ mentee_question_id: mentee, mentor_question_id: mentor }) =>
      isAsked(mentee, 'mentee') && isAsked(mentor, 'mentor'),
  );
  refuseIf(known ? null : 'pairings.question_not_found');
  const twos = new Map(
    wanted.map(({ mentee_question_id: mentee, mentor_question_id: mentor }) => [
      `${mentee} ${mentor}`,
      { mentee, mentor },
    ]),
  );
  return [...twos.values()];
};

const optionKey = (option: string) => option.trim().toLowerCase();

/** What each of these people chose in the compared questions, in the order of these, as their side was asked. */
export const readAnswers = async (tx: Tx, programId: number, ids: readonly number[]) => {
  const { set } = await settingsOf(tx, programId);
  // Most programs compare none: nothing more is read for them.
  const compared = set === null || set.questions.length === 0 ? [] : (await readQuestions(tx, programId)).compared;
  const asked = compared.flatMap(({ mentee, mentor }) => [mentee, mentor]);
  const chosen = new Map(
    (await chosenOptions(tx, asked, ids)).map((one) => [
      `${one.userId} ${one.questionId}`,
      new Set(one.chosen.map(optionKey)),
    ]),
  );
  return (userId: number, side: keyof ComparedQuestions) =>
    compared.map((two) => chosen.get(`${userId} ${two[side]}`) ?? new Set<string>());
};
