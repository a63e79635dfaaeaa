import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { Objective, ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { longest, priorities } from '../../../../contract/objectives/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Columns } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useAddObjective, useChangeObjective } from '../queries.ts';
import { usePriorityWords } from '../words.ts';
import { MonthPick } from './MonthPick.tsx';

interface Props {
  set: ObjectiveSet;
  /** Null for a new one. */
  objective: Objective | null;
  onClose: () => void;
}

const activeOf = (set: ObjectiveSet) =>
  set.monthly_objectives.find(({ is_active: active }) => active)?.month_number ?? 1;

const useSave = ({ set, objective, onClose }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { mutateAsync: add } = useAddObjective(set.id);
  const { mutateAsync: change } = useChangeObjective();
  return useSubmit({
    values: {
      month: String(activeOf(set)),
      title: objective?.title ?? '',
      description: objective?.description ?? '',
      action: objective?.action ?? '',
      priority: objective?.priority ?? 'medium',
      due_date: objective?.due_date ?? dayIn(serverNow(), zone),
    },
    fieldOf: (wire) => wire.replace(/^objective\./, ''),
    send: async ({ month, ...fields }, keyFor) => {
      if (objective) return change({ id: objective.id, objective: fields });
      const body = { month_number: Number(month), objective: fields };
      return add({ body, key: keyFor(body) });
    },
    said: () => t`Saved.`,
    done: onClose,
  });
};

type SavedForm = ReturnType<typeof useSave>['form'];

const DueAndPriority = ({ form }: { form: SavedForm }) => {
  const { t } = useLingui();
  const { errors } = form.formState;
  const words = usePriorityWords();
  return (
    <Columns>
      <Controller
        control={form.control}
        name="due_date"
        render={({ field: { value, onChange } }) => (
          <DateField
            label={t`Due`}
            value={value}
            onChange={(day) => day !== null && onChange(day)}
            error={errors.due_date?.message}
            required
          />
        )}
      />
      <Controller
        control={form.control}
        name="priority"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t`Priority`}
            options={priorities.map((one) => ({ value: one, label: words[one] }))}
            value={value}
            onChange={(one) => onChange(one ?? 'medium')}
            error={errors.priority?.message}
            required
          />
        )}
      />
    </Columns>
  );
};

/** An objective as its owner writes it: a new one, or one of the plan in their own words. */
export const ObjectiveDialog = (props: Props) => {
  const { t } = useLingui();
  const { set, objective, onClose } = props;
  const { form, submit } = useSave(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog opened onClose={onClose} title={objective ? t`Edit objective` : t`Add an objective`}>
      <Form onSubmit={submit} label={objective ? t`Edit objective` : t`Add an objective`}>
        <TextField
          {...form.register('title')}
          label={t`Title`}
          maxLength={longest.title}
          error={errors.title?.message}
          required
        />
        <TextArea
          {...form.register('description')}
          label={t`Description`}
          max={longest.description}
          error={errors.description?.message}
        />
        <TextArea
          {...form.register('action')}
          label={t`First step`}
          max={longest.action}
          error={errors.action?.message}
        />
        <DueAndPriority form={form} />
        {!objective && (
          <Controller
            control={form.control}
            name="month"
            render={({ field: { value, onChange } }) => <MonthPick set={set} value={value} onChange={onChange} />}
          />
        )}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isSubmitting}>{t`Save`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
