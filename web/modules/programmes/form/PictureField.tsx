import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { asPicture } from '../../../ui/asPicture.ts';
import { FilePick } from '../../../ui/FilePick.tsx';
import { ImageCrop } from '../../../ui/ImageCrop.tsx';
import { croppable } from '../../../ui/files.ts';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import type { PictureName } from '../queries.ts';
import { shapes, usePictureWords } from './pictures.ts';
import { useFileUrl } from '../../../lib/use-file-url.ts';

interface Props {
  name: PictureName;
  /** The stored picture. */
  url?: string | null | undefined;
  /** The newly chosen picture. */
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error?: string | null | undefined;
}

/** PRG-12: chooses a picture, crops it to shape, and previews the result. */
export const PictureField = ({ name, url, file, onChange, error }: Props) => {
  const { t } = useLingui();
  const { aspect, width, type, mayMove } = shapes[name];
  const words = usePictureWords()[name];
  const [original, setOriginal] = useState<File | null>(null);
  const shown = useFileUrl(file) ?? url;
  const choose = ([picked]: File[]) => {
    if (picked?.type === 'image/gif') onChange(picked);
    else setOriginal(picked ?? null);
  };
  const cut = async (image: Blob) => {
    const file = `${name}.${type === 'image/png' ? 'png' : 'jpg'}`;
    const made = await asPicture(image, { name: file, type, maxBytes: programmeLimits.pictureBytes });
    setOriginal(null);
    if (made) onChange(made);
    else toastFailure(t`This picture cannot be read. Please choose another one.`);
  };
  return (
    <>
      <FilePick
        label={words.label}
        hint={words.hint}
        accept={['image/jpeg', 'image/png', ...(mayMove ? ['image/gif'] : []), ...croppable]}
        shrinks={({ type: chosen }) => chosen !== 'image/gif'}
        maxBytes={programmeLimits.pictureBytes}
        messages={{ size: t`File exceeds 2MB` }}
        prompt={shown ? t`Choose another picture` : t`Choose a picture`}
        error={error}
        files={file ? [{ key: name, name: file.name, bytes: file.size }] : []}
        onPick={choose}
        onRemove={() => onChange(undefined)}
      />
      {shown && <PictureFrame src={shown} alt={words.alt} aspect={aspect} />}
      <ImageCrop
        file={original}
        aspect={aspect}
        width={width}
        title={words.crop}
        onCancel={() => setOriginal(null)}
        onCrop={(image) => void cut(image)}
      />
    </>
  );
};
