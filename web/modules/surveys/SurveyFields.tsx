import { useLingui } from '@lingui/react/macro';
import { Controller, type ControllerRenderProps, useFormContext } from 'react-hook-form';
import type { SurveyQuestion } from '../../../contract/surveys/schemas/surveys.ts';
import { surveyLimits, type SurveyQuestionType } from '../../../contract/surveys/values.ts';
import { ChipPick } from '../../ui/Chips.tsx';
import { RadioList } from '../../ui/Choices.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FieldProps } from '../../ui/types.ts';
import { answerName, type AnswerValues } from './answers.ts';

interface Props {
  question: SurveyQuestion;
  field: ControllerRenderProps<AnswerValues, ReturnType<typeof answerName>>;
  /** Label, hint, error and whether it is required. */
  shared: FieldProps;
}

const asOption = (value: string) => ({ value, label: value });

const Scale = ({ question, field, shared }: Props) => {
  const [from, to] = [question.scale_start ?? 1, question.scale_end ?? 5];
  const numbers = Array.from({ length: to - from + 1 }, (_none, at) => String(from + at));
  return (
    <ChipPick
      {...shared}
      single
      options={numbers.map(asOption)}
      value={field.value === '' ? [] : [field.value]}
      onChange={([chosen = '']) => field.onChange(chosen)}
    />
  );
};

const Stars = ({ field, shared: { label, hint, error, required = false } }: Props) => (
  <Stack gap="xs">
    <StarRow
      label={label}
      value={Number(field.value)}
      onChange={(stars) => field.onChange(String(stars))}
      size="lg"
      error={error}
      required={required}
    />
    {hint !== undefined && (
      <Text size="meta" tone="secondary">
        {hint}
      </Text>
    )}
  </Stack>
);

const Options = ({ question, field, shared }: Props) => (
  <RadioList
    {...shared}
    options={question.options.map(asOption)}
    value={field.value || null}
    onChange={field.onChange}
  />
);

const Words = ({ field, shared }: Props) => <TextArea {...field} {...shared} max={surveyLimits.answer} />;

const fields: Record<SurveyQuestionType, (props: Props) => React.ReactNode> = {
  scale: Scale,
  stars: Stars,
  options: Options,
  text: Words,
};

/** B90: the questions of a survey, each with the field for its kind of answer. */
export const SurveyFields = ({ questions }: { questions: readonly SurveyQuestion[] }) => {
  const { t } = useLingui();
  const { control } = useFormContext<AnswerValues>();
  return questions.map((question) => {
    const Field = fields[question.question_type];
    return (
      <Controller
        key={question.id}
        control={control}
        name={answerName(question.id)}
        render={({ field, fieldState }) => (
          <Field
            question={question}
            field={field}
            shared={{
              label: question.title || t`Question without a title`,
              hint: question.description || undefined,
              required: question.required,
              error: fieldState.error?.message,
            }}
          />
        )}
      />
    );
  });
};
