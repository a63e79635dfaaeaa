import { useLingui } from '@lingui/react/macro';
import { FieldRow } from '../../ui/Form.tsx';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

type Registered = Omit<TextFieldProps, 'label' | 'type'>;

interface Props {
  /** What the form's `register` returns for each field, with its message. */
  firstname: Registered;
  lastname: Registered;
  email: Registered;
}

/** The name and email of the person signing up (ACC-17, ACC-18). */
export const PersonFields = ({ firstname, lastname, email }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <TextField label={t`First name`} autoComplete="given-name" required {...firstname} />
        <TextField label={t`Last name`} autoComplete="family-name" required {...lastname} />
      </FieldRow>
      <TextField label={t`Email`} type="email" autoComplete="username" required {...email} />
    </>
  );
};
