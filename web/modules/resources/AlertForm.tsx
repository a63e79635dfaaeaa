import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { programmeLimits } from '../../../contract/programmes/values.ts';
import { CallRefused } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { useSaveAlert } from './queries.ts';

const messageAt = (error: unknown) => {
  const fields = error instanceof CallRefused ? (error.refusal.fields ?? {}) : {};
  return fields['program.dashboard_alert'];
};

/** PRG-48, B86: the dashboard alert; saved empty it is gone. */
export const AlertForm = ({ programme }: { programme: ProgrammeView }) => {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { alert: programme.dashboard_alert } });
  const { mutate, isPending } = useSaveAlert(programme.id);
  const save = form.handleSubmit(({ alert }) =>
    mutate(alert, {
      onSuccess: () => {
        form.reset({ alert });
        toastSuccess(t`Successfully saved.`);
      },
      onError: (error) => {
        const message = messageAt(error);
        if (message === undefined) toastFailure(t`Failed to save.`);
        else form.setError('alert', { message }, { shouldFocus: true });
      },
    }),
  );
  return (
    <SectionCard
      title={t`Dashboard alert`}
      hint={t`Stands above the overview of every member. Leave it empty to show none.`}
    >
      <Form onSubmit={save} label={t`Dashboard alert`}>
        <TextArea
          {...form.register('alert')}
          label={t`Message`}
          max={programmeLimits.alert}
          error={form.formState.errors.alert?.message}
        />
        <FormActions>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </SectionCard>
  );
};
