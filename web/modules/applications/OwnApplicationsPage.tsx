import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileText } from '@tabler/icons-react';
import type { OpenApplication, OwnApplication } from '../../../contract/applications/schemas/applying.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { shortDay } from '../../lib/time.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { ConfirmFirst, useMe, useViewerZone } from '../accounts/index.ts';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import { ApplicantFrame } from './ApplicantFrame.tsx';
import { ApplicantBadge } from './Badges.tsx';
import { IntakeForApplicants } from './IntakeForApplicants.tsx';
import { useContinue, useOwnApplications } from './queries.ts';

const useNextWords = () => {
  const { t } = useLingui();
  return {
    draft: t`You have not sent it yet.`,
    applied: t`The team will write to you as soon as it has been read.`,
    shortlisted: t`You are on the shortlist. The team will write to you.`,
    waitlisted: t`You are on the waitlist. The team will email you if a place becomes free.`,
    approved: t`You are invited. Continue to join the program.`,
    rejected: t`The team could not offer you a place.`,
  };
};

/** APP-28: only approved applicants can continue; a disabled button says why. */
const ContinueButton = ({ application }: { application: OwnApplication }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutate, isPending } = useContinue();
  const whyNot = application.why_not.continue;
  const press = () =>
    mutate(application.applicant_id, {
      onSuccess: ({ message, redirect_url: next }) => {
        toastSuccess(message);
        goTo(next);
      },
      onError: (error) => sayFailure(error, t`Oops, something went wrong.`),
    });
  return (
    <ActionButton kind="primary" pending={isPending} whyNot={reasonOf(whyNot)} onPress={press}>
      {t`Continue`}
    </ActionButton>
  );
};

const NextSteps = ({ application: { status, rejection_note: note } }: { application: OwnApplication }) => {
  const { t } = useLingui();
  const words = useNextWords();
  return (
    <Stack gap="xs">
      <Text>{words[status]}</Text>
      {note !== '' && <Text tone="secondary">{t`The team wrote: ${note}`}</Text>}
    </Stack>
  );
};

const OwnCard = ({ application }: { application: OwnApplication }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { me } = useMe();
  const zone = useViewerZone();
  const { status, applied_on: at } = application;
  // M41
  const mustConfirm = status === 'approved' && me?.confirmed_at === null && application.joined_at === null;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Row align="start" wrap={false}>
          <Grow>
            <Heading level={2} look="card">
              {application.name}
            </Heading>
          </Grow>
          <ApplicantBadge status={status} />
        </Row>
        <Text size="control" tone="secondary">
          {at === null ? application.role_name : t`${application.role_name} · applied on ${shortDay(at, zone)}`}
        </Text>
        <Row justify="between">
          <NextSteps application={application} />
          {status === 'approved' && !mustConfirm && <ContinueButton application={application} />}
          {status === 'draft' && application.why_not.edit === null && (
            <Button kind="primary" href={applicationPages(programme).form(application.link_ref)}>{t`Go on`}</Button>
          )}
        </Row>
        {mustConfirm && <ConfirmFirst email={me?.email ?? ''} />}
      </Stack>
    </Card>
  );
};

const OpenCard = ({ application }: { application: OpenApplication }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const pages = applicationPages(programme);
  const { name, only_waitlist: waits } = application;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Heading level={3} look="card">
          {application.name}
        </Heading>
        {application.description !== '' && <Text lines={3}>{application.description}</Text>}
        <Row justify="between">
          <Stack gap="none">
            <Text size="control" tone="secondary">
              {application.role_name}
            </Text>
            <Text size="control" tone="secondary">
              {waits ? (
                application.deadline_passed ? (
                  t`The last day to apply has passed`
                ) : (
                  t`All places are taken`
                )
              ) : (
                <IntakeForApplicants form={application} zone={programme.timezone} />
              )}
            </Text>
          </Stack>
          <Button
            kind="light"
            label={waits ? t`Join the waitlist: ${name}` : t`Apply: ${name}`}
            href={pages.form(application.link_ref)}
          >
            {waits ? t`Join the waitlist` : t`Apply`}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

const Denied = ({ error }: { error: CallRefused }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return (
    <EmptyState
      title={error.refusal.error}
      action={<Button href={adminPath(programme, 'applications')}>{t`See the applications`}</Button>}
    />
  );
};

const Lists = () => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch } = useOwnApplications(id);
  if (error instanceof CallRefused && error.status === 403) return <Denied error={error} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList />;
  const { applications: own, open, support_email: support } = data;
  return (
    <Stack gap="xl">
      {own.length > 0 && (
        <Stack as="ul" gap="md" label={t`Your applications`}>
          {own.map((application) => (
            <OwnCard key={application.id} application={application} />
          ))}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack gap="md">
          <Heading level={2} look="card">
            {t`Open applications`}
          </Heading>
          <Stack as="ul" gap="md" label={t`Open applications`}>
            {open.map((application) => (
              <OpenCard key={application.id} application={application} />
            ))}
          </Stack>
        </Stack>
      )}
      {own.length === 0 && open.length === 0 && (
        <EmptyState icon={IconFileText} title={t`You have no applications`}>
          {t`This program takes no applications at the moment.`}
        </EmptyState>
      )}
      {support !== null && (
        <Text size="control" tone="secondary">
          <Trans>
            Questions? Write to <Link href={`mailto:${support}`}>{support}</Link>
          </Trans>
        </Text>
      )}
    </Stack>
  );
};

/** APP-27, D25: the status of the user's applications to a programme, and other forms that are open. */
export const OwnApplicationsPage = () => {
  const { t } = useLingui();
  const { name } = useThisProgramme();
  usePageTitle(t`Your applications`);
  return (
    <ApplicantFrame title={t`Your applications`} lead={name}>
      <Lists />
    </ApplicantFrame>
  );
};
