import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { later } from '../../ui/later.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { type Detour, useSignIn } from './account-acts.ts';
import { Refused } from './Refused.tsx';
import type { ClosedAccount } from './RestoreOffer.tsx';
import { keepUnconfirmed } from './unconfirmed-address.ts';

const RestoreOffer = later(async () => (await import('./RestoreOffer.tsx')).RestoreOffer);

const schema = () => import('../../../contract/accounts/schemas/sessions.ts').then(({ signIn }) => signIn.body);

interface Props {
  hint?: string | undefined;
  /** Already known, e.g. from an invitation. */
  email?: string | undefined;
  /** Run as soon as they are signed in; returns where to go next, or null. */
  detour?: Detour | undefined;
}

/** The form, and the account of this person that can be brought back instead. */
const useSigningIn = ({ hint, email = '', detour }: Props) => {
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useSignIn(detour);
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  const submission = useSubmit({
    values: { email, password: '', ...(hint !== undefined && { user_type: hint }) },
    schema,
    fields: ['email', 'password'],
    send: (body) => {
      setClosed(null);
      return mutateAsync(body);
    },
    said: ({ message }) => message,
    // B03: an enterprise account has to confirm its address first.
    failed: (error, { typed }) => {
      if (!(error instanceof CallRefused)) return false;
      const { code, error: words, restorable_until: until } = error.refusal;
      if (code === 'accounts.closed_by_owner') {
        const { email: address, password } = typed;
        setClosed({ email: address, password, words, until: String(until) });
        return true;
      }
      if (code !== 'accounts.not_confirmed') return false;
      keepUnconfirmed(typed.email.trim());
      goTo(paths.needConfirmation());
      return true;
    },
    inForm: true,
  });
  // The offer is for the address and the password that were sent.
  const forgetClosed = () => setClosed(null);
  return { ...submission, isPending, closed, forgetClosed };
};

/** Just the form: our own pages and those of programmes put it in their frames. */
export const SignInForm = (props: Props) => {
  const { t } = useLingui();
  const { form, submit, refusal, errors, isPending, closed, forgetClosed } = useSigningIn(props);
  const { register } = form;
  return (
    <Form onSubmit={submit} label={t`Sign in`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email', { onChange: forgetClosed })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { onChange: forgetClosed })}
      />
      <Row justify="end">
        <Link href={paths.forgotPassword()}>{t`Forgot password?`}</Link>
      </Row>
      <Refused refusal={refusal} />
      {closed && <RestoreOffer closed={closed} detour={props.detour} />}
      <Button kind="primary" size="lg" submit full pending={isPending}>
        {t`Sign in`}
      </Button>
    </Form>
  );
};
