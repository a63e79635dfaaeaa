import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Questions } from './questions.ts';

type Name = `impact_questions.${number}`;

const useErrors = (at: number) => {
  const { formState } = useFormContext<Questions>();
  return formState.errors.impact_questions?.[at];
};

/** The ends of a scale. */
const ScaleFields = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Questions>();
  const errors = useErrors(at);
  const ends = [
    ['scale_start', t`Scale from`],
    ['scale_end', t`Scale to`],
  ] as const;
  return (
    <FieldRow>
      {ends.map(([end, label]) => (
        <Controller
          key={end}
          control={control}
          name={`impact_questions.${at}.${end}`}
          render={({ field: { ref: _ref, ...field } }) => (
            <NumberField {...field} label={label} min={0} max={10} error={errors?.[end]?.message} />
          )}
        />
      ))}
    </FieldRow>
  );
};

/** One option per line. */
const OptionsField = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Questions>();
  const error = useErrors(at)?.options;
  const message = Array.isArray(error) ? error.find(Boolean)?.message : error?.message;
  return (
    <Controller
      control={control}
      name={`impact_questions.${at}.options`}
      render={({ field: { value, onChange, onBlur } }) => (
        <TextArea
          label={t`Options`}
          hint={t`One option a line, at least two.`}
          required
          minRows={3}
          value={value.join('\n')}
          onChange={(event) => onChange(event.target.value.split('\n'))}
          onBlur={onBlur}
          error={message}
        />
      )}
    />
  );
};

const KindField = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Questions>();
  const kinds = [
    { value: 'stars', label: t`Stars` },
    { value: 'scale', label: t`Scale` },
    { value: 'text', label: t`Text` },
    { value: 'options', label: t`Options` },
  ];
  return (
    <Controller
      control={control}
      name={`impact_questions.${at}.category`}
      render={({ field, fieldState }) => (
        <SelectField {...field} label={t`Type`} required options={kinds} error={fieldState.error?.message} />
      )}
    />
  );
};

const Free = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { register, control } = useFormContext<Questions>();
  const errors = useErrors(at);
  const name: Name = `impact_questions.${at}`;
  const category = useWatch({ control, name: `${name}.category` });
  return (
    <>
      <TextField label={t`Question Title`} required error={errors?.title?.message} {...register(`${name}.title`)} />
      <TextField
        label={t`Question Description`}
        error={errors?.description?.message}
        {...register(`${name}.description`)}
      />
      <KindField at={at} />
      {category === 'scale' && <ScaleFields at={at} />}
      {category === 'options' && <OptionsField at={at} />}
      <Controller
        control={control}
        name={`${name}.required`}
        render={({ field: { value, onChange } }) => (
          <CheckField label={t`Required`} checked={value} onChange={onChange} />
        )}
      />
    </>
  );
};

/** REV-27: a primary question's title is read-only, and it cannot be removed. */
const Primary = ({ at, title }: { at: number; title: string }) => {
  const { t } = useLingui();
  const { register } = useFormContext<Questions>();
  return (
    <>
      <TextField label={t`Question Title`} value={title} readOnly />
      <TextField
        label={t`Question Description`}
        error={useErrors(at)?.description?.message}
        {...register(`impact_questions.${at}.description`)}
      />
      <Text size="control" tone="secondary">
        <Trans>One to five stars. Its answers make the averages of your program, so it always stays.</Trans>
      </Text>
    </>
  );
};

interface Props {
  /** Its index in the whole list. */
  at: number;
  /** Its number on its side, starting at 1. */
  number: number;
  controls: ReactNode;
  onRemove: () => void;
}

/** REV-25, REV-26 */
export const QuestionFields = ({ at, number, controls, onRemove }: Props) => {
  const { t } = useLingui();
  const { control } = useFormContext<Questions>();
  const [primary, title] = useWatch({
    control,
    name: [`impact_questions.${at}.primary`, `impact_questions.${at}.title`],
  });
  return (
    <Card>
      <Stack gap="md">
        <Row gap="sm" wrap={false}>
          {controls}
          <Grow>
            <Text strong>{t`Question ${number}`}</Text>
          </Grow>
          {primary ? (
            <StatusPill tone="brand">{t`Primary`}</StatusPill>
          ) : (
            <IconButton icon={IconTrash} label={t`Remove question ${number}`} onPress={onRemove} />
          )}
        </Row>
        {primary ? <Primary at={at} title={title} /> : <Free at={at} />}
      </Stack>
    </Card>
  );
};
