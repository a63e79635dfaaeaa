import { useLingui } from '@lingui/react/macro';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TranscriptFailed } from '../TranscriptFailed.tsx';
import { TranscriptLines } from '../TranscriptLines.tsx';
import { useMeetingTranscript } from './queries.ts';

interface Props {
  meetingId: number;
  /** False where nothing was transcribed. */
  isThere?: boolean;
}

/** MTG-04: what was said, read only when the window is open. */
export const SessionTranscript = ({ meetingId, isThere = true }: Props) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useMeetingTranscript(meetingId, isThere);
  if (!isThere) return <Text size="control" tone="secondary">{t`No transcript available`}</Text>;
  if (data) return <TranscriptLines {...data} />;
  if (error === null) return <SkeletonList rows={3} />;
  return <TranscriptFailed {...{ error, isFetching, refetch }} />;
};
