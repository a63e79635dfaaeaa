import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { type Offered, useChooseGoals } from './own.ts';

/** PRO-75 */
export const GoalsForm = ({ offered, chosen }: { offered: Offered; chosen: readonly string[] }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { mutateAsync, isPending } = useChooseGoals(id);
  const { form, errors, submit, refusal } = useSubmit({
    values: { picked: chosen },
    toWire: ({ picked }) => picked.map(Number),
    fieldOf: (wire) => (wire === 'program_goals' ? 'picked' : wire),
    send: (ids) => mutateAsync(ids),
    said: ({ message }) => message,
    inForm: true,
  });
  const picked = useWatch({ control: form.control, name: 'picked' });
  const hasChanged = picked.length !== chosen.length || picked.some((one) => !chosen.includes(one));
  return (
    <Form label={t`Mentoring Services`} error={refusal?.error} onSubmit={submit}>
      <ChipPick
        label={t`Mentoring Services`}
        labelHidden
        options={offered.map((goal) => ({ value: String(goal.id), label: goal.mentor_label }))}
        value={picked}
        onChange={(next) => form.setValue('picked', next)}
        error={errors.picked?.message}
      />
      {hasChanged && (
        <FormActions align="end">
          <Button kind="light" submit pending={isPending}>{t`Save`}</Button>
        </FormActions>
      )}
    </Form>
  );
};
