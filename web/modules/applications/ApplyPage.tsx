import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import { refusals } from '../../../contract/messages.ts';
import { CallRefused } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { plainDay } from '../../lib/time.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import { AnswerField } from './AnswerField.tsx';
import { ApplicantFrame } from './ApplicantFrame.tsx';
import { answerName, applyValues, fieldOfWire, type SentStatus, submissionOf, unanswered } from './apply-values.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { IntakeForApplicants } from './IntakeLine.tsx';
import { useApplicationForm, useSubmitApplication } from './queries.ts';

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
  return (
    <FormProvider {...fields}>
      <LeaveGuard hasChanges={fields.formState.isDirty && pending === null} />
      <Form label={form.name} onSubmit={() => send(status)}>
        {waits && <WaitlistNotice form={form} />}
        {form.questions.map((question) => (
          <AnswerField key={question.id} question={question} />
        ))}
        <Text size="control" tone="secondary">
          {t`You can change a draft until you send it. The team of the program can see it.`}
        </Text>
        <FormActions sticky>
          <Button onPress={() => send('draft')} pending={pending === 'draft'}>{t`Save draft`}</Button>
          <Button kind="primary" submit pending={pending !== null && pending !== 'draft'}>
            {waits ? t`Join the waitlist` : t`Send application`}
          </Button>
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

/** APP-30 */
const ClosedPage = ({ form }: { form: ApplicationForm }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const reason = form.why_not.submit;
  const words: Partial<Record<string, string>> = {
    'applications.deadline_passed':
      form.last_day === null ? '' : t`The last day to apply was ${plainDay(form.last_day)}.`,
    'applications.full': t`All places are taken.`,
    'programmes.inactive': refusals['programmes.inactive'],
  };
  return (
    <Stack gap="md">
      <Notice tone="info" title={t`Applications are closed`}>
        {words[reason ?? ''] ?? t`This application is not open right now.`}
        {form.applicant?.status === 'draft' && ` ${t`Your draft is kept.`}`}
      </Notice>
      <Button href={applicationPages(programme).status}>{t`See your applications`}</Button>
    </Stack>
  );
};

const closedBy: readonly string[] = [
  'applications.closed',
  'applications.deadline_passed',
  'applications.full',
  'programmes.inactive',
];

const Opened = ({ form }: { form: ApplicationForm }) => {
  const { t } = useLingui();
  const pages = applicationPages(useThisProgramme());
  const reason = form.why_not.submit;
  if (reason === null || form.why_not.join_waitlist === null) return <Questions form={form} />;
  if (closedBy.includes(reason)) return <ClosedPage form={form} />;
  return (
    <Stack gap="md">
      <Notice tone="info" title={refusals[reason]} />
      {reason === 'applications.admins_decide' ? (
        <Button href={pages.show(form.id)}>{t`See the applicants`}</Button>
      ) : (
        <Button kind="primary" href={pages.status}>{t`See your applications`}</Button>
      )}
    </Stack>
  );
};

const Loaded = ({ linkRef }: { linkRef: string }) => {
  const programme = useThisProgramme();
  const { data, error, refetch } = useApplicationForm(linkRef);
  if (error instanceof CallRefused) return <EmptyState title={error.refusal.error} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonForm />;
  // A form of another programme does not exist at this address.
  if (data.program_id !== programme.id) return <EmptyState title={refusals['applications.not_found']} />;
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
