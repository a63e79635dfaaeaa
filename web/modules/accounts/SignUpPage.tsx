import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { signUp } from '../../../contract/accounts.ts';
import { deviceZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/navigation.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useFailure } from './failure.ts';
import { GuestsOnly } from './GuestsOnly.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useSignUp } from './queries.ts';
import { Refused } from './Refused.tsx';

const fields = ['user_type', 'firstname', 'lastname', 'email', 'password', 'password_confirmation'] as const;

const useRoles = () => {
  const { t } = useLingui();
  return [
    { value: 'mentee', label: t`I want a mentor`, note: t`Find someone who has been there` },
    { value: 'mentor', label: t`I want to mentor`, note: t`Share what you have learnt` },
  ];
};

const SignUpForm = ({ friend }: { friend: string | undefined }) => {
  const { t } = useLingui();
  const roles = useRoles();
  const { mutateAsync, isPending } = useSignUp();
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(signUp.body),
    defaultValues: {
      user_type: 'mentee' as const,
      firstname: '',
      lastname: '',
      email: '',
      password: '',
      password_confirmation: '',
      timezone: deviceZone(),
      ref: friend,
    },
  });
  const { refusal, say, forget } = useFailure(setError, fields);
  const { errors } = formState;
  const submit = handleSubmit((typed) => {
    forget();
    return mutateAsync(typed).then(({ message }) => toastSuccess(message), say);
  });
  return (
    <Form onSubmit={submit} label={t`Sign up for free`}>
      <Controller
        control={control}
        name="user_type"
        render={({ field, fieldState }) => (
          <RadioCards
            label={t`What brings you here?`}
            options={roles}
            columns={2}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <PersonFields
        firstname={{ error: errors.firstname?.message, ...register('firstname') }}
        lastname={{ error: errors.lastname?.message, ...register('lastname') }}
        email={{ error: errors.email?.message, ...register('email') }}
      />
      <NewPasswordFields
        password={{ label: t`Password`, error: errors.password?.message, ...register('password') }}
        confirmation={{ error: errors.password_confirmation?.message, ...register('password_confirmation') }}
      />
      <Refused refusal={refusal} />
      <Button kind="primary" size="lg" submit full pending={isPending}>
        {t`Sign up`}
      </Button>
    </Form>
  );
};

/** ACC-52. `friend`: the word of the referral link that they came by. */
export const SignUpPage = ({ friend }: { friend?: string | undefined }) => {
  const { t } = useLingui();
  const already = (
    <Trans>
      Already have an account? <Link href={paths.login()}>Sign in</Link>
    </Trans>
  );
  return (
    <GuestsOnly>
      <AccountFrame title={t`Sign up for free`} footer={already}>
        <SignUpForm friend={friend} />
      </AccountFrame>
    </GuestsOnly>
  );
};
