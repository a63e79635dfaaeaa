import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import { deviceZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { keepUnconfirmed, NewPasswordFields, Refused } from '../accounts/index.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { useRegister } from './queries.ts';
import { registrationBody, emptyRegistration, fieldOf } from './registration.ts';

const schema = () =>
  import('../../../contract/enterprises/schemas/registration.ts').then(
    ({ registerEnterprise }) => registerEnterprise.body,
  );

export const RegisterForm = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useRegister();
  const { form, submit, refusal } = useSubmit({
    values: emptyRegistration,
    schema,
    toWire: (typed) => registrationBody(typed, deviceZone()),
    fieldOf,
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: (_answer, { typed }) => {
      keepUnconfirmed(typed.email);
      goTo(paths.needConfirmation());
    },
    inForm: true,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} label={t`Create an Enterprise Account`}>
        <CompanyFields />
        <ContactFields />
        <NewPasswordFields
          password={{ label: t`Password`, error: errors.password?.message, ...register('password') }}
          confirmation={{ error: errors.password_confirmation?.message, ...register('password_confirmation') }}
        />
        <Refused refusal={refusal} />
        <Button kind="primary" size="lg" submit full pending={isPending}>
          {t`Create account`}
        </Button>
      </Form>
    </FormProvider>
  );
};
