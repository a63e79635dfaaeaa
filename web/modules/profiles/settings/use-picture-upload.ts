import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { useFailureText } from '../form/explain.ts';
import { type PictureKind, useUploadPicture } from '../queries.ts';

/** A chosen picture on its way to the server: PRO-51 to PRO-56. */
export const usePictureUpload = (kind: PictureKind, onDone: () => void) => {
  const { t } = useLingui();
  const textOf = useFailureText();
  const { mutate, isPending } = useUploadPicture(kind);
  const [picture, setPicture] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);

  const choose = (file: File | null) => {
    setPicture(file);
    setError(null);
  };
  const upload = () => {
    if (!picture) return setError(kind === 'photo' ? t`Photo is required` : t`Banner is a required field`);
    mutate(picture, {
      onSuccess: () => {
        choose(null);
        toastSuccess(kind === 'photo' ? t`Photo uploaded successfully` : t`Banner uploaded successfully`);
        onDone();
      },
      onError: (fault) => {
        // PRO-52: the preview goes, the reason stays on screen.
        choose(null);
        toastFailure(textOf(fault));
      },
    });
  };
  return { picture, choose, error, upload, uploading: isPending };
};
