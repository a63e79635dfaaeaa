import { useLingui } from '@lingui/react/macro';
import type { Transcript } from '../../../contract/transcription/schemas/recordings.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { clockOf } from './clockOf.ts';

const Estimated = () => {
  const { t } = useLingui();
  return (
    <Text
      size="meta"
      tone="secondary"
    >{t`The times are estimates: the service that transcribed this gives none.`}</Text>
  );
};

/** What was said, with the moment of each line; `data-from` lets a moment find its line. */
export const TranscriptLines = ({ cues, times_estimated: estimated }: Pick<Transcript, 'cues' | 'times_estimated'>) => (
  <>
    {estimated && <Estimated />}
    <Stack gap="xs" as="ol">
      {cues.map(({ from_ms: from, text }) => (
        <li key={`${from} ${text}`} data-from={from} tabIndex={-1}>
          <Text size="meta" tone="secondary">
            {clockOf(from)}
          </Text>
          <Text typed>{text}</Text>
        </li>
      ))}
    </Stack>
  </>
);
