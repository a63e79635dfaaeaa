import { useLingui } from '@lingui/react/macro';
import type { Objective } from '../../../../contract/objectives/schemas/plans.ts';
import { longest } from '../../../../contract/objectives/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useChangeObjective } from '../queries.ts';

/** What came of an objective: a note, a link. */
export const EvidenceDialog = ({ objective, onClose }: { objective: Objective; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useChangeObjective();
  const { form, submit } = useSubmit({
    values: { note: objective.evidence_note, link: objective.evidence_link ?? '' },
    fieldOf: (wire) => ({ 'objective.evidence_note': 'note', 'objective.evidence_link': 'link' })[wire] ?? wire,
    send: ({ note, link }) =>
      mutateAsync({
        id: objective.id,
        objective: { evidence_note: note, evidence_link: link.trim() === '' ? null : link },
      }),
    said: () => t`Saved.`,
    done: onClose,
  });
  const { errors } = form.formState;
  return (
    <Dialog opened onClose={onClose} title={t`What came of it`}>
      <Form onSubmit={submit}>
        <TextArea
          {...form.register('note')}
          label={t`Note`}
          hint={t`Your mentors read it.`}
          max={longest.evidence}
          error={errors.note?.message}
        />
        <TextField
          {...form.register('link')}
          label={t`Link`}
          inputMode="url"
          placeholder="https://www.example.com"
          error={errors.link?.message}
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Save`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
