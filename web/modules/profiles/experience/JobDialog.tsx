import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { Job } from '../../../../contract/profiles/schemas/experience.ts';
import { profileLimits } from '../../../../contract/profiles/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { BoundArea, BoundText } from '../form/fields.tsx';
import { fieldOfWire } from '../form/wire.ts';
import { useSaveJob } from '../queries.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { jobBody, jobValues, jobWire } from './values.ts';

interface Props {
  /** Null for a new one. */
  job: Job | null;
  onClose: () => void;
}

/** PRO-58, PRO-59: one place of work. */
export const JobDialog = ({ job, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveJob(job?.id ?? null);
  const { form, submit } = useSubmit({
    values: jobValues(job),
    schema: jobWire,
    toWire: jobBody,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Job successfully saved`,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={job ? t`Edit job` : t`Add a job`}>
      <FormProvider {...form}>
        <Form onSubmit={submit}>
          <BoundText name="name" label={t`Title`} required />
          <BoundText name="company_name" label={t`Company`} autoComplete="organization" required />
          <PeriodFields goesOn="is_current" label={t`I currently work here`} />
          <BoundArea name="description" label={t`Description`} max={profileLimits.description} />
          <FormActions>
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button kind="primary" submit pending={isPending}>
              {t`Save`}
            </Button>
          </FormActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
};
