import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { creditLimits, pointsACredit } from '../../../../contract/credits/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { creditWords } from '../words.ts';
import { useGrant } from './queries.ts';

interface Values {
  email: string;
  credits: number | null;
  reason: string;
}

/** Gives somebody credits, or takes some away; the reason stands in their history. */
export const GrantDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useGrant();
  const values: Values = { email: '', credits: null, reason: '' };
  const { form, submit } = useSubmit({
    values,
    schema: () => import('../../../../contract/credits/schemas/admin.ts').then(({ grantCredits }) => grantCredits.body),
    toWire: ({ email, credits, reason }) => ({ email, credits: credits ?? Number.NaN, reason }),
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ balance }) => {
      const credits = creditWords(balance / pointsACredit);
      return t`Done. They have ${credits} now.`;
    },
    done: onClose,
  });
  const { errors } = form.formState;
  return (
    <Dialog opened onClose={onClose} title={t`Give or take credits`} lead={t`They read the reason in their history.`}>
      <Form onSubmit={submit}>
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email address of the member`}
          error={errors.email?.message}
          required
        />
        <Controller
          control={form.control}
          name="credits"
          render={({ field, fieldState: { error } }) => (
            <NumberField
              {...field}
              label={t`Credits`}
              hint={t`Less than 0 takes them away.`}
              min={-100}
              max={100}
              error={error?.message}
              required
            />
          )}
        />
        <Controller
          control={form.control}
          name="reason"
          render={({ field, fieldState: { error } }) => (
            <TextArea {...field} label={t`Reason`} max={creditLimits.reason} error={error?.message} required />
          )}
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
