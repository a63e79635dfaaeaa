import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/endpoint.ts';
import type { listRecordings } from '../../../contract/transcription/endpoints.ts';
import {
  mostUncutBytes,
  soundEndings,
  type TranscriptionModel,
  transcribeLimits,
  transcriptionModels,
  uncutSounds,
} from '../../../contract/transcription/values.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import type { useSending } from './useSending.ts';

type Provider = NonNullable<CallAnswer<typeof listRecordings>['provider']>;

const endings = (all: readonly string[]) => all.map((ending) => `.${ending}`);
/** What goes to the provider as it is, where nothing here reads sound. */
const uncut = { accept: endings(Object.keys(uncutSounds)), maxBytes: mostUncutBytes };
const all = { accept: endings(soundEndings), maxBytes: transcribeLimits.fileBytes };

/** M13: what leaves the installation, said before it does. */
const WhereItGoes = ({ provider: { speech, summary, reads_video: readsVideo } }: { provider: Provider }) => {
  const { t } = useLingui();
  return (
    <Notice title={t`Where your recording goes`}>
      {summary === null
        ? t`It is sent to ${speech} to be transcribed. The summary is made on this server.`
        : t`It is sent to ${speech} to be transcribed, and the transcript to ${summary} to be summarized.`}{' '}
      {t`The file itself is deleted as soon as there is a transcript. Upload only recordings that everyone in them has agreed to.`}
      {!readsVideo && ` ${t`Here only MP3, WAV, M4A and FLAC files of at most 25 MB can be transcribed.`}`}
    </Notice>
  );
};

/** AIT-10 */
const Failed = ({ message }: { message: string }) => {
  const { t } = useLingui();
  return (
    <Notice tone="error" title={t`Upload failed`}>
      {message}
    </Notice>
  );
};

interface Props {
  provider: Provider;
  sending: ReturnType<typeof useSending>;
}

export const UploadCard = ({ provider, sending }: Props) => {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [model, setModel] = useState<TranscriptionModel>(transcriptionModels[0]);
  const { state, send, stop } = sending;
  const isSending = state !== null && state.failed === null;
  const submit = async () => {
    if (file === null) setProblem(t`Please choose a recording`);
    if (file === null || isSending) return;
    // AIT-10: what did not arrive stays chosen.
    if (await send(file, model)) setFile((now) => (now === file ? null : now));
  };
  const pick = ([picked]: File[]) => {
    const isEmpty = picked?.size === 0;
    setProblem(isEmpty ? t`This file is empty.` : null);
    setFile(isEmpty ? null : (picked ?? null));
    // What became of the file before says nothing about this one.
    if (!isSending) stop();
  };
  return (
    <Card>
      <LeaveGuard hasChanges={isSending} />
      <Form onSubmit={submit} label={t`Transcribe a recording`}>
        <Stack gap="md">
          <WhereItGoes provider={provider} />
          <FilePick
            label={t`Recording`}
            required
            {...(provider.reads_video ? all : uncut)}
            files={file ? [{ key: 'file', name: file.name, bytes: file.size }] : []}
            onPick={pick}
            onRemove={() => {
              if (isSending) stop();
              setFile(null);
            }}
            pending={isSending}
            {...(isSending && { sent: state.sent })}
            {...(problem !== null && { error: problem })}
          />
          <SelectField
            label={t`Model`}
            options={transcriptionModels.map((one) => ({ value: one, label: one }))}
            value={model}
            onChange={(chosen) => setModel(transcriptionModels.find((one) => one === chosen) ?? transcriptionModels[0])}
            hint={t`gpt-4o-transcribe hears more precisely, gpt-4o-mini-transcribe is faster.`}
          />
          {state?.failed && <Failed message={state.failed} />}
        </Stack>
        <FormActions>
          {isSending && <Button onPress={stop}>{t`Stop the upload`}</Button>}
          <Button kind="primary" submit pending={isSending}>
            {state?.failed ? t`Try again` : t`Transcribe`}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
};
