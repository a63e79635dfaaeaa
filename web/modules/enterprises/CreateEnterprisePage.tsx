import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CallRefused } from '../../lib/call.ts';
import { showFieldErrors } from '../../lib/form-errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { schemaOrNull } from '../../lib/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { CountryAndPhone } from './ContactFields.tsx';
import { useCreateEnterprise, useCurrentAdmin } from './queries.ts';
import { bodyOf, emptyRegistration, fieldOf, type Registration } from './registration.ts';

const fields = ['company', 'programType', 'participants', 'country', 'phone'] as const;

/** The company's part of a registration, under the names of this call. */
const companyOf = (typed: Registration) => {
  const { enterprise, country_id, phone_no } = bodyOf(typed, '');
  return { ...enterprise, country_id, phone_no };
};
const fieldOfCompany = (wire: string) =>
  ({ name: 'company', program_type: 'programType', estimated_participants: 'participants' })[wire] ?? fieldOf(wire);

const body = () =>
  import('../../../contract/enterprises/schemas/registration.ts').then(({ createEnterprise }) => createEnterprise.body);

const judge = async (typed: Registration) => {
  const schema = await schemaOrNull(body);
  const error = schema?.safeParse(companyOf(typed)).error;
  if (!error) return { values: typed, errors: {} };
  const messages = error.issues.map(({ path, message }) => [
    fieldOfCompany(path.join('.')),
    { type: 'contract', message },
  ]);
  return { values: {}, errors: Object.fromEntries(messages.toReversed()) as object };
};

const CompanyForm = () => {
  const { t } = useLingui();
  const form = useForm<Registration>({ defaultValues: emptyRegistration, resolver: judge });
  const create = useCreateEnterprise();
  const fail = (error: unknown) => {
    if (showFieldErrors(error, form.setError, fields, fieldOfCompany)) return;
    // ENT-05
    toastFailure(
      error instanceof CallRefused && error.status === 422
        ? error.refusal.error
        : t`Something went wrong. Please try again later.`,
    );
  };
  const submit = form.handleSubmit((typed) =>
    create.mutateAsync(companyOf(typed)).then(({ message }) => toastSuccess(message), fail),
  );
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} label={t`Create your enterprise`}>
        <CompanyFields />
        <CountryAndPhone />
        <FormActions sticky>
          <Button kind="primary" submit pending={create.isPending}>{t`Create enterprise`}</Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** ENT-01, ENT-03: for a signed-in account without an enterprise; who has one goes on to its dashboard. */
export const CreateEnterprisePage = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { data: admin, isError, refetch } = useCurrentAdmin();
  const hasOne = admin !== undefined && admin.enterprises.length > 0;
  usePageTitle(t`Create your enterprise`);
  useEffect(() => {
    if (hasOne) goTo(paths.enterpriseDashboard());
  }, [hasOne, goTo]);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!admin || hasOne) return <SkeletonForm fields={4} />;
  return (
    <DetailPage
      title={t`Create your enterprise`}
      back={{ href: paths.programSelection(), label: t`Go back` }}
      width="narrow"
    >
      <Notice>{t`You dont have any enterprise yet. Please create one.`}</Notice>
      <SectionCard title={t`Your company`}>
        <CompanyForm />
      </SectionCard>
    </DetailPage>
  );
};
