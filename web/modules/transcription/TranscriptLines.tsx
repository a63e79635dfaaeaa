import type { Transcript } from '../../../contract/transcription/schemas/recordings.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { clockOf } from './clockOf.ts';

/** What was said, with the moment of each line; `data-from` lets a moment find its line. */
export const TranscriptLines = ({ cues }: Pick<Transcript, 'cues'>) => (
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
);
