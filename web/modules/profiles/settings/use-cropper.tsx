import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { profileLimits } from '../../../../contract/profiles/values.ts';
import { asPicture } from '../../../ui/asPicture.ts';
import { ImageCrop } from '../../../ui/ImageCrop.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import type { PictureKind } from '../queries.ts';

/** PRO-53, PRO-56: the shape to which a picture is cropped. */
const shapes = {
  photo: { aspect: 1, width: 1080 },
  banner: { aspect: 1440 / 230, width: 1440 },
} as const;

/**
 * Crops a chosen picture to shape; an animated banner is left as it is, since cropping would stop the animation. The
 * cropper is a dialog of its own: render it next to another dialog, not inside it.
 */
export const useCropper = (kind: PictureKind, onPicture: (picture: File) => void) => {
  const { t } = useLingui();
  const [original, setOriginal] = useState<File | null>(null);
  const choose = ([file]: File[]) => {
    if (file?.type === 'image/gif') onPicture(file);
    else setOriginal(file ?? null);
  };
  const cut = async (image: Blob) => {
    const wanted = { name: `${kind}.jpg`, type: 'image/jpeg', maxBytes: profileLimits.photoBytes } as const;
    const made = await asPicture(image, wanted);
    setOriginal(null);
    if (made) onPicture(made);
    else toastFailure(t`This picture cannot be read. Please choose another one.`);
  };
  const cropper = (
    <ImageCrop
      {...shapes[kind]}
      file={original}
      round={kind === 'photo'}
      title={kind === 'photo' ? t`Crop your photo` : t`Crop your banner`}
      onCancel={() => setOriginal(null)}
      onCrop={(image) => void cut(image)}
    />
  );
  return { choose, cropping: original !== null, cropper };
};
