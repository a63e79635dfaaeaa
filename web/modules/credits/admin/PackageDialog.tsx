import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { creditLimits } from '../../../../contract/credits/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCreatePackage } from './queries.ts';

interface Values {
  name: string;
  cost: number | null;
  credits: number | null;
  valid_duration: number | null;
  recommended: boolean;
}

const blank: Values = { name: '', cost: null, credits: 1, valid_duration: 60, recommended: false };

interface AmountProps {
  form: UseFormReturn<Values>;
  name: 'cost' | 'credits' | 'valid_duration';
  label: string;
  hint?: string;
  decimals?: number;
}

const Amount = ({ form, name, ...words }: AmountProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <NumberField {...field} {...words} min={0} error={error?.message} required />
    )}
  />
);

/** CRD-04 */
export const PackageDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCreatePackage();
  const { form, submit } = useSubmit({
    values: blank,
    schema: () =>
      import('../../../../contract/credits/schemas/admin.ts').then(({ createPackage }) => createPackage.body),
    toWire: ({ cost, credits, valid_duration: days, ...typed }) => ({
      ...typed,
      cost: cost ?? Number.NaN,
      credits: credits ?? Number.NaN,
      valid_duration: days ?? Number.NaN,
    }),
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ name }) => t`${name} can be bought now`,
    done: onClose,
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`New package`}
      lead={t`A package cannot be changed once it is there, because purchases name it. Retire it and make another one.`}
    >
      <Form onSubmit={submit}>
        <TextField
          {...form.register('name')}
          label={t`Name`}
          maxLength={creditLimits.packageName}
          error={form.formState.errors.name?.message}
          required
        />
        <Amount form={form} name="cost" label={t`Price in RM`} hint={t`Tax and fee are added.`} decimals={2} />
        <Amount form={form} name="credits" label={t`Credits`} />
        <Amount
          form={form}
          name="valid_duration"
          label={t`Valid for (days)`}
          hint={t`30, 60, 90 … count as whole months.`}
        />
        <Controller
          control={form.control}
          name="recommended"
          render={({ field: { value, ref: _ref, ...field } }) => (
            <CheckField {...field} checked={value} label={t`Mark it as recommended`} />
          )}
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Create package`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
