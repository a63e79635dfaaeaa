import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import type { ReflectionQuestion } from '../../../../contract/programmes/schemas/structure.ts';
import { starsOfAQuestion } from '../../../../contract/programmes/values.ts';
import type { ProgrammeSave } from '../queries.ts';

export type Side = 'mentee' | 'mentor';

/** A question in the editor: `primary` is for display only, `_destroy` marks it as removed (PRG-37). */
export interface QuestionTyped extends Omit<ReflectionQuestion, 'id' | 'primary_tag' | 'category'> {
  id?: number;
  category: ReflectionQuestion['category'] | null;
  _destroy: boolean;
}

export interface Questions {
  impact_questions: QuestionTyped[];
}

export const questionsOf = ({ review_questions }: Programme): Questions => ({
  impact_questions: review_questions.map(({ primary_tag: _tag, ...question }) => ({ ...question, _destroy: false })),
});

/** REV-30. Mentees' questions first, each side in order: the index in the list is the index in the form. */
export const questionsBody = ({ impact_questions: typed }: Questions): ProgrammeSave => ({
  impact_questions: typed.map((question) =>
    question._destroy
      ? { id: question.id, _destroy: true }
      : { ...question, primary: undefined, options: question.options.map((option) => option.trim()).filter(Boolean) },
  ) as ProgrammeSave['impact_questions'],
});

export const newQuestion = (side: Side): QuestionTyped => ({
  title: '',
  description: '',
  category: null,
  required: true,
  primary: false,
  user_type: side,
  scale_start: 1,
  scale_end: 5,
  options: [],
  stars: starsOfAQuestion,
  _destroy: false,
});
