import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { exportTranscript } from '../../../contract/transcription/endpoints.ts';
import type { AiRecording } from '../../../contract/transcription/schemas/recordings.ts';
import { exportFormats } from '../../../contract/transcription/values.ts';
import { addressOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { longDay } from '../../lib/time.ts';
import { useViewerZone } from '../accounts/index.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ListRow } from '../../ui/RowList.tsx';
import { ProgressBar } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { clockOf } from './clockOf.ts';
import { DeleteRecording } from './DeleteRecording.tsx';
import { useTranscribeAgain } from './queries.ts';
import { TranscriptDialog } from './TranscriptDialog.tsx';
import { isUnderWay, useProgress } from './useProgress.ts';

/** AIT-04 */
const ExportMenu = ({ recording: { id, filename } }: { recording: AiRecording }) => {
  const { t } = useLingui();
  const save = async (format: (typeof exportFormats)[number]) => {
    try {
      await saveFile(addressOf(exportTranscript.path, { params: { id }, query: { format } }), '*/*');
      toastSuccess(t`Your download has started.`);
    } catch (fault) {
      sayFailure(fault);
    }
  };
  return (
    <Menu
      label={t`Export ${filename}`}
      trigger={
        <Button size="sm" icon={IconDownload} label={t`Export ${filename}`}>
          {t`Export`}
        </Button>
      }
      items={exportFormats.map((format) => ({ label: format.toUpperCase(), onPress: () => void save(format) }))}
    />
  );
};

/** Why it stopped, and the way to go on. */
const Stopped = ({
  message,
  label,
  onPress,
  pending,
}: {
  message: string;
  label: string;
  onPress?: () => void;
  pending?: boolean;
}) => {
  const { t } = useLingui();
  // AIT-10
  const words = message === '' ? t`Unknown error` : message;
  return (
    <Notice
      tone="error"
      title={t`Error: ${words}`}
      {...(onPress && {
        action: (
          <Button size="sm" onPress={onPress} pending={pending ?? false}>
            {label}
          </Button>
        ),
      })}
    />
  );
};

/** AIT-08: uploading, then how far it is, then the result in the same place. */
const State = ({ recording, isSending }: Props) => {
  const { t } = useLingui();
  const { told, lost, connect } = useProgress(recording);
  const { mutate, isPending } = useTranscribeAgain();
  const { status, message, progress, transcript } = { ...recording, ...(isUnderWay(recording) && told) };
  const { filename, received, size } = recording;
  if (status === 'uploading')
    return (
      <Text size="control" tone="secondary">
        {isSending
          ? t`Uploading…`
          : t`${Math.floor((100 * received) / size)}% has arrived. If no other window is uploading it, choose the same file above, with the same model, to go on.`}
      </Text>
    );
  // AIT-09
  if (lost) return <Stopped message={t`Stream connection error.`} label={t`Connect again`} onPress={connect} />;
  if (isUnderWay({ status }))
    return (
      <ProgressBar value={progress} label={t`${filename}: ${message}`} labelHidden note={`${message} · ${progress}%`} />
    );
  if (status === 'completed') return <Text size="control">{transcript ?? t`No transcript available`}</Text>;
  const again = () => mutate(recording.id, { onSuccess: connect, onError: (fault) => sayFailure(fault) });
  return <Stopped message={message} label={t`Try again`} onPress={again} pending={isPending} />;
};

interface Props {
  recording: AiRecording;
  /** Its upload runs on this page. */
  isSending: boolean;
}

export const RecordingRow = ({ recording, isSending }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const [opened, setOpened] = useState<'transcript' | 'delete' | null>(null);
  const { filename, duration, model, status, created_at: created } = recording;
  const facts = [longDay(created, zone), duration !== null && clockOf(duration * 1000), model].filter(Boolean);
  return (
    <ListRow>
      <Stack gap="sm">
        <Row gap="sm" wrap={false} align="start">
          <Grow>
            <Text strong lines={2}>
              {filename}
            </Text>
            <Text size="meta" tone="secondary">
              {facts.join(' · ')}
            </Text>
          </Grow>
          {!isSending && (
            <IconButton icon={IconTrash} size="sm" label={t`Delete ${filename}`} onPress={() => setOpened('delete')} />
          )}
        </Row>
        <State recording={recording} isSending={isSending} />
        {status === 'completed' && (
          <Row gap="sm">
            <Button
              size="sm"
              kind="light"
              label={t`Read the transcript of ${filename}`}
              onPress={() => setOpened('transcript')}
            >
              {t`Read transcript`}
            </Button>
            <ExportMenu recording={recording} />
          </Row>
        )}
      </Stack>
      {opened === 'delete' && <DeleteRecording recording={recording} onClose={() => setOpened(null)} />}
      {opened === 'transcript' && <TranscriptDialog recording={recording} onClose={() => setOpened(null)} />}
    </ListRow>
  );
};
