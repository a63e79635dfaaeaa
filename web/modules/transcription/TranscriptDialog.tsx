import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { AiRecording, Transcript } from '../../../contract/transcription/schemas/recordings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { Notes } from './Notes.tsx';
import { useTranscript } from './queries.ts';
import { Section } from './Section.tsx';
import { TranscriptFailed } from './TranscriptFailed.tsx';
import { TranscriptLines } from './TranscriptLines.tsx';

const Body = ({ transcript }: { transcript: Transcript }) => {
  const { t } = useLingui();
  const lines = useRef<HTMLDivElement>(null);
  const { summary, topics, key_points: points, action_items: items } = transcript;
  const show = (ms: number) => {
    const all = [...(lines.current?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
    const line = all.findLast((one) => Number(one.dataset.from) <= ms) ?? all[0];
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="lg">
      <Notes {...{ summary, topics, points, items }} onMoment={show} />
      <div ref={lines}>
        <Section title={t`Transcript`}>
          <TranscriptLines {...transcript} />
        </Section>
      </div>
    </Stack>
  );
};

/** The whole transcript of a recording, with its summary. */
export const TranscriptDialog = ({ recording, onClose }: { recording: AiRecording; onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useTranscript(recording.id);
  return (
    <Dialog opened onClose={onClose} title={recording.filename} size="lg" reading>
      {data ? (
        <Body transcript={data} />
      ) : error ? (
        <TranscriptFailed {...{ error, isFetching, refetch }} />
      ) : (
        <SkeletonList rows={6} />
      )}
    </Dialog>
  );
};
