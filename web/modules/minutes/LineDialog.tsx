import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';
import { minutesLimits } from '../../../contract/minutes/values.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn } from '../../lib/time.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/dateFields.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useChangeLine } from './queries.ts';

interface Props {
  minutes: Minutes;
  item: MinutesItem;
  onClose: () => void;
}

const everyone = 'everyone';

const useSave = ({ minutes, item, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync } = useChangeLine(minutes.booking_id);
  return useSubmit({
    values: {
      body: item.body,
      owner_id: item.owner === null ? everyone : String(item.owner.id),
      due_date: item.due_date,
    },
    send: ({ body, owner_id: owner, due_date: due }) =>
      mutateAsync({
        id: item.id,
        body: {
          // One line, even if it was pasted from several.
          ...(item.why_not.reword === null && { body: body.replaceAll(/\s+/gu, ' ') }),
          ...(item.kind === 'action' && { owner_id: owner === everyone ? null : Number(owner), due_date: due }),
        },
      }),
    said: () => t`Saved.`,
    done: onClose,
  });
};

type LineForm = ReturnType<typeof useSave>['form'];

const WhoAndWhen = ({ minutes, form }: { minutes: Minutes; form: LineForm }) => {
  const { t } = useLingui();
  const { errors } = form.formState;
  const today = dayIn(serverNow(), useViewerZone());
  return (
    <Columns>
      <Controller
        control={form.control}
        name="owner_id"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t`Who does it`}
            options={[
              { value: everyone, label: t`Everyone` },
              ...minutes.people.map(({ id, full_name: name }) => ({ value: String(id), label: name })),
            ]}
            value={value}
            onChange={(one) => onChange(one ?? everyone)}
            error={errors.owner_id?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="due_date"
        render={({ field: { value, onChange } }) => (
          <DateField
            label={t`Due`}
            value={value}
            onChange={onChange}
            error={errors.due_date?.message}
            today={today}
            min={today}
            clearable
          />
        )}
      />
    </Columns>
  );
};

/** What a line says; of an action also whose it is, and until when. */
export const LineDialog = (props: Props) => {
  const { t } = useLingui();
  const { minutes, item, onClose } = props;
  const { form, submit } = useSave(props);
  const { errors, isSubmitting } = form.formState;
  const title = item.kind === 'agenda' ? t`Edit the point` : t`Edit the action`;
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Form onSubmit={submit} label={title}>
        {item.why_not.reword === null ? (
          <TextArea
            {...form.register('body')}
            label={item.kind === 'agenda' ? t`Point` : t`Action`}
            max={minutesLimits.line}
            error={errors.body?.message}
            required
          />
        ) : (
          <Text typed>{item.body}</Text>
        )}
        {item.kind === 'action' && <WhoAndWhen minutes={minutes} form={form} />}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isSubmitting}>{t`Save`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
