import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { participantRanges } from '../../../contract/enterprises/values.ts';
import { FieldRow } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Registration } from './registration.ts';

/** ACC-15: the value is the English text, whatever language is shown. */
const useProgramTypes = () => {
  const { t } = useLingui();
  return [
    { value: 'Company wide', label: t`Company wide` },
    { value: 'Employee resource group or diversity', label: t`Employee resource group or diversity` },
    { value: 'Department or function specific', label: t`Department or function specific` },
    { value: 'Career-milestone base', label: t`Career-milestone base` },
  ];
};

/** ACC-16 */
const useRanges = () => {
  const { t } = useLingui();
  return participantRanges.map((value) => ({ value, label: value === 'More than 300' ? t`More than 300` : value }));
};

export const CompanyFields = () => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<Registration>();
  const types = useProgramTypes();
  const ranges = useRanges();
  return (
    <>
      <TextField
        label={t`Company name`}
        autoComplete="organization"
        required
        error={formState.errors.company?.message}
        {...register('company')}
      />
      <FieldRow>
        <Controller
          control={control}
          name="programType"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t`Program type`}
              required
              options={types}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="participants"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t`Estimated participants`}
              required
              options={ranges}
              error={fieldState.error?.message}
            />
          )}
        />
      </FieldRow>
    </>
  );
};
