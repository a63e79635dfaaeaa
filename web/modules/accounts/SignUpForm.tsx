import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { signUp } from '../../../contract/accounts/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { deviceZone } from '../../lib/clock.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useSignUp } from './account-acts.ts';
import { Refused } from './Refused.tsx';

const schema = () => import('../../../contract/accounts/schemas/sessions.ts').then((sessions) => sessions.signUp.body);

const fields = ['user_type', 'firstname', 'lastname', 'email', 'password', 'password_confirmation'] as const;

const useRoles = () => {
  const { t } = useLingui();
  return [
    { value: 'mentee', label: t`I want a mentor`, note: t`Find someone who has been there` },
    { value: 'mentor', label: t`I want to mentor`, note: t`Share what you have learnt` },
  ];
};

interface Props {
  /** The code of the referral link they followed. */
  friend?: string | undefined;
  /** The invitation they followed: it determines the role they join as. */
  invite?: string | undefined;
  /** What is known about them already. */
  known?: { email: string; firstname: string; lastname: string } | undefined;
  /** Run as soon as they are signed in; returns where to go next, or null. */
  detour?: ((as: 'mentee' | 'mentor') => Promise<string | null>) | undefined;
}

const nobody = { email: '', firstname: '', lastname: '' };

/** Just the form: our own pages and those of programmes put it in their frames. */
export const SignUpForm = ({ friend, invite, known = nobody, detour }: Props) => {
  const { t } = useLingui();
  const roles = useRoles();
  const { mutateAsync, isPending } = useSignUp(detour);
  const values: CallInput<typeof signUp>['body'] = {
    user_type: 'mentee',
    ...known,
    password: '',
    password_confirmation: '',
    timezone: deviceZone(),
    ref: friend,
    invite,
  };
  const { form, submit, refusal } = useSubmit({
    values,
    schema,
    fields,
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    inForm: true,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Form onSubmit={submit} label={t`Sign up for free`}>
      {invite === undefined && (
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
      )}
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
