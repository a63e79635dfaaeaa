import { useLingui } from '@lingui/react/macro';
import type { FieldError } from 'react-hook-form';
import { FieldRow } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface Names {
  firstname: string;
  lastname: string;
  phone_no: string;
}

interface Props {
  names: Names;
  onChange: (changed: Partial<Names>) => void;
  errors: Partial<Record<keyof Names, FieldError>>;
}

/** B128: what an admin can correct in a person's account. */
export const NameFields = ({ names, onChange, errors }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <TextField
          label={t`First name`}
          required
          value={names.firstname}
          onChange={({ target }) => onChange({ firstname: target.value })}
          error={errors.firstname?.message}
        />
        <TextField
          label={t`Last name`}
          value={names.lastname}
          onChange={({ target }) => onChange({ lastname: target.value })}
          error={errors.lastname?.message}
        />
      </FieldRow>
      <TextField
        label={t`Phone`}
        hint={t`Digits with the country first, such as 60123456789. They get an email when you change their name or phone.`}
        type="tel"
        value={names.phone_no}
        onChange={({ target }) => onChange({ phone_no: target.value })}
        error={errors.phone_no?.message}
      />
    </>
  );
};
