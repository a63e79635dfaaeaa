import { useLingui } from '@lingui/react/macro';
import type { TranscriptLines as Read } from '../../../contract/transcription/schemas/recordings.ts';
import { Text } from '../../ui/Text.tsx';
import { TimedLines } from '../../ui/TimedLines.tsx';
import { clockOf } from './clockOf.ts';

/** MTG-04, AIT-11: what was said, with the moment of each line; a transcript without lines as it is. */
export const TranscriptLines = ({ transcript, cues, times_estimated: estimated }: Read) => {
  const { t } = useLingui();
  if (cues.length === 0)
    return transcript ? (
      <Text typed>{transcript}</Text>
    ) : (
      <Text size="control" tone="secondary">{t`No transcript available`}</Text>
    );
  return (
    <>
      {estimated && (
        <Text size="meta" tone="secondary">
          {t`The times are estimates: the service that transcribed this gives none.`}
        </Text>
      )}
      <TimedLines
        label={t`Transcript`}
        lines={cues.map(({ from_ms: at, text }) => ({ at, clock: clockOf(at), text }))}
      />
    </>
  );
};
