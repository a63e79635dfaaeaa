import { useLingui } from '@lingui/react/macro';
import { IconCertificate, IconClock, IconLock, IconTargetArrow, IconVideo } from '@tabler/icons-react';
import type { OwnRecord } from '../../../../contract/records/schemas.ts';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { learningPaths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { StatGrid } from '../../../ui/Layout.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useMe, useViewerZone } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { CertificateCard, CertificatesCard } from '../certificate/cards.tsx';
import { useRecord } from '../queries.ts';
import { hoursWords } from '../words.ts';
import { Downloads } from './Downloads.tsx';
import { Goals } from './Goals.tsx';
import { Reflections } from './Reflections.tsx';
import { Sessions } from './Sessions.tsx';

const isEmpty = ({ sessions, goals, reflections, reflections_waiting: waiting, certificates }: OwnRecord) =>
  sessions.length === 0 && goals === null && reflections.length === 0 && waiting === 0 && certificates.length === 0;

const Figures = ({ record }: { record: OwnRecord }) => {
  const { t } = useLingui();
  const { goals, session_count: sessions, minutes } = record;
  return (
    <StatGrid>
      <Stat label={t`Sessions`} value={sessions} icon={IconVideo} />
      <Stat label={t`Time in sessions`} value={hoursWords(minutes)} icon={IconClock} tone="amber" />
      <Stat
        label={t`Objectives done`}
        value={goals === null ? '–' : t`${goals.done} of ${goals.total}`}
        icon={IconTargetArrow}
        tone="teal"
      />
    </StatGrid>
  );
};

const Nothing = ({ isMentor }: { isMentor: boolean }) => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  if (isMentor)
    return (
      <Card>
        <EmptyState icon={IconCertificate} title={t`Records are for mentees`}>
          {t`What you do as a mentee is listed here.`}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={IconCertificate}
        title={t`There is nothing in your record yet`}
        action={<Button href={learningPaths(programme).objectives}>{t`Learning Objectives`}</Button>}
      >
        {t`Sessions that you complete, your objectives, and what mentors say about you are listed here.`}
      </EmptyState>
    </Card>
  );
};

const Loaded = ({ record }: { record: OwnRecord }) => {
  const zone = useViewerZone();
  const { me } = useMe();
  const isMentor = record.program ? record.why_not.certificate === 'records.mentees_only' : me?.user_type === 'mentor';
  const empty = isEmpty(record);
  return (
    <>
      {empty ? (
        <Nothing isMentor={isMentor} />
      ) : (
        <>
          <Figures record={record} />
          {record.program === null && <CertificatesCard record={record} zone={zone} />}
        </>
      )}
      {record.program !== null && !isMentor && (
        <CertificateCard record={record} programId={record.program.id} zone={zone} />
      )}
      {!empty && (
        <>
          <Sessions record={record} zone={zone} />
          <Goals goals={record.goals} />
          <Reflections record={record} zone={zone} />
        </>
      )}
    </>
  );
};

const Failed = ({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) => {
  const { t } = useLingui();
  const isDenied = error instanceof CallRefused && (error.status === 403 || error.status === 404);
  if (!isDenied) return <ErrorState message={refusalOf(error)?.error} onRetry={onRetry} retrying={retrying} />;
  return (
    <Card>
      <EmptyState icon={IconLock} title={error.refusal.error}>
        {t`There is no record of yours here.`}
      </EmptyState>
    </Card>
  );
};

/** The reader's own record as a mentee, on the platform or in the program whose portal this is. */
export const RecordPage = () => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const { data: record, error, refetch, isFetching } = useRecord(programme?.id ?? null);
  usePageTitle(t`My record`);
  return (
    <DetailPage
      title={t`My record`}
      lead={
        programme === null
          ? t`What you did on the platform as a mentee. Each program has a record of its own.`
          : t`What you did in ${programme.name} as a mentee.`
      }
      {...(record && !isEmpty(record) && { actions: <Downloads record={record} /> })}
    >
      {record && <Loaded record={record} />}
      {!record && error && <Failed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!record && !error && <SkeletonDetail />}
    </DetailPage>
  );
};
