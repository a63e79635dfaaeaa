import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sayFailure } from '../../../lib/failure.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { type PictureKind, useUploadPicture } from '../queries.ts';
import { useCropper } from './use-cropper.tsx';

/** The upload of a picture: chosen, cropped, sent (PRO-51 to PRO-56). */
export const usePictureUpload = (kind: PictureKind, onDone: () => void) => {
  const { t } = useLingui();
  const { mutate, isPending } = useUploadPicture(kind);
  const [picture, setPicture] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);

  const show = (file: File | null) => {
    setPicture(file);
    setError(null);
  };
  const { choose, cropping, cropper } = useCropper(kind, show);
  const upload = () => {
    if (!picture) return setError(kind === 'photo' ? t`Photo is required` : t`Banner is a required field`);
    mutate(picture, {
      onSuccess: () => {
        show(null);
        toastSuccess(kind === 'photo' ? t`Photo uploaded successfully` : t`Banner uploaded successfully`);
        onDone();
      },
      onError: (fault) => {
        // PRO-52: the preview is removed, the reason stays on screen.
        show(null);
        sayFailure(fault);
      },
    });
  };
  const pick = { kind, picture, error, onChoose: choose, onRemove: () => show(null) };
  return { pick, picture, upload, uploading: isPending, cropping, cropper };
};
