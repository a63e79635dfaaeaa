import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Entry } from '../../../../contract/reference/schemas.ts';
import { entryNameLimit, type OwnList } from '../../../../contract/reference/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCountries } from '../queries.ts';
import { useSaveEntry } from './queries.ts';
import { hasCountry, useListWords } from './words.ts';

interface Props {
  list: OwnList;
  /** Null for a new one. */
  entry: Entry | null;
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
  country: string | null;
}

const fields = ['name', 'code', 'country'] as const;

const useSave = ({ list, entry, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveEntry(list, entry?.id ?? null);
  const values: Values = { name: entry?.name ?? '', code: entry?.code ?? '', country: entry?.country ?? null };
  const { form, submit } = useSubmit({
    values,
    fields,
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ name }) => (entry ? t`${name} was saved` : t`${name} was added`),
    done: onClose,
  });
  return { form, submit, isPending };
};

const Country = ({ form }: { form: UseFormReturn<Values> }) => {
  const { t } = useLingui();
  const { data = [], isPending } = useCountries();
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState: { error } }) => (
        <SelectField
          {...field}
          label={t`Country`}
          options={data.map(({ iso, name }) => ({ value: iso, label: name }))}
          loading={isPending}
          clearable
          placeholder={t`Choose a country if you know it`}
          error={error?.message}
        />
      )}
    />
  );
};

/** A name is all that an entry needs; only a new language has a code, which never changes. */
export const EntryDialog = (props: Props) => {
  const { t } = useLingui();
  const { list, entry, onClose } = props;
  const words = useListWords()[list];
  const { form, submit, isPending } = useSave(props);
  const { errors } = form.formState;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={entry ? words.edit : words.add}
      lead={entry ? t`Profiles that have it show the new name.` : t`Members can choose it at once.`}
    >
      <Form onSubmit={submit}>
        <TextField
          {...form.register('name')}
          label={t`Name`}
          maxLength={entryNameLimit}
          error={errors.name?.message}
          required
        />
        {list === 'languages' && entry === null && (
          <TextField
            {...form.register('code')}
            label={t`Language code`}
            hint={t`Two or three letters, as in ISO 639: ms, yue.`}
            error={errors.code?.message}
            required
          />
        )}
        {hasCountry(list) && <Country form={form} />}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {entry ? t`Save` : words.add}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
