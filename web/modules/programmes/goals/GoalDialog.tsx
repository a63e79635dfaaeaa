import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { useSaveGoal } from './queries.ts';

interface Props {
  programme: ProgrammeView;
  /** Null: a new one. */
  goal: { id: number; mentor_label: string } | null;
  onClose: () => void;
}

/** GOL-03: one mentoring service. */
export const GoalDialog = ({ programme, goal, onClose }: Props) => {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { mentor_label: goal?.mentor_label ?? '' } });
  const { mutate, isPending } = useSaveGoal(programme);
  const save = form.handleSubmit(({ mentor_label }) =>
    mutate(
      { mentor_label, ...(goal && { id: goal.id }) },
      {
        onSuccess: () => {
          toastSuccess(t`Successfully saved.`);
          onClose();
        },
        onError: (error) => {
          if (showFieldErrors(error, form.setError, ['mentor_label'])) return;
          reportError(error); // SYS-10
          toastFailure(t`Oops, something went wrong!`);
        },
      },
    ),
  );
  const wrong = form.formState.errors.mentor_label?.message;
  return (
    <Dialog opened onClose={onClose} title={goal ? t`Edit mentoring service` : t`Add mentoring service`}>
      <Form onSubmit={save} error={wrong === undefined ? null : t`Please fill in the required fields`}>
        <TextField
          {...form.register('mentor_label')}
          label={t`Mentor label`}
          maxLength={programmeLimits.goalLabel}
          error={wrong}
          required
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
