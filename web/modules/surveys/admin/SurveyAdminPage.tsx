import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { surveyRefusals } from '../../../../contract/surveys/messages.ts';
import type { Survey } from '../../../../contract/surveys/schemas/surveys.ts';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { newKey } from '../../../lib/new-key.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { shortDay } from '../../../lib/time.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { surveyPages } from '../addresses.ts';
import { useCloseSurvey, useRemindSurvey, useSurvey } from '../queries.ts';
import { SurveyEditor } from './SurveyEditor.tsx';
import { SurveyResults } from './SurveyResults.tsx';
import { stateTones, useAudienceWords, useStateWords } from './words.ts';

const useBack = () => {
  const { t } = useLingui();
  return { href: surveyPages(useThisProgramme()).list, label: t`Surveys` };
};

const Remind = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemindSurvey(survey.id);
  const [key, setKey] = useState(newKey);
  const [asks, setAsks] = useState(false);
  const whyNot = survey.why_not.remind;
  const left = survey.sent_count - survey.answered_count;
  const remind = () =>
    mutate(key, {
      onSuccess: () => {
        setKey(newKey());
        toastSuccess(t`The reminder has been sent.`);
      },
      onError: (error) => sayFailure(error, t`The reminder could not be sent.`),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <ActionButton whyNot={reasonOf(whyNot)} onPress={() => setAsks(true)}>
        {t`Send reminder`}
      </ActionButton>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={remind}
        title={t`Send a reminder?`}
        confirmLabel={t`Send reminder`}
        pending={isPending}
        tone="brand"
      >
        <Plural
          value={left}
          one="# person has not answered yet, and gets an email now."
          other="# people have not answered yet, and get an email now."
        />
      </ConfirmDialog>
    </>
  );
};

const Close = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCloseSurvey(survey.id);
  const [asks, setAsks] = useState(false);
  const whyNot = survey.why_not.close;
  // A survey that is closed has no such button any more: what is said must not depend on it.
  const close = async () => {
    try {
      await mutateAsync(undefined);
      setAsks(false);
      toastSuccess(t`The survey has been closed.`);
    } catch (error) {
      sayFailure(error, t`The survey could not be closed.`);
    }
  };
  return (
    <>
      <ActionButton whyNot={reasonOf(whyNot)} onPress={() => setAsks(true)}>
        {t`Close survey`}
      </ActionButton>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={close}
        title={t`Close this survey?`}
        confirmLabel={t`Close survey`}
        pending={isPending}
        tone="brand"
      >
        {t`Nobody can answer it any more. The results stay.`}
      </ConfirmDialog>
    </>
  );
};

const SentSurvey = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const states = useStateWords();
  const audience = useAudienceWords();
  const { status, sent_count: sent, answered_count: answered, sent_at: at, completed_at: closed } = survey;
  const rate = sent === 0 ? 0 : Math.round((100 * answered) / sent);
  const day = (moment: string) => shortDay(moment, programme.timezone);
  usePageTitle(survey.title);
  return (
    <DetailPage
      title={survey.title}
      lead={survey.description}
      back={useBack()}
      width="admin"
      status={<StatusPill tone={stateTones[status]}>{states[status]}</StatusPill>}
      actions={
        <Row gap="sm">
          <SaveCsv address={surveyPages(programme).file(survey.id)} />
          {status === 'ongoing' && <Remind survey={survey} />}
          {status === 'ongoing' && <Close survey={survey} />}
        </Row>
      }
      facts={
        <Facts
          columns={2}
          items={[
            { label: t`Who is asked`, value: audience(survey) },
            { label: t`Anonymous`, value: survey.anonymous ? t`Yes` : t`No` },
            { label: t`Sent`, value: at === null ? '–' : day(at) },
            { label: t`Closed`, value: closed === null ? '–' : day(closed) },
            { label: t`Answers`, value: t`${answered} of ${sent} (${rate}%)` },
          ]}
        />
      }
    >
      <SurveyResults survey={survey} />
    </DetailPage>
  );
};

const Draft = ({ survey }: { survey: Survey | null }) => {
  const { t } = useLingui();
  const title = survey === null ? t`New survey` : t`Edit survey`;
  usePageTitle(title);
  return (
    <DetailPage title={title} lead={t`Nobody sees it before you send it.`} back={useBack()} width="narrow">
      <SurveyEditor survey={survey} />
    </DetailPage>
  );
};

const serverFaults = 500;

/** Not there for whoever asks, or lost on the way. */
const NotShown = ({ query: { error, refetch } }: { query: ReturnType<typeof useSurvey> }) => {
  const { t } = useLingui();
  const refused = error instanceof CallRefused && error.status < serverFaults ? error.refusal : null;
  usePageTitle(t`Survey`);
  return (
    <DetailPage title={t`Survey`} back={useBack()} width="narrow">
      {error !== null && refused === null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <EmptyState title={refused?.error ?? surveyRefusals['surveys.not_found']} />
      )}
    </DetailPage>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <DetailPage title={t`Survey`} back={useBack()} width="narrow">
      <SkeletonForm />
    </DetailPage>
  );
};

/** B90: a draft is written, what was sent shows its results; `id` null for a new one. */
export const SurveyAdminPage = ({ id }: { id: number | null }) => {
  const programme = useThisProgramme();
  const query = useSurvey(id);
  const { data, isPending } = query;
  if (id === null) return <Draft survey={null} />;
  if (isPending) return <Loading />;
  // A survey of another program does not exist at this address.
  if (data?.program_id !== programme.id) return <NotShown query={query} />;
  return data.status === 'draft' ? <Draft survey={data} /> : <SentSurvey survey={data} />;
};
