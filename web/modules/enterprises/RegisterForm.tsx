import { useLingui } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import { deviceZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { schemaOrNull } from '../../lib/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { keepUnconfirmed, NewPasswordFields, Refused, useFailure } from '../accounts/index.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { useRegister } from './queries.ts';
import { bodyOf, emptyRegistration, fieldOf, type Registration } from './registration.ts';

const fields = Object.keys(emptyRegistration) as (keyof Registration)[];

const body = () =>
  import('../../../contract/enterprises/schemas/registration.ts').then(
    ({ registerEnterprise }) => registerEnterprise.body,
  );

/** The contract judges what will be sent; its messages go to the fields they came from. */
const judge = async (typed: Registration) => {
  const schema = await schemaOrNull(body);
  const error = schema?.safeParse(bodyOf(typed, deviceZone())).error;
  if (!error) return { values: typed, errors: {} };
  const messages = error.issues.map(({ path, message }) => [fieldOf(path.join('.')), { type: 'contract', message }]);
  // The first message of a field is the one that counts.
  return { values: {}, errors: Object.fromEntries(messages.toReversed()) as object };
};

export const RegisterForm = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useRegister();
  const form = useForm<Registration>({ defaultValues: emptyRegistration, resolver: judge });
  const { register, handleSubmit, formState, setError } = form;
  const { refusal, say, forget } = useFailure(setError, fields, fieldOf);
  const { errors } = formState;
  const submit = handleSubmit((typed) => {
    forget();
    const done = ({ message }: { message: string }) => {
      toastSuccess(message);
      keepUnconfirmed(typed.email);
      goTo(paths.needConfirmation());
    };
    return mutateAsync(bodyOf(typed, deviceZone())).then(done, say);
  });
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
