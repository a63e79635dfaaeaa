import { useLingui } from '@lingui/react/macro';
import { Controller, type ControllerRenderProps, useFormContext } from 'react-hook-form';
import { applicationLimits, chosenIn } from '../../../contract/applications/values.ts';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import type { ApplicationQuestion } from '../../../contract/applications/schemas/fields.ts';
import { CheckList, RadioList } from '../../ui/Choices.tsx';
import { ChipPick } from '../../ui/Chips.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FieldProps } from '../../ui/types.ts';
import { later } from '../../ui/later.tsx';
import { TwoHints } from './TwoHints.tsx';
import { answerName, type ApplyValues } from './apply-values.ts';

/** Few forms ask for a file, and picking one is heavy. */
const FileAnswerField = later(async () => (await import('./FileAnswerField.tsx')).FileAnswerField);

const scaleOf = ({ scale_start: from, scale_end: to }: ApplicationQuestion) => {
  const start = from ?? 1;
  return Array.from({ length: (to ?? 5) - start + 1 }, (_none, at) => {
    const value = String(start + at);
    return { value, label: value };
  });
};

const asOption = (option: string) => ({ value: option, label: option });

interface Props {
  form: ApplicationForm;
  question: ApplicationQuestion;
  field: ControllerRenderProps<ApplyValues, ReturnType<typeof answerName>>;
  /** Label, hint, error and whether it is required. */
  shared: FieldProps;
}

/** How many options may be chosen, in words; null where any number will do. */
const useNumberWords = ({ choose_least: least, choose_most: most, required }: ApplicationQuestion) => {
  const { t } = useLingui();
  if (least !== null && least === most) return t`Choose exactly ${least}.`;
  if (least !== null && most !== null) return t`Choose ${least} to ${most}.`;
  if (most !== null) return t`Choose up to ${most}.`;
  if (least !== null) return t`Choose at least ${least}.`;
  return required ? t`Choose one or more.` : t`Choose any that apply.`;
};

const SeveralField = ({ question, field, shared }: Props) => {
  const words = useNumberWords(question);
  const { options, choose_most: most } = question;
  return (
    <CheckList
      {...shared}
      hint={<TwoHints first={shared.hint} then={words} />}
      options={options.map(asOption)}
      value={chosenIn(field.value, options)}
      onChange={(chosen) => field.onChange(options.filter((option) => chosen.includes(option)).join('\n'))}
      {...(most !== null && { max: most })}
    />
  );
};

const ScaleField = ({ question, field, shared }: Props) => (
  <ChipPick
    {...shared}
    single
    options={scaleOf(question)}
    value={field.value === '' ? [] : [field.value]}
    onChange={([chosen = '']) => field.onChange(chosen)}
  />
);

const OptionsField = ({ question, field, shared }: Props) => (
  <RadioList
    {...shared}
    options={question.options.map(asOption)}
    value={field.value || null}
    onChange={field.onChange}
  />
);

const TextField = ({ field, shared }: Props) => <TextArea {...field} {...shared} max={applicationLimits.answer} />;

const fields = {
  text: TextField,
  scale: ScaleField,
  options: OptionsField,
  several: SeveralField,
  file: FileAnswerField,
};

/** The field for one question: free text, a scale, one option or several, or a file. */
export const AnswerField = ({ form, question }: Pick<Props, 'form' | 'question'>) => {
  const { control } = useFormContext<ApplyValues>();
  const Field = fields[question.question_type];
  return (
    <Controller
      control={control}
      name={answerName(question.id)}
      render={({ field, fieldState }) => (
        <Field
          form={form}
          question={question}
          field={field}
          shared={{
            label: question.title,
            hint: question.description || undefined,
            required: question.required,
            error: fieldState.error?.message,
          }}
        />
      )}
    />
  );
};
