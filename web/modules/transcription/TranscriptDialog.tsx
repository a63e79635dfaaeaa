import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { AiRecording, Transcript } from '../../../contract/transcription/schemas/recordings.ts';
import { refusalOf } from '../../lib/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TagList } from '../../ui/Pills.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { clockOf } from './clockOf.ts';
import { useTranscript } from './queries.ts';
import { TranscriptLines } from './TranscriptLines.tsx';

type Moments = Transcript['key_points'];

interface StatementsProps {
  title: string;
  none: string;
  statements: Moments;
  onMoment: (ms: number) => void;
}

/** Each with the moment of the recording that it comes from. */
const Statements = ({ title, none, statements, onMoment }: StatementsProps) => {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Heading level={3} look="card">
        {title}
      </Heading>
      {statements.length === 0 ? (
        <Text size="control" tone="secondary">
          {none}
        </Text>
      ) : (
        <Prose>
          <ul>
            {statements.map(({ text, at_ms: at }) => (
              <li key={`${at} ${text}`}>
                {text}{' '}
                <Button
                  kind="quiet"
                  size="sm"
                  label={t`Show ${clockOf(at)} in the transcript`}
                  onPress={() => onMoment(at)}
                >
                  {clockOf(at)}
                </Button>
              </li>
            ))}
          </ul>
        </Prose>
      )}
    </Stack>
  );
};

const Body = ({ transcript }: { transcript: Transcript }) => {
  const { t } = useLingui();
  const lines = useRef<HTMLDivElement>(null);
  const { summary, key_points: points, action_items: items, topics, cues } = transcript;
  const show = (ms: number) => {
    const all = [...(lines.current?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
    const line = all.findLast((one) => Number(one.dataset.from) <= ms) ?? all[0];
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={3} look="card">{t`Summary`}</Heading>
        <Text typed>{summary ?? t`No summary available`}</Text>
        {topics.length > 0 && <TagList tags={topics} max={6} label={t`Topics`} />}
      </Stack>
      <Statements title={t`Key points`} none={t`No key points available`} statements={points} onMoment={show} />
      <Statements title={t`Action items`} none={t`No action items available`} statements={items} onMoment={show} />
      <div ref={lines}>
        <Stack gap="sm">
          <Heading level={3} look="card">{t`Transcript`}</Heading>
          {cues.length === 0 ? (
            <Text size="control" tone="secondary">{t`No transcript available`}</Text>
          ) : (
            <TranscriptLines cues={cues} times_estimated={transcript.times_estimated} />
          )}
        </Stack>
      </div>
    </Stack>
  );
};

/** The whole transcript of a recording, with its summary. */
export const TranscriptDialog = ({ recording, onClose }: { recording: AiRecording; onClose: () => void }) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useTranscript(recording.id);
  return (
    <Dialog opened onClose={onClose} title={recording.filename} size="lg">
      {data ? (
        <Body transcript={data} />
      ) : error ? (
        <ErrorState
          compact
          title={t`The transcript could not be loaded`}
          message={refusalOf(error)?.error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonDetail />
      )}
    </Dialog>
  );
};
