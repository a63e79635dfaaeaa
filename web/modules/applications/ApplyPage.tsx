import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import { CallRefused } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ActionButton } from '../../ui/Button.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { later, laterInPage } from '../../ui/later.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import { ApplicantFrame } from './ApplicantFrame.tsx';
import { answerName, applyValues, fieldOfWire, type SentStatus, submissionOf, unanswered } from './apply-values.ts';
import { IntakeForApplicants } from './IntakeForApplicants.tsx';
import { useApplicationForm, useFilesOnTheirWay, useSubmitApplication } from './queries.ts';

const LeaveGuard = later(async () => (await import('../../lib/LeaveGuard.tsx')).LeaveGuard);

/** Every kind of answer there is; most forms ask for two or three. */
const AnswerField = laterInPage(
  async () => (await import('./AnswerField.tsx')).AnswerField,
  () => <SkeletonForm fields={1} />,
);

// Both bring every sentence of a refusal along, which a form that is open does not need.
const NotOpen = laterInPage(
  async () => (await import('./NotOpen.tsx')).NotOpen,
  () => <SkeletonForm fields={1} />,
);
const NoSuchForm = laterInPage(
  async () => (await import('./NotOpen.tsx')).NoSuchForm,
  () => <SkeletonForm fields={1} />,
);

/** Submits the answers or saves a draft; errors are shown at their questions, and nothing typed is lost. */
const useSending = (form: ApplicationForm) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { status: next } = applicationPages(useThisProgramme());
  const { mutateAsync, isPending, isSuccess, variables } = useSubmitApplication();
  const { form: fields, submit } = useSubmit({
    values: applyValues(form),
    fieldOf: fieldOfWire,
    fields: form.questions.map(({ id }) => answerName(id)),
    send: (values, keyFor, status: SentStatus = 'applied') => {
      const body = submissionOf(form, values, status);
      return mutateAsync({ body, key: keyFor(body) });
    },
    said: ({ message }) => message,
    done: (_answer, sent) => sent.form.reset(sent.typed),
    printed: t`Oops, something went wrong.`,
  });
  const sent = isSuccess && variables.body.applicant_status !== 'draft';
  // Only once the page's guard knows that there are no unsaved changes.
  useEffect(() => {
    if (sent) goTo(next);
  }, [sent, goTo, next]);
  const send = (status: SentStatus) => {
    const values = fields.getValues();
    fields.clearErrors();
    const missing = status === 'draft' ? [] : unanswered(form, values);
    for (const [at, id] of missing.entries())
      fields.setError(answerName(id), { message: t`This field is required` }, { shouldFocus: at === 0 });
    return missing.length > 0 ? undefined : submit(undefined, status);
  };
  return { fields, send, pending: isPending ? variables.body.applicant_status : null };
};

const Questions = ({ form }: { form: ApplicationForm }) => {
  const { t } = useLingui();
  const { fields, send, pending } = useSending(form);
  // Becomes true while somebody is typing, when the last place is taken; what they typed stays.
  const waits = form.why_not.submit !== null;
  const status = waits ? 'waitlisted' : 'applied';
  const whyNot = useFilesOnTheirWay() > 0 ? t`A file is still being uploaded.` : null;
  return (
    <FormProvider {...fields}>
      <LeaveGuard hasChanges={fields.formState.isDirty && pending === null} />
      <Form label={form.name} onSubmit={() => (whyNot === null ? send(status) : undefined)}>
        {waits && <WaitlistNotice form={form} />}
        {form.questions.map((question) => (
          <AnswerField key={question.id} form={form} question={question} />
        ))}
        <Text size="control" tone="secondary">
          {t`You can change a draft until you send it. The team of the program can see it.`}
        </Text>
        <FormActions sticky>
          <ActionButton onPress={() => send('draft')} whyNot={whyNot} pending={pending === 'draft'}>
            {t`Save draft`}
          </ActionButton>
          <ActionButton kind="primary" submit whyNot={whyNot} pending={pending !== null && pending !== 'draft'}>
            {waits ? t`Join the waitlist` : t`Send application`}
          </ActionButton>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** No place is left, or the last day has passed: the answers lead to the waitlist. */
const WaitlistNotice = ({ form }: { form: ApplicationForm }) => {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      title={form.deadline_passed ? t`The last day to apply has passed` : t`All places are taken`}
    >{t`You can still fill in the form and join the waitlist. The team will email you if a place becomes free.`}</Notice>
  );
};

const Opened = ({ form }: { form: ApplicationForm }) =>
  form.why_not.submit === null || form.why_not.join_waitlist === null ? (
    <Questions form={form} />
  ) : (
    <NotOpen form={form} reason={form.why_not.submit} />
  );

const Loaded = ({ linkRef }: { linkRef: string }) => {
  const programme = useThisProgramme();
  const { data, error, refetch } = useApplicationForm(linkRef);
  if (error instanceof CallRefused) return <EmptyState title={error.refusal.error} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonForm />;
  // A form of another programme does not exist at this address.
  if (data.program_id !== programme.id) return <NoSuchForm />;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2} look="card">
          {data.name}
        </Heading>
        {data.description !== '' && <Text tone="secondary">{data.description}</Text>}
        {data.why_not.submit === null && (
          <Text size="control" strong>
            <IntakeForApplicants form={data} zone={programme.timezone} />
          </Text>
        )}
      </Stack>
      <Opened form={data} />
    </Stack>
  );
};

/** APP-24, B79: applying to a programme at its public address. */
export const ApplyPage = ({ linkRef }: { linkRef: string }) => {
  const { t } = useLingui();
  const { name } = useThisProgramme();
  usePageTitle(t`Apply to ${name}`);
  return (
    <ApplicantFrame title={t`Apply to ${name}`}>
      <Loaded linkRef={linkRef} />
    </ApplicantFrame>
  );
};
