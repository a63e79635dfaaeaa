import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { applicationLimits, fileKinds, questionTypes } from '../../../contract/applications/values.ts';
import { IconButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { CheckField, CheckList } from '../../ui/Choices.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BuilderValues, QuestionValues } from './builder-values.ts';

type Kind = NonNullable<QuestionValues['type']>;

/** SYS-21: one list for all forms; each offers some of it. */
const useTypes = (kinds: readonly Kind[]) => {
  const { t } = useLingui();
  const all: { value: Kind; label: string; note: string }[] = [
    { value: 'text', label: t`Text`, note: t`An answer in their own words` },
    { value: 'scale', label: t`Scale`, note: t`A number, such as 1 to 5` },
    { value: 'stars', label: t`Stars`, note: t`One to five stars` },
    { value: 'options', label: t`Options`, note: t`One answer from a list you write` },
    { value: 'several', label: t`Several choices`, note: t`Any number of answers from a list you write` },
    { value: 'file', label: t`File`, note: t`A document or a picture, such as a CV` },
  ];
  return all.filter(({ value }) => kinds.includes(value));
};

interface TwoNumbersProps {
  at: number;
  fields: readonly { name: 'scaleStart' | 'scaleEnd' | 'chooseLeast' | 'chooseMost'; label: string; hint?: string }[];
  min: number;
  max: number;
}

const TwoNumbers = ({ at, fields, min, max }: TwoNumbersProps) => {
  const { control } = useFormContext<BuilderValues>();
  return (
    <FieldRow>
      {fields.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={control}
          name={`questions.${at}.${name}`}
          render={({ field, fieldState }) => (
            <NumberField {...field} label={label} hint={hint} min={min} max={max} error={fieldState.error?.message} />
          )}
        />
      ))}
    </FieldRow>
  );
};

const ScaleFields = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const ends = [
    { name: 'scaleStart', label: t`Scale starts at` },
    { name: 'scaleEnd', label: t`Scale ends at` },
  ] as const;
  return <TwoNumbers at={at} fields={ends} min={0} max={applicationLimits.scaleEnd} />;
};

const SeveralFields = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const hint = t`Leave it empty for any number`;
  const bounds = [
    { name: 'chooseLeast', label: t`Choose at least`, hint },
    { name: 'chooseMost', label: t`Choose at most`, hint },
  ] as const;
  return <TwoNumbers at={at} fields={bounds} min={1} max={applicationLimits.options} />;
};

const TypeField = ({ at, kinds }: { at: number; kinds: readonly Kind[] }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  const types = useTypes(kinds);
  return (
    <Controller
      control={control}
      name={`questions.${at}.type`}
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t`Question type`}
          options={types}
          required
          placeholder={t`Choose a type`}
          error={fieldState.error?.message}
          onChange={(value) => field.onChange(value as Kind | null)}
        />
      )}
    />
  );
};

const OptionsField = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  return (
    <Controller
      control={control}
      name={`questions.${at}.options`}
      render={({ field, fieldState }) => (
        <TextArea {...field} label={t`Options, one a line`} required error={fieldState.error?.message} />
      )}
    />
  );
};

const FileFields = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  const words = { pdf: t`PDF`, word: t`Word (DOC, DOCX)`, picture: t`Pictures (JPG, PNG)` };
  return (
    <Controller
      control={control}
      name={`questions.${at}.fileKinds`}
      render={({ field: { value, onChange }, fieldState }) => (
        <CheckList
          label={t`Kinds of files`}
          hint={t`One file of at most 10MB`}
          options={fileKinds.map((kind) => ({ value: kind, label: words[kind] }))}
          value={value}
          onChange={onChange}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const RequiredField = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  return (
    <Controller
      control={control}
      name={`questions.${at}.required`}
      render={({ field: { value, onChange } }) => (
        <CheckField label={t`An answer is required`} checked={value} onChange={onChange} />
      )}
    />
  );
};

export interface QuestionCardProps {
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** What can be asked for; without it, what applications ask for. */
  kinds?: readonly Kind[];
}

/** One question of a form: its text, the type of its answer, and its position. */
export const QuestionCard = ({ at, count, onMove, onRemove, kinds = questionTypes }: QuestionCardProps) => {
  const { t } = useLingui();
  const { register, getFieldState, formState, control } = useFormContext<BuilderValues>();
  const type = useWatch({ control, name: `questions.${at}.type` });
  const errorOf = (field: 'title' | 'description') =>
    getFieldState(`questions.${at}.${field}`, formState).error?.message;
  const number = at + 1;
  const acts = (
    <Row gap="none" wrap={false}>
      {at > 0 && (
        <IconButton size="sm" icon={IconArrowUp} label={t`Move question ${number} up`} onPress={() => onMove(at - 1)} />
      )}
      {at < count - 1 && (
        <IconButton
          size="sm"
          icon={IconArrowDown}
          label={t`Move question ${number} down`}
          onPress={() => onMove(at + 1)}
        />
      )}
      <IconButton size="sm" icon={IconTrash} label={t`Remove question ${number}`} onPress={onRemove} />
    </Row>
  );
  return (
    <SectionCard title={t`Question ${number}`} actions={acts}>
      <Stack gap="md">
        <TextField {...register(`questions.${at}.title`)} label={t`Question title`} required error={errorOf('title')} />
        <TextField
          {...register(`questions.${at}.description`)}
          label={t`Description`}
          hint={t`Shown below the question`}
          error={errorOf('description')}
        />
        <TypeField at={at} kinds={kinds} />
        {type === 'scale' && <ScaleFields at={at} />}
        {(type === 'options' || type === 'several') && <OptionsField at={at} />}
        {type === 'several' && <SeveralFields at={at} />}
        {type === 'file' && <FileFields at={at} />}
        <RequiredField at={at} />
      </Stack>
    </SectionCard>
  );
};
