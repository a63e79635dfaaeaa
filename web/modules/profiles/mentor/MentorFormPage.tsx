import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import type { MentorForm } from '../../../../contract/profiles/schemas/mentoring.ts';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { longDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { fieldOfWire } from '../form/wire.ts';
import { type MentorFormKind, useMentorForm, useSaveMentorForm } from '../queries.ts';
import { YourExperience, YourMentoring } from './MentorFields.tsx';
import { mentorBody, mentorValues } from './values.ts';

const details = () =>
  import('../../../../contract/profiles/schemas/mentoring.ts').then(({ MentorDetails }) => MentorDetails);

interface FormProps {
  kind: MentorFormKind;
  userId: number;
  form: MentorForm;
}

const DetailsForm = ({ kind, userId, form: begun }: FormProps) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveMentorForm(kind, userId);
  const { form, submit } = useSubmit({
    values: mentorValues(begun),
    schema: details,
    toWire: mentorBody,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => (kind === 'apply' ? t`Application submitted` : t`Profile successfully updated`),
    done: (_answer, sent) => sent.form.reset(sent.typed),
  });
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty} />
      <Form onSubmit={submit} label={t`Mentor details`}>
        <YourExperience />
        <YourMentoring />
        <FormActions sticky>
          <Button kind="primary" submit pending={isPending}>
            {kind === 'apply' ? t`Submit application` : t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** PRO-20: while an application is under review there is nothing to fill in. */
const Reviewed = ({ date }: { date: string }) => {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Notice tone="info" title={t`Application submitted on ${date}`}>
        {t`We are reading it and will write to you. You can go on booking sessions as a mentee in the meantime.`}
      </Notice>
      <div>
        <Button kind="primary" href={paths.dashboard()}>
          {t`Go to my dashboard`}
        </Button>
      </div>
    </Stack>
  );
};

const Content = ({ kind, userId, zone, form }: FormProps & { zone: string }) => {
  const { t } = useLingui();
  const { application } = form;
  if (kind === 'apply' && application?.status === 'pending')
    return <Reviewed date={longDay(application.application_date, zone)} />;
  return (
    <Stack gap="md">
      {kind === 'apply' && application?.status === 'rejected' && (
        <Notice tone="warning" title={t`Your last application was not approved`}>
          {t`You are welcome to apply again. What you wrote is still here.`}
        </Notice>
      )}
      <DetailsForm kind={kind} userId={userId} form={form} />
    </Stack>
  );
};

/** The form is someone else's, or not for this role: a mentor does not apply, a mentee has nothing to edit yet. */
const Denied = ({ message }: { message: string }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconLock}
      title={message}
      action={
        <Button kind="primary" href={paths.dashboard()}>
          {t`Go to my dashboard`}
        </Button>
      }
    />
  );
};

interface PageProps {
  kind: MentorFormKind;
  userId: number;
  /** The time zone of the displayed dates. */
  zone: string;
}

const Body = ({ kind, userId, zone }: PageProps) => {
  const { data, error, isFetching, refetch } = useMentorForm(kind, userId);
  const refusal = refusalOf(error);
  if (error instanceof CallRefused && refusal && error.status < 500) return <Denied message={refusal.error} />;
  if (data) return <Content kind={kind} userId={userId} zone={zone} form={data} />;
  if (!error) return <SkeletonForm fields={6} />;
  return <ErrorState message={refusal?.error} onRetry={() => void refetch()} retrying={isFetching} />;
};

/** PRO-40, PRO-41: the application to become a mentor, and the form in which approved mentors edit their answers. */
export const MentorFormPage = (props: PageProps) => {
  const { t } = useLingui();
  const words =
    props.kind === 'apply'
      ? { title: t`Become a mentor`, lead: t`Tell us what you can offer. We read every application.` }
      : { title: t`Your mentor profile`, lead: t`What mentees read before they book you.` };
  return (
    <DetailPage {...words} width="narrow">
      <Body {...props} />
    </DetailPage>
  );
};
