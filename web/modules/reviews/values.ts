import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';

/** The values of one question's fields. */
export interface AnswerValues {
  value: number | null;
  text: string;
  options: string[];
}

export interface FeedbackValues {
  answers: Record<string, AnswerValues>;
  badges: string[];
  thank_you_note: string;
  on_platform: boolean;
}

export type Question = FeedbackForm['questions'][number];

/** No answer yet; also the start value of a question that is added while the form is open. */
export const noAnswer: AnswerValues = { value: null, text: '', options: [] };

/** The name of a question's fields in the form. */
export const nameOf = ({ id }: Pick<Question, 'id'>) => `answers.q${id}` as const;

/** The values of an existing review, or empty ones. */
export const feedbackValues = ({ questions, review }: FeedbackForm): FeedbackValues => ({
  answers: Object.fromEntries(
    questions.map(({ id }) => {
      const said = review?.answers.find(({ question_id: of }) => of === id);
      return [`q${id}`, { value: said?.value ?? null, text: said?.text ?? '', options: said?.options ?? [] }];
    }),
  ),
  badges: (review?.badges ?? []).map(String),
  thank_you_note: review?.thank_you_note ?? '',
  on_platform: review?.on_platform ?? false,
});

/** The request body: every question that is asked, in order. */
export const feedbackBody = (
  { questions, badges, offers_platform: offersBox }: FeedbackForm,
  values: FeedbackValues,
) => ({
  answers: questions.map(({ id }) => ({ question_id: id, ...noAnswer, ...values.answers[`q${id}`] })),
  ...(badges.length > 0 && { badges: values.badges.map(Number), thank_you_note: values.thank_you_note }),
  ...(offersBox && { on_platform: values.on_platform }),
});

/** The API numbers the answers; the form identifies them by question. */
export const fieldOf =
  ({ questions }: FeedbackForm) =>
  (wire: string) => {
    const at = /^answers\.(\d+)/.exec(wire)?.[1];
    const question = at === undefined ? undefined : questions[Number(at)];
    return question ? nameOf(question) : wire;
  };
