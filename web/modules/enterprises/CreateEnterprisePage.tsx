import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { CountryAndPhone } from './ContactFields.tsx';
import { useCreateEnterprise, useCurrentAdmin } from './queries.ts';
import { registrationBody, emptyRegistration, fieldOf, type Registration } from './registration.ts';

/** The company's part of a registration, with the field names of this call. */
const companyOf = (typed: Registration) => {
  const { enterprise, country_id, phone_no } = registrationBody(typed, '');
  return { ...enterprise, country_id, phone_no };
};
const fieldOfCompany = (wire: string) =>
  ({ name: 'company', program_type: 'programType', estimated_participants: 'participants' })[wire] ?? fieldOf(wire);

const schema = () =>
  import('../../../contract/enterprises/schemas/registration.ts').then(({ createEnterprise }) => createEnterprise.body);

const CompanyForm = () => {
  const { t } = useLingui();
  const create = useCreateEnterprise();
  const { form, submit } = useSubmit({
    values: emptyRegistration,
    schema,
    toWire: companyOf,
    fieldOf: fieldOfCompany,
    fields: ['company', 'programType', 'participants', 'country', 'phone'],
    send: (company) => create.mutateAsync(company),
    said: ({ message }) => message,
    // ENT-05
    printed: t`Something went wrong. Please try again later.`,
    serverWords: ({ status }) => (status === 422 ? 'instead' : 'unsaid'),
  });
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

/** ENT-01, ENT-03: for signed-in accounts without an enterprise; those with one go on to its dashboard. */
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
