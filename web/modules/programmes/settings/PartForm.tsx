import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { ActionButton } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { MeanwhileNotice } from '../form/MeanwhileNotice.tsx';
import { useWhyReadOnly } from '../form/RunningCard.tsx';
import { usePartSave } from '../form/use-part-save.tsx';
import type { usePictures } from '../form/use-pictures.ts';
import type { ProgrammeSave } from '../queries.ts';

interface Props<T extends FieldValues> {
  programme: Programme;
  label: string;
  toValues: (programme: Programme) => T;
  toBody: (typed: T) => ProgrammeSave;
  pictures?: ReturnType<typeof usePictures>;
  children: ReactNode;
  /** Shown next to the fields on a desktop. */
  aside?: ReactNode;
}

/** A part of a programme that is saved separately. Its fields are named as in the call. */
export const PartForm = <T extends FieldValues>({ programme, label, children, aside, ...part }: Props<T>) => {
  const { t } = useLingui();
  const { form, submit, pending, meanwhile, dialog } = usePartSave({ programme, ...part });
  const whyNot = useWhyReadOnly(programme);
  const fields = (
    <Form onSubmit={(event) => submit(event)} label={label}>
      <Stack gap="md">
        {children}
        <MeanwhileNotice {...meanwhile} />
      </Stack>
      {/* Until something is changed there is nothing to keep in view, and nothing is covered. */}
      <FormActions sticky={form.formState.isDirty}>
        <ActionButton kind="primary" submit pending={pending} whyNot={whyNot}>{t`Save changes`}</ActionButton>
      </FormActions>
    </Form>
  );
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty} />
      {aside ? (
        <Columns ratio="2-1">
          {fields}
          {aside}
        </Columns>
      ) : (
        fields
      )}
      {dialog}
    </FormProvider>
  );
};
