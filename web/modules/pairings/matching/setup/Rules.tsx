import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SectionCard } from '../../../../ui/Card.tsx';
import { CheckField } from '../../../../ui/Choices.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { NumberField } from '../../../../ui/NumberField.tsx';
import type { TypedSettings } from './form.ts';

interface FieldProps<Name extends keyof TypedSettings> {
  form: UseFormReturn<TypedSettings>;
  name: Name;
  label: string;
  hint: string;
}

type Numbers = 'lowest_score' | 'mentors_per_mentee' | 'mentees_per_mentor' | 'least_shared_hours';

const Amount = ({ form, name, label, hint }: FieldProps<Numbers>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <NumberField
        label={label}
        hint={hint}
        value={field.value}
        onChange={field.onChange}
        error={error?.message}
        required
      />
    )}
  />
);

type Checks = 'different_line' | 'different_team' | 'shared_language';

const Check = ({ form, name, label, hint }: FieldProps<Checks>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <CheckField label={label} hint={hint} checked={field.value} onChange={field.onChange} error={error?.message} />
    )}
  />
);

/** M15: what no weight can outvote. */
export const Rules = ({ form }: { form: UseFormReturn<TypedSettings> }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Rules`} hint={t`No weight can outvote these.`}>
      <Stack gap="md">
        <FieldRow>
          <Amount
            form={form}
            name="mentors_per_mentee"
            label={t`Mentors per mentee`}
            hint={t`How many each mentee should have`}
          />
          <Amount
            form={form}
            name="mentees_per_mentor"
            label={t`Mentees per mentor`}
            hint={t`For mentors who have not set a limit`}
          />
        </FieldRow>
        <FieldRow>
          <Amount
            form={form}
            name="lowest_score"
            label={t`Lowest score`}
            hint={t`Pairs below it are not made, 0 to 100`}
          />
          <Amount
            form={form}
            name="least_shared_hours"
            label={t`Least shared hours a month`}
            hint={t`When both are free; 0 for no limit`}
          />
        </FieldRow>
        <Check
          form={form}
          name="shared_language"
          label={t`They share a language`}
          hint={t`Two people who have both said what they speak need one in common.`}
        />
        <Check
          form={form}
          name="different_line"
          label={t`Not in the same line of management`}
          hint={t`Nobody is paired with their manager, someone they manage, or someone with the same manager.`}
        />
        <Check
          form={form}
          name="different_team"
          label={t`Not in the same team`}
          hint={t`As your list of employees says.`}
        />
      </Stack>
    </SectionCard>
  );
};
