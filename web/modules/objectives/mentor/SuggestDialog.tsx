import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { longest } from '../../../../contract/objectives/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { MonthPick } from '../plan/MonthPick.tsx';
import { useSuggest } from '../queries.ts';

/** M46 */
export const SuggestDialog = ({ set, onClose }: { set: ObjectiveSet; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSuggest(set.id);
  const zone = useViewerZone();
  const active = set.monthly_objectives.find(({ is_active: one }) => one)?.month_number ?? 1;
  const { form, submit } = useSubmit({
    values: { title: '', description: '', month: String(active), due_date: dayIn(serverNow(), zone) },
    send: ({ month, ...fields }, keyFor) => {
      const body = { ...fields, month_number: Number(month) };
      return mutateAsync({ body, key: keyFor(body) });
    },
    said: ({ message }) => message,
    done: onClose,
  });
  const { errors } = form.formState;
  return (
    <Dialog opened onClose={onClose} title={t`Suggest an objective`}>
      <Form onSubmit={submit}>
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
          hint={t`Your mentee accepts it, or declines it.`}
          max={longest.description}
          error={errors.description?.message}
        />
        <Controller
          control={form.control}
          name="month"
          render={({ field: { value, onChange } }) => <MonthPick set={set} value={value} onChange={onChange} />}
        />
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
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Send`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
