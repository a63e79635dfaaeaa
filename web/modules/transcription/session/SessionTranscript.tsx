import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../../lib/call.ts';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TranscriptLines } from '../TranscriptLines.tsx';
import { useMeetingTranscript } from './queries.ts';

type Read = NonNullable<ReturnType<typeof useMeetingTranscript>['data']>;

/** Lines with their times; a transcript without times as it is. */
const Lines = ({ transcript, ...lines }: Read) => {
  const { t } = useLingui();
  if (lines.cues.length > 0) return <TranscriptLines {...lines} />;
  return transcript ? <Text typed>{transcript}</Text> : <Text tone="secondary">{t`No transcript available`}</Text>;
};

interface Props {
  meetingId: number;
  /** False where nothing was transcribed. */
  isThere?: boolean;
}

/** MTG-04: what was said, read only when the window is open. */
export const SessionTranscript = ({ meetingId, isThere = true }: Props) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useMeetingTranscript(meetingId, isThere);
  if (!isThere) return <Text tone="secondary">{t`No transcript available`}</Text>;
  if (data) return <Lines {...data} />;
  if (error === null) return <SkeletonList rows={3} />;
  return (
    <ErrorState
      compact
      title={t`The transcript could not be loaded`}
      message={refusalOf(error)?.error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
