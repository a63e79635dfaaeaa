import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eventLimits, eventPicture } from '../../../../../contract/events/values.ts';
import { useFileUrl } from '../../../../lib/use-file-url.ts';
import { asPicture } from '../../../../ui/asPicture.ts';
import { FilePick } from '../../../../ui/FilePick.tsx';
import { ImageCrop } from '../../../../ui/ImageCrop.tsx';
import { PictureFrame } from '../../../../ui/PictureFrame.tsx';
import { toastFailure } from '../../../../ui/toast.tsx';

const aspect = eventPicture.width / eventPicture.height;

export interface Photo {
  /** The stored picture. */
  url: string | null;
  /** The newly chosen one. */
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

/** EVT-35: a picture is cropped to the shape of the page's head before it is sent. */
export const PhotoField = ({ url, file, onChange }: Photo) => {
  const { t } = useLingui();
  const [original, setOriginal] = useState<File | null>(null);
  const shown = useFileUrl(file) ?? url;
  const cut = async (image: Blob) => {
    const wanted = { name: 'photo.jpg', type: 'image/jpeg', maxBytes: eventLimits.pictureBytes } as const;
    const made = await asPicture(image, wanted);
    setOriginal(null);
    if (made) onChange(made);
    else toastFailure(t`This picture cannot be read. Please choose another one.`);
  };
  return (
    <>
      <FilePick
        label={t`Picture`}
        hint={t`Recommended 1600x900`}
        accept={['image/jpeg', 'image/png']}
        maxBytes={eventLimits.pictureBytes}
        messages={{ type: t`Only JPG and PNG pictures are allowed.`, size: t`File exceeds 2MB` }}
        prompt={shown ? t`Choose another picture` : t`Choose a picture`}
        files={file ? [{ key: 'photo', name: file.name, bytes: file.size }] : []}
        onPick={([picked]) => setOriginal(picked ?? null)}
        onRemove={() => onChange(undefined)}
      />
      {shown && <PictureFrame src={shown} alt={t`The event's picture`} aspect={aspect} />}
      <ImageCrop
        file={original}
        aspect={aspect}
        width={eventPicture.width}
        title={t`Crop the picture`}
        onCancel={() => setOriginal(null)}
        onCrop={(image) => void cut(image)}
      />
    </>
  );
};
