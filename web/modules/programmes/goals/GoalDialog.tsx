import { useLingui } from '@lingui/react/macro';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSaveGoal } from './queries.ts';
import { CallRefused } from '../../../lib/call.ts';

const fieldsRefused = (error: unknown) => error instanceof CallRefused && error.refusal.fields;

interface Props {
  programme: ProgrammeView;
  /** Null for a new one. */
  goal: { id: number; mentor_label: string } | null;
  onClose: () => void;
}

/** GOL-03: one mentoring service. */
export const GoalDialog = ({ programme, goal, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveGoal(programme);
  const { form, submit } = useSubmit({
    values: { mentor_label: goal?.mentor_label ?? '' },
    send: (label) => mutateAsync({ ...label, ...(goal && { id: goal.id }) }),
    said: () => t`Successfully saved.`,
    done: onClose,
    failed: (error) => {
      if (!fieldsRefused(error)) reportError(error); // SYS-10
      return false;
    },
    printed: t`Oops, something went wrong!`,
    serverWords: 'unsaid',
  });
  const wrong = form.formState.errors.mentor_label?.message;
  return (
    <Dialog opened onClose={onClose} title={goal ? t`Edit mentoring service` : t`Add mentoring service`}>
      <Form onSubmit={submit} error={wrong === undefined ? null : t`Please fill in the required fields`}>
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
