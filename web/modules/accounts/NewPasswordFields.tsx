import { useLingui } from '@lingui/react/macro';
import { PasswordField, type TextFieldProps } from '../../ui/TextField.tsx';

interface Props {
  /** What the form's `register` returns for each field, with its message. */
  password: Omit<TextFieldProps, 'type'>;
  confirmation: Omit<TextFieldProps, 'type' | 'label'>;
}

/** A new password, typed twice (ACC-22 to ACC-24). */
export const NewPasswordFields = ({ password, confirmation }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        hint={t`At least 8 characters, with 1 uppercase, 1 lowercase, 1 number and 1 special character`}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label={t`Confirm password`} autoComplete="new-password" required {...confirmation} />
    </>
  );
};
