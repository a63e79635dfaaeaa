import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { answerName, type ApplyValues } from './apply-values.ts';
import { useKeepFile, useRemoveFile } from './queries.ts';

/** Sends a file as soon as it is chosen; what the server says of it stands at its question. */
export const useSendingFile = (form: ApplicationForm, questionId: number) => {
  const { t } = useLingui();
  const { setError, clearErrors } = useFormContext<ApplyValues>();
  const [sent, setSent] = useState(0);
  /** One that did not arrive: it can be sent again without being looked for again. */
  const [unsent, setUnsent] = useState<File | null>(null);
  const keeping = useKeepFile();
  const removing = useRemoveFile();
  const name = answerName(questionId);
  const failed = (error: unknown) => {
    const message = error instanceof CallRefused ? error.refusal.fields?.file : undefined;
    if (message === undefined) sayFailure(error, t`Oops, something went wrong.`);
    else setError(name, { message });
    return message !== undefined;
  };
  return {
    sent,
    unsent,
    isSending: keeping.isPending,
    isPending: keeping.isPending || removing.isPending,
    send: (file: File) => {
      clearErrors(name);
      setSent(0);
      setUnsent(null);
      keeping.mutate(
        { applicationId: form.id, questionId, file, onProgress: setSent },
        { onError: (error) => !failed(error) && setUnsent(file) },
      );
    },
    remove: (id: number) => removing.mutate(id, { onError: failed }),
  };
};
