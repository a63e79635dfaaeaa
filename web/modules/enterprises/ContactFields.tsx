import { useLingui } from '@lingui/react/macro';
import { Controller, type FieldError, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { PersonFields } from '../accounts/index.ts';
import { useCountries } from './queries.ts';
import type { Registration } from './registration.ts';

/** Country and phone go together: choosing a country sets its prefix, as long as no number has been typed. */
export const CountryAndPhone = () => {
  const { t } = useLingui();
  const { control, getValues, setValue } = useFormContext<Registration>();
  const { data: countries = [], isPending, isError, refetch } = useCountries();
  const bringPrefix = (id: string | null) => {
    const dial = countries.find((country) => String(country.id) === id)?.dial_code;
    if (dial !== undefined && getValues('phone.number') === '') setValue('phone', { dial, number: '' });
  };
  if (isError) {
    const retry = <Button size="sm" onPress={() => void refetch()}>{t`Retry`}</Button>;
    return <Notice tone="error" action={retry}>{t`The list of countries could not be loaded.`}</Notice>;
  }
  return (
    <FieldRow>
      <Controller
        control={control}
        name="country"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            onChange={(id) => {
              field.onChange(id);
              bringPrefix(id);
            }}
            label={t`Country`}
            required
            searchable
            loading={isPending}
            options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <PhoneField
            {...field}
            label={t`Phone no`}
            required
            placeholder="60123456789"
            dials={countries.map(({ dial_code, name }) => ({ dial: dial_code, country: name }))}
            error={(fieldState.error as FieldError | undefined)?.message}
          />
        )}
      />
    </FieldRow>
  );
};

export const ContactFields = () => {
  const { register, formState } = useFormContext<Registration>();
  const { errors } = formState;
  return (
    <>
      <PersonFields
        firstname={{ error: errors.firstname?.message, ...register('firstname') }}
        lastname={{ error: errors.lastname?.message, ...register('lastname') }}
        email={{ error: errors.email?.message, ...register('email') }}
      />
      <CountryAndPhone />
    </>
  );
};
