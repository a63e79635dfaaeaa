import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useRecordings } from './queries.ts';
import { RecordingRow } from './RecordingRow.tsx';
import { nameOf } from './send-recording.ts';
import { UploadCard } from './UploadCard.tsx';
import { useSending } from './useSending.ts';

const NotSetUp = () => {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`Transcription is not set up.`}>
      {t`Whoever runs Lantern here sets TRANSCRIPTION_API_KEY, and TRANSCRIPTION_URL for a server of their own. Until then no recording can be uploaded.`}
    </Notice>
  );
};

const Content = () => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useRecordings();
  const sending = useSending(
    data?.recordings ?? [],
    t`The upload took longer than 15 minutes. Choose the same file again to go on.`,
  );
  if (!data && error)
    return (
      <ErrorState
        title={t`Your recordings could not be loaded`}
        message={refusalOf(error)?.error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SkeletonForm fields={3} />;
  const { provider, recordings } = data;
  const file = sending.state?.failed === null ? sending.state.file : null;
  return (
    <>
      {provider ? <UploadCard provider={provider} sending={sending} /> : <NotSetUp />}
      <SectionCard title={t`Your recordings`} flush={recordings.length > 0}>
        {recordings.length === 0 ? (
          <EmptyState compact title={t`No recordings yet`}>
            {t`What you upload appears here, with its transcript and a summary. Only you can see it.`}
          </EmptyState>
        ) : (
          <RowList label={t`Your recordings`}>
            {recordings.map((one) => (
              <RecordingRow
                key={one.id}
                recording={one}
                isSending={
                  one.status === 'uploading' && file !== null && one.filename === nameOf(file) && one.size === file.size
                }
              />
            ))}
          </RowList>
        )}
      </SectionCard>
    </>
  );
};

/** AIT-01 */
export const TranscribePage = () => {
  const { t } = useLingui();
  const title = t`AI Transcribe & Summarize`;
  usePageTitle(title);
  return (
    <DetailPage
      title={title}
      lead={t`Upload a recording, and get its transcript with a summary. You can export it as TXT, DOCX, PDF or SRT.`}
      width="narrow"
    >
      <Content />
    </DetailPage>
  );
};
