import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { applicationLimits, type QuestionType } from '../../../contract/applications/values.ts';
import { IconButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BuilderValues } from './builder-values.ts';

const useTypes = () => {
  const { t } = useLingui();
  return [
    { value: 'text', label: t`Text`, note: t`An answer in their own words` },
    { value: 'scale', label: t`Scale`, note: t`A number, such as 1 to 5` },
    { value: 'options', label: t`Options`, note: t`One of several answers that you give` },
  ];
};

const ScaleFields = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  const ends = [
    { name: 'scaleStart', label: t`Scale starts at` },
    { name: 'scaleEnd', label: t`Scale ends at` },
  ] as const;
  return (
    <FieldRow>
      {ends.map(({ name, label }) => (
        <Controller
          key={name}
          control={control}
          name={`questions.${at}.${name}`}
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={label}
              min={0}
              max={applicationLimits.scaleEnd}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </FieldRow>
  );
};

const TypeField = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<BuilderValues>();
  const types = useTypes();
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
          onChange={(value) => field.onChange(value as QuestionType | null)}
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

interface Props {
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question of a form: its text, the type of its answer, and its position. */
export const QuestionCard = ({ at, count, onMove, onRemove }: Props) => {
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
        <TypeField at={at} />
        {type === 'scale' && <ScaleFields at={at} />}
        {type === 'options' && <OptionsField at={at} />}
        <RequiredField at={at} />
      </Stack>
    </SectionCard>
  );
};
