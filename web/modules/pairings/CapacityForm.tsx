import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Text } from '../../ui/Text.tsx';
import { useSetCapacity } from './queries.ts';

const schema = () =>
  import('../../../contract/pairings/schemas/pairs.ts').then(({ setOwnCapacity }) =>
    setOwnCapacity.body.pick({ capacity: true }),
  );

interface Props {
  programId: number;
  capacity: number | null;
  mentees: number;
}

export const CapacityForm = ({ programId, capacity, mentees }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSetCapacity(programId);
  const { form, submit, refusal } = useSubmit({
    values: { capacity },
    schema,
    send: ({ capacity: most }) => mutateAsync(most),
    said: () => t`Your capacity has been saved.`,
    inForm: true,
  });
  return (
    <Form label={t`Your mentees`} error={refusal?.error} onSubmit={submit}>
      <Controller
        control={form.control}
        name="capacity"
        render={({ field, fieldState: { error } }) => (
          <NumberField
            label={t`Capacity`}
            hint={t`How many mentees you take in this program. Leave it empty for no limit.`}
            placeholder={t`No limit`}
            value={field.value}
            onChange={field.onChange}
            error={error?.message}
          />
        )}
      />
      <Text tone="secondary">
        <Plural
          value={mentees}
          _0="You have no mentees here yet."
          one="You have # mentee here."
          other="You have # mentees here."
        />{' '}
        {capacity !== null && mentees >= capacity && <Trans>Nobody new can connect with you now.</Trans>}
      </Text>
      <FormActions align="end">
        <Button kind="light" submit pending={isPending}>{t`Save the capacity`}</Button>
      </FormActions>
    </Form>
  );
};
