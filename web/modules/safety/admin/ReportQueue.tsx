import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import type { SafetyReport } from '../../../../contract/safety/schemas.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useSafetyReports } from '../queries.ts';
import { ReportReasons } from '../ReportReasons.tsx';
import { Decided } from './Decided.tsx';
import { Deciding } from './Deciding.tsx';

interface Props {
  report: SafetyReport;
  programId: number | null;
}

const Reported = ({ report, programId }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { about, excerpt } = report;
  const name = about?.full_name ?? t`Deleted User`;
  const isMessage = excerpt !== null;
  return (
    <Card as="article" label={isMessage ? t`Message by ${name}` : name}>
      <Stack gap="md">
        <PersonRow
          name={name}
          src={about?.photo_url}
          deleted={about === null}
          size={46}
          meta={isMessage ? t`A message of theirs was reported` : t`This person was reported`}
          {...(about?.profile_link != null && { href: about.profile_link })}
        />
        {isMessage && (
          <Notice tone="info" title={t`The message`}>
            <Text typed as="div">
              {excerpt === '' ? t`A file without words` : excerpt}
            </Text>
            {report.message_gone && (
              <Text size="meta" tone="secondary">
                {t`It has been deleted since. This is what it said when it was reported.`}
              </Text>
            )}
          </Notice>
        )}
        <ReportReasons reports={report.reports} zone={zone} />
        {report.decided === null ? (
          <Deciding report={report} name={name} inProgram={programId !== null} />
        ) : (
          <Decided decided={report.decided} />
        )}
      </Stack>
    </Card>
  );
};

/** M47: what waits, what was reported first on top; or what is decided, the latest on top. */
export const ReportQueue = ({ programId, decided }: { programId: number | null; decided: boolean }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useSafetyReports(programId, decided);
  if (!data)
    return error ? (
      <ErrorState message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={2} />
    );
  if (data.reports.length === 0)
    return (
      <EmptyState icon={IconCircleCheck} title={decided ? t`Nothing decided yet` : t`No reports`}>
        {decided
          ? t`Reports that an admin has decided are listed here.`
          : t`People and messages that members report are listed here.`}
      </EmptyState>
    );
  return (
    <Stack gap="md">
      {data.reports.map((report) => (
        <Reported key={report.id} report={report} programId={programId} />
      ))}
    </Stack>
  );
};
