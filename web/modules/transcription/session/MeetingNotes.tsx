import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookingMeeting } from '../../../../contract/meetings/schemas.ts';
import type { SessionTranscription } from '../../../../contract/transcription/schemas/sessions.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { reasonOf } from '../../../lib/reasons.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { useAnswerTranscription, useSessionTranscription } from './queries.ts';

interface PartProps {
  meeting: BookingMeeting;
  shown: SessionTranscription;
}

const useAnswer = (meetingId: number) => {
  const { mutate, isPending } = useAnswerTranscription(meetingId);
  const answer = (agreed: boolean, after?: () => void) =>
    mutate(agreed, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        after?.();
      },
      onError: (fault) => sayFailure(fault),
    });
  return { answer, isPending };
};

/** M13: where the recording goes, before anybody agrees. */
const useWhereItGoes = ({ provider }: SessionTranscription) => {
  const { t } = useLingui();
  if (provider === null) return '';
  const { speech, summary } = provider;
  return summary === null
    ? t`The recording is sent to ${speech} to be transcribed; the summary is made on this server.`
    : t`The recording is sent to ${speech} to be transcribed, and the transcript to ${summary} to be summarized, also together with your other sessions in a program.`;
};

/** Asks everyone, beginning with oneself. */
const Ask = ({ meeting, shown }: PartProps) => {
  const { t } = useLingui();
  const { answer, isPending } = useAnswer(meeting.id);
  const [asks, setAsks] = useState(false);
  const goes = useWhereItGoes(shown);
  const whyNot = reasonOf(shown.why_not.ask);
  return (
    <>
      <ActionButton size="sm" kind="light" whyNot={whyNot} onPress={() => setAsks(true)}>
        {t`Transcribe and summarize`}
      </ActionButton>
      {asks && (
        <ConfirmDialog
          opened
          tone="brand"
          title={t`Transcribe and summarize this session?`}
          confirmLabel={t`Ask everyone`}
          pending={isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => answer(true, () => setAsks(false))}
        >
          {goes} {t`Everyone in the session has to agree first, and can withdraw at any time.`}
        </ConfirmDialog>
      )}
    </>
  );
};

/** M14: the question to the others. */
const Question = ({ meeting, shown }: PartProps) => {
  const { t } = useLingui();
  const { answer, isPending } = useAnswer(meeting.id);
  const goes = useWhereItGoes(shown);
  const names = shown.asked_by.join(', ');
  return (
    <Notice
      tone="info"
      title={t`${names} would like to have this session transcribed and summarized`}
      action={
        <Row gap="sm">
          <Button size="sm" kind="primary" pending={isPending} onPress={() => answer(true)}>
            {t`Agree`}
          </Button>
          <Button size="sm" pending={isPending} onPress={() => answer(false)}>
            {t`Do not agree`}
          </Button>
        </Row>
      }
    >
      {goes} {t`It happens only if everyone agrees. You can withdraw at any time, and the transcript is deleted.`}
    </Notice>
  );
};

const Withdraw = ({ meeting }: { meeting: BookingMeeting }) => {
  const { t } = useLingui();
  const { answer, isPending } = useAnswer(meeting.id);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" kind="quiet" onPress={() => setAsks(true)}>
        {t`Delete the transcript`}
      </Button>
      {asks && (
        <ConfirmDialog
          opened
          title={t`Delete the transcript?`}
          confirmLabel={t`Withdraw and delete`}
          pending={isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => answer(false, () => setAsks(false))}
        >
          {t`You withdraw your consent. The transcript and the summary are deleted for everybody, and the actions and objectives made from them unless they were rewritten; the recording stays. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </>
  );
};

const Done = ({ meeting, shown }: PartProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <Stack gap="sm">
      <Text size="control" lines={3}>
        {meeting.summary ?? t`No summary available`}
      </Text>
      <Row gap="sm">
        <Button size="sm" kind="light" onPress={() => setOpened(true)}>
          {t`Summary and transcript`}
        </Button>
        <Withdraw meeting={meeting} />
        {/* It was recorded again since. */}
        {shown.untranscribed > 0 && <Ask meeting={meeting} shown={shown} />}
      </Row>
      {opened && <SessionDialog meeting={meeting} onClose={() => setOpened(false)} />}
    </Stack>
  );
};

const Waiting = ({ shown }: { shown: SessionTranscription }) => {
  const { t } = useLingui();
  const names = shown.missing.join(', ');
  return (
    <Notice tone="info">{t`The session is transcribed once everyone has agreed. Still to agree: ${names}.`}</Notice>
  );
};

const Working = ({ shown }: { shown: SessionTranscription }) => {
  const { t } = useLingui();
  const [message, progress] = [shown.message ?? '', shown.progress ?? 0];
  return (
    <ProgressBar value={progress} label={t`Transcript: ${message}`} labelHidden note={`${message} · ${progress}%`} />
  );
};

const Stopped = ({ meeting, shown }: PartProps) => {
  const { t } = useLingui();
  const { answer, isPending } = useAnswer(meeting.id);
  const message = shown.message ?? t`Unknown error`;
  return (
    <Notice
      tone="error"
      title={t`Error: ${message}`}
      action={<Button size="sm" pending={isPending} onPress={() => answer(true)}>{t`Try again`}</Button>}
    />
  );
};

const Part = ({ meeting, shown }: PartProps) => {
  const { state, agreed, why_not: whyNot } = shown;
  if (state === 'done') return <Done meeting={meeting} shown={shown} />;
  if (state === 'working') return <Working shown={shown} />;
  if (whyNot.ask === 'transcription.not_set_up') return null;
  if (state === 'stopped') return <Stopped meeting={meeting} shown={shown} />;
  if (agreed === true) return <Waiting shown={shown} />;
  if (state === 'asking' && agreed === null && whyNot.ask === null) return <Question meeting={meeting} shown={shown} />;
  return <Ask meeting={meeting} shown={shown} />;
};

/** MTG-09, M14: below a recorded meeting, what its transcript says, or how to get one. */
export const MeetingNotes = ({ meeting }: { meeting: BookingMeeting }) => {
  const { data } = useSessionTranscription(meeting.id);
  return data ? <Part meeting={meeting} shown={data} /> : null;
};
