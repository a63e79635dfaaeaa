import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { creditLimits } from '../../../../contract/credits/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAdminPackages, useCreateCode } from './queries.ts';

interface Values {
  code: string;
  discount: number | null;
  package_id: string | null;
  recipient_email: string;
  valid_until: string | null;
  max_uses: number | null;
}

const blank: Values = {
  code: '',
  discount: null,
  package_id: null,
  recipient_email: '',
  valid_until: null,
  max_uses: null,
};

const useCreate = (onClose: () => void) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCreateCode();
  const { form, submit } = useSubmit({
    values: blank,
    schema: () =>
      import('../../../../contract/credits/schemas/admin.ts').then(({ createPromoCode }) => createPromoCode.body),
    toWire: ({ package_id: pack, discount, ...typed }) => ({
      ...typed,
      discount: discount ?? Number.NaN,
      package_id: pack === null ? null : Number(pack),
    }),
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ code }) => t`${code} can be used now`,
    done: onClose,
  });
  return { form, submit, isPending };
};

/** For what, for whom, until when and how often. */
const Limits = ({ form }: { form: UseFormReturn<Values> }) => {
  const { t } = useLingui();
  const { data: packages = [], isPending: isLoading } = useAdminPackages();
  const { errors } = form.formState;
  const offered = packages.filter(({ retired_at: since }) => since === null);
  return (
    <>
      <Controller
        control={form.control}
        name="package_id"
        render={({ field, fieldState: { error } }) => (
          <SelectField
            {...field}
            label={t`Package`}
            options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
            loading={isLoading}
            clearable
            placeholder={t`All packages`}
            error={error?.message}
          />
        )}
      />
      <TextField
        {...form.register('recipient_email')}
        type="email"
        label={t`Only for (email address)`}
        error={errors.recipient_email?.message}
      />
      <Controller
        control={form.control}
        name="valid_until"
        render={({ field: { ref: _ref, ...field }, fieldState: { error } }) => (
          <DateField {...field} label={t`Last day`} clearable error={error?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="max_uses"
        render={({ field, fieldState: { error } }) => (
          <NumberField {...field} label={t`Most uses`} min={1} error={error?.message} />
        )}
      />
    </>
  );
};

/** CRD-21: whatever is left empty does not limit the code. */
export const PromoCodeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { form, submit, isPending } = useCreate(onClose);
  const { errors } = form.formState;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`New promo code`}
      lead={t`Each person can use it once. What you leave empty does not limit it.`}
    >
      <Form onSubmit={submit}>
        <TextField
          {...form.register('code')}
          label={t`Code`}
          hint={t`Letters, digits, hyphens and underscores. Capitals make no difference.`}
          maxLength={creditLimits.promoCode}
          error={errors.code?.message}
          required
        />
        <Controller
          control={form.control}
          name="discount"
          render={({ field, fieldState: { error } }) => (
            <NumberField {...field} label={t`Discount in percent`} min={1} max={100} error={error?.message} required />
          )}
        />
        <Limits form={form} />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Create code`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
