import type { Application } from '../../../contract/applications/schemas/building.ts';
import { type FileKind, fileKinds, optionsIn, type QuestionType } from '../../../contract/applications/values.ts';
import type { Programme } from '../../../contract/programmes/schemas/programme.ts';

export const loadFields = () =>
  import('../../../contract/applications/schemas/fields.ts').then(({ ApplicationFields }) => ApplicationFields);

export interface QuestionValues {
  /** The id of a question that is already saved; its answers stay with it. */
  questionId: number | null;
  title: string;
  description: string;
  required: boolean;
  /** Stars are asked for in surveys alone. */
  type: QuestionType | 'stars' | null;
  scaleStart: number | null;
  scaleEnd: number | null;
  /** One per line. */
  options: string;
  /** How many of the options an answer may have; null: any number. */
  chooseLeast: number | null;
  chooseMost: number | null;
  fileKinds: FileKind[];
}

export interface BuilderValues {
  name: string;
  description: string;
  role: string | null;
  lastDay: string | null;
  places: number | null;
  waitlist: boolean;
  questions: QuestionValues[];
}

export type Role = Programme['available_roles'][number];

export const newQuestion = (): QuestionValues => ({
  questionId: null,
  title: '',
  description: '',
  required: true,
  type: null,
  scaleStart: 1,
  scaleEnd: 5,
  options: '',
  chooseLeast: null,
  chooseMost: null,
  fileKinds: [...fileKinds],
});

const fieldsOf = (question: Application['questions'][number]): QuestionValues => ({
  questionId: question.id,
  title: question.title,
  description: question.description,
  required: question.required,
  type: question.question_type,
  scaleStart: question.scale_start ?? 1,
  scaleEnd: question.scale_end ?? 5,
  options: question.options.join('\n'),
  chooseLeast: question.choose_least,
  chooseMost: question.choose_most,
  // Whoever makes it a file can choose from all.
  fileKinds: question.question_type === 'file' ? question.file_kinds : [...fileKinds],
});

const newForm = (): BuilderValues => ({
  name: '',
  description: '',
  role: null,
  lastDay: null,
  places: null,
  waitlist: false,
  questions: [newQuestion()],
});

export const builderValues = (form: Application | null): BuilderValues =>
  form === null
    ? newForm()
    : {
        name: form.name,
        description: form.description,
        role: String(form.role_id),
        lastDay: form.last_day,
        places: form.places,
        waitlist: form.waitlist,
        questions: form.questions.map(fieldsOf),
      };

/** The body of the request; the server rejects missing choices in the documents' wording. */
export const wireOf = (
  { name, description, role, lastDay, places, waitlist, questions }: BuilderValues,
  roles: readonly Role[],
) => {
  const chosen = roles.find(({ id }) => String(id) === role);
  return {
    name,
    description,
    user_type: chosen?.user_type as Role['user_type'],
    role_id: chosen?.id as number,
    last_day: lastDay,
    places,
    waitlist,
    questions: questions.map((question) => ({
      ...(question.questionId !== null && { id: question.questionId }),
      title: question.title,
      description: question.description,
      required: question.required,
      question_type: question.type as QuestionType,
      scale_start: question.type === 'scale' ? question.scaleStart : null,
      scale_end: question.type === 'scale' ? question.scaleEnd : null,
      options: question.type === 'options' || question.type === 'several' ? optionsIn(question.options) : [],
      choose_least: question.type === 'several' ? question.chooseLeast : null,
      choose_most: question.type === 'several' ? question.chooseMost : null,
      ...(question.type === 'file' && { file_kinds: question.fileKinds }),
    })),
  };
};

const names: Record<string, string> = {
  user_type: 'role',
  role_id: 'role',
  last_day: 'lastDay',
  question_type: 'type',
  scale_start: 'scaleStart',
  scale_end: 'scaleEnd',
  choose_least: 'chooseLeast',
  choose_most: 'chooseMost',
  file_kinds: 'fileKinds',
};

/** Maps a field of the API to the form's: 'questions.0.options.2' is shown at 'questions.0.options'. */
export const fieldOfWire = (wire: string) => {
  const [first = '', at, field] = wire.split('.');
  if (first !== 'questions' || at === undefined || field === undefined) return names[first] ?? first;
  return `questions.${at}.${names[field] ?? field}`;
};

const questionFields = [
  'title',
  'description',
  'type',
  'scaleStart',
  'scaleEnd',
  'options',
  'chooseLeast',
  'chooseMost',
  'fileKinds',
] as const;

/** Every field of the questions at which a message of the server can be shown. */
export const fieldsOfQuestions = (questions: readonly QuestionValues[]) =>
  questions.flatMap((_question, at) => questionFields.map((field) => `questions.${at}.${field}` as const));
