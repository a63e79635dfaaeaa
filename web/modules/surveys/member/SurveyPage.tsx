import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { SurveyForMember } from '../../../../contract/surveys/schemas/surveys.ts';
import { CallRefused } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { portalPath } from '../../../lib/paths.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { laterInPage } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useReceivedSurvey } from '../queries.ts';

/** The fields come after the page: who has answered needs none. */
const SurveyForm = laterInPage(
  async () => (await import('./SurveyForm.tsx')).SurveyForm,
  () => <SkeletonForm />,
);

/** Answered, closed, or of a program that is over. */
const Over = ({
  survey,
  reason,
}: {
  survey: SurveyForMember;
  reason: NonNullable<SurveyForMember['why_not_answer']>;
}) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return (
    <EmptyState
      icon={survey.answered ? IconCheck : IconLock}
      title={survey.answered ? t`Thank you for your answers` : t`This survey cannot be answered any more`}
      action={<Button href={portalPath(programme, 'overviews')}>{t`Go to the overview`}</Button>}
    >
      {survey.answered ? t`They have been sent to the team of ${programme.name}.` : reasonOf(reason)}
    </EmptyState>
  );
};

const Loaded = ({ survey }: { survey: SurveyForMember }) => {
  const reason = survey.why_not_answer;
  return (
    <DetailPage title={survey.title} lead={survey.description} width="narrow">
      <Card>{reason === null ? <SurveyForm survey={survey} /> : <Over survey={survey} reason={reason} />}</Card>
    </DetailPage>
  );
};

const serverFaults = 500;

/** B90: whoever was sent a survey answers it here, once. */
export const SurveyPage = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useReceivedSurvey(id);
  usePageTitle(data?.title ?? t`Survey`);
  if (error instanceof CallRefused && error.status < serverFaults)
    return (
      <DetailPage title={t`Survey`} width="narrow">
        <EmptyState title={error.refusal.error} />
      </DetailPage>
    );
  if (data) return <Loaded survey={data} />;
  return (
    <DetailPage title={t`Survey`} width="narrow">
      <Stack>{error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonForm />}</Stack>
    </DetailPage>
  );
};
