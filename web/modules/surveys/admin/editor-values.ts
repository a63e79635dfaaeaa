import type { CallInput } from '../../../../contract/endpoint.ts';
import { optionsIn } from '../../../../contract/applications/values.ts';
import type { updateSurvey } from '../../../../contract/surveys/endpoints.ts';
import type { Survey, SurveyQuestion } from '../../../../contract/surveys/schemas/surveys.ts';
import type { SurveyQuestionType } from '../../../../contract/surveys/values.ts';
import { fieldsOfQuestions, newQuestion, type QuestionValues } from '../../applications/index.ts';

/** The fields of a question are those of application forms (SYS-21). */
export interface SurveyValues {
  title: string;
  description: string;
  /** Null: mentors and mentees. */
  role: string | null;
  anonymous: boolean;
  questions: QuestionValues[];
}

const questionValues = (question: SurveyQuestion): QuestionValues => ({
  ...newQuestion(),
  title: question.title,
  description: question.description,
  required: question.required,
  type: question.question_type,
  scaleStart: question.scale_start ?? 1,
  scaleEnd: question.scale_end ?? 5,
  options: question.options.join('\n'),
});

export const surveyValues = (survey: Survey | null): SurveyValues =>
  survey === null
    ? { title: '', description: '', role: null, anonymous: false, questions: [newQuestion()] }
    : {
        title: survey.title,
        description: survey.description,
        role: survey.role_id === null ? null : String(survey.role_id),
        anonymous: survey.anonymous,
        questions: survey.questions.map(questionValues),
      };

const wireQuestion = ({ title, description, required, type, scaleStart, scaleEnd, options }: QuestionValues) => ({
  title,
  description,
  required,
  // What is missing is refused beside its field.
  question_type: type as SurveyQuestionType,
  scale_start: type === 'scale' ? scaleStart : null,
  scale_end: type === 'scale' ? scaleEnd : null,
  options: type === 'options' ? optionsIn(options) : [],
});

export const wireOf = ({ role, questions, ...typed }: SurveyValues): CallInput<typeof updateSurvey>['body'] => ({
  ...typed,
  role_id: role === null ? null : Number(role),
  questions: questions.map(wireQuestion),
});

/** Every field at which a message of the server can be shown. */
export const fieldsIn = ({ questions }: SurveyValues) => [
  ...(['title', 'description', 'role'] as const),
  ...fieldsOfQuestions(questions),
];

/** What members will see of a question that is being written; one without a kind yet is asked for in words. */
export const previewOf = (questions: readonly QuestionValues[]): SurveyQuestion[] =>
  questions.map((question, at) => {
    const { question_type: type, ...rest } = wireQuestion(question);
    return { ...rest, id: at + 1, question_type: (type as SurveyQuestionType | null) ?? 'text' };
  });
