import { Controller, useFormContext } from 'react-hook-form';
import { applicationLimits } from '../../../contract/applications/values.ts';
import type { ApplicationQuestion } from '../../../contract/applications/schemas/fields.ts';
import { RadioList } from '../../ui/Choices.tsx';
import { ChipPick } from '../../ui/Chips.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { answerName, type ApplyValues } from './apply-values.ts';

const scaleOf = ({ scale_start: from, scale_end: to }: ApplicationQuestion) => {
  const start = from ?? 1;
  return Array.from({ length: (to ?? 5) - start + 1 }, (_none, at) => {
    const value = String(start + at);
    return { value, label: value };
  });
};

/** The field for one question: free text, a scale, or one of several options. */
export const AnswerField = ({ question }: { question: ApplicationQuestion }) => {
  const { control } = useFormContext<ApplyValues>();
  return (
    <Controller
      control={control}
      name={answerName(question.id)}
      render={({ field, fieldState }) => {
        const shared = {
          label: question.title,
          hint: question.description || undefined,
          required: question.required,
          error: fieldState.error?.message,
        };
        if (question.question_type === 'text')
          return <TextArea {...field} {...shared} max={applicationLimits.answer} />;
        if (question.question_type === 'options')
          return (
            <RadioList
              {...shared}
              options={question.options.map((option) => ({ value: option, label: option }))}
              value={field.value || null}
              onChange={field.onChange}
            />
          );
        return (
          <ChipPick
            {...shared}
            single
            options={scaleOf(question)}
            value={field.value === '' ? [] : [field.value]}
            onChange={([chosen = '']) => field.onChange(chosen)}
          />
        );
      }}
    />
  );
};
