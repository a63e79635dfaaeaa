import { useLingui } from '@lingui/react/macro';
import { FormProvider, useController } from 'react-hook-form';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ObjectivesField } from '../ObjectivesField.tsx';
import type { OfflineForm } from './form.ts';
import { type Log, useSessionData } from './queries.ts';

const Module = ({ form, log }: { form: OfflineForm; log: Log }) => {
  const { t } = useLingui();
  const { data } = useSessionData(log);
  const { field, fieldState } = useController({ control: form.control, name: 'agenda_id' });
  return (
    <SelectField
      label={t`Learning module`}
      hint={t`Optional.`}
      placeholder={t`None`}
      clearable
      options={(data?.learning_modules ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
      nothingFound={t`This program has no learning modules.`}
      error={fieldState.error?.message}
    />
  );
};

/** What the session was about (OFF-08, OFF-11). */
export const WhatPart = ({ form, log }: { form: OfflineForm; log: Log }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`What it was about`}>
      <Stack gap="lg">
        <FormProvider {...form}>
          <ObjectivesField hint={t`Up to 3 key areas you worked on.`} />
        </FormProvider>
        <Module form={form} log={log} />
      </Stack>
    </SectionCard>
  );
};
