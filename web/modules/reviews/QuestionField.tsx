import { useLingui } from '@lingui/react/macro';
import { type Control, Controller, useController } from 'react-hook-form';
import { reviewLimits } from '../../../contract/reviews/values.ts';
import { CheckList } from '../../ui/Choices.tsx';
import { ChipPick } from '../../ui/Chips.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type FeedbackValues, nameOf, noAnswer, type Question } from './values.ts';

interface Props {
  question: Question;
  control: Control<FeedbackValues>;
}

interface AskedProps extends Props {
  error: string | undefined;
}

const Stars = ({ question, control, error }: AskedProps) => (
  <Controller
    control={control}
    name={`${nameOf(question)}.value`}
    defaultValue={noAnswer.value}
    render={({ field }) => (
      <StarRow
        label={question.title}
        size="lg"
        value={field.value ?? 0}
        onChange={field.onChange}
        error={error}
        required={question.required}
      />
    )}
  />
);

const Scale = ({ question, control, error }: AskedProps) => {
  const { scale_start: from, scale_end: to } = question;
  const steps = Array.from({ length: (to ?? 5) - (from ?? 1) + 1 }, (_none, at) => String((from ?? 1) + at));
  return (
    <Controller
      control={control}
      name={`${nameOf(question)}.value`}
      defaultValue={noAnswer.value}
      render={({ field }) => (
        <ChipPick
          single
          label={question.title}
          options={steps.map((step) => ({ value: step, label: step }))}
          value={field.value === null ? [] : [String(field.value)]}
          onChange={([picked]) => field.onChange(picked === undefined ? null : Number(picked))}
          error={error}
          required={question.required}
        />
      )}
    />
  );
};

const Words = ({ question, control, error }: AskedProps) => (
  <Controller
    control={control}
    name={`${nameOf(question)}.text`}
    defaultValue={noAnswer.text}
    render={({ field }) => (
      <TextArea
        {...field}
        label={question.title}
        minRows={3}
        max={reviewLimits.text}
        error={error}
        required={question.required}
      />
    )}
  />
);

const Choice = ({ question, control, error }: AskedProps) => (
  <Controller
    control={control}
    name={`${nameOf(question)}.options`}
    defaultValue={noAnswer.options}
    render={({ field }) => (
      <CheckList
        label={question.title}
        options={question.options.map((option) => ({ value: option, label: option }))}
        value={field.value}
        onChange={field.onChange}
        error={error}
        required={question.required}
      />
    )}
  />
);

const kinds = { stars: Stars, scale: Scale, text: Words, options: Choice };

/** A comment next to the first star rating: this is what profiles show (REV-31). */
const Comment = ({ question, control }: Props) => {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name={`${nameOf(question)}.text`}
      defaultValue={noAnswer.text}
      render={({ field }) => (
        <TextArea {...field} label={t`What made it so?`} hint={t`Optional`} minRows={3} max={reviewLimits.text} />
      )}
    />
  );
};

/** REV-01: one question, in the form of its kind. */
export const QuestionField = ({ question, control }: Props) => {
  // Lets the form focus the first question that needs correcting.
  const {
    fieldState,
    field: { ref },
  } = useController({ control, name: nameOf(question) });
  const Asked = kinds[question.category];
  const error = fieldState.error?.message;
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap="sm">
        <Asked question={question} control={control} error={error} />
        {question.description !== '' && (
          <Text size="meta" tone="secondary">
            {question.description}
          </Text>
        )}
        {question.primary && question.category === 'stars' && <Comment question={question} control={control} />}
      </Stack>
    </div>
  );
};
