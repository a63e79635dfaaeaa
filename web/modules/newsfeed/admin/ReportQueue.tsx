import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { NewsfeedReport } from '../../../../contract/newsfeed/schemas.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { PictureGrid } from '../../../ui/PictureGrid.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { ReportReasons } from '../../safety/index.ts';
import { Byline } from '../Byline.tsx';
import { useDecideReport, useReports } from '../queries.ts';

const useDeciding = (report: NewsfeedReport) => {
  const { mutate, isPending, variables } = useDecideReport();
  const decide = (decision: 'take_down' | 'keep', done?: () => void) =>
    mutate(
      { id: report.id, decision },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          done?.();
        },
        onError: (error) => sayFailure(error),
      },
    );
  return { decide, pending: isPending ? variables.decision : null };
};

const Reported = ({ report, zone, mayDecide }: { report: NewsfeedReport; zone: string; mayDecide: boolean }) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { decide, pending } = useDeciding(report);
  const name = report.author.full_name;
  const title = report.about === 'post' ? t`Post by ${name}` : t`Comment by ${name}`;
  return (
    <Card as="article" label={title}>
      <Stack gap="md">
        <ReportReasons reports={report.reports} zone={zone} />
        <Byline author={report.author} at={report.created_at} />
        {report.body !== '' && <LinkedText>{report.body}</LinkedText>}
        <PictureGrid pictures={report.images.map(({ url: src, ...picture }) => ({ ...picture, src }))} />
        {mayDecide && (
          <Row gap="sm" justify="end">
            <Button pending={pending === 'keep'} onPress={() => decide('keep')}>
              {t`Keep`}
            </Button>
            <Button kind="danger" onPress={() => setAsked(true)}>
              {t`Take down`}
            </Button>
          </Row>
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(false)}
          onConfirm={() => decide('take_down', () => setAsked(false))}
          title={report.about === 'post' ? t`Take down this post?` : t`Take down this comment?`}
          confirmLabel={t`Take down`}
          pending={pending === 'take_down'}
        >
          {t`Nobody can read it any more. Its author and whoever reported it are told.`}
        </ConfirmDialog>
      )}
    </Card>
  );
};

/** NEW-02: what members reported, what was reported first on top. */
export const ReportQueue = ({
  programId,
  zone,
  mayDecide,
}: {
  programId: number;
  zone: string;
  mayDecide: boolean;
}) => {
  const { t } = useLingui();
  const { data, error, refetch } = useReports(programId);
  if (!data)
    return error ? (
      <ErrorState message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={2} />
    );
  if (data.reports.length === 0)
    return (
      <EmptyState icon={IconCircleCheck} title={t`No reports`}>
        {t`Posts and comments that members report are listed here.`}
      </EmptyState>
    );
  return (
    <Stack gap="md">
      {data.reports.map((report) => (
        <Reported key={report.id} report={report} zone={zone} mayDecide={mayDecide} />
      ))}
    </Stack>
  );
};
