import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { profileLimits } from '../../../../contract/profiles-fields.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { ImageCrop } from '../../../ui/ImageCrop.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import type { PictureKind } from '../queries.ts';
import { asJpeg } from './jpeg.ts';
import { useFileUrl } from './use-file-url.ts';

/** PRO-53, PRO-56: what is taken, and the shape it is cut to. */
const shapes = {
  photo: { accept: ['image/jpeg', 'image/png'], aspect: 1, width: 1080 },
  banner: { accept: ['image/jpeg', 'image/png', 'image/gif'], aspect: 1440 / 230, width: 1440 },
} as const;

/** PRO-53, PRO-56 */
export const useRecommended = () => {
  const { t } = useLingui();
  return { photo: t`Recommended 1080 x 1080`, banner: t`Recommended 1440 x 230` };
};

const Preview = ({ kind, file, name }: { kind: PictureKind; file: File; name: string }) => {
  const { t } = useLingui();
  const url = useFileUrl(file);
  if (!url) return null;
  if (kind === 'banner') return <img src={url} alt={t`The new banner`} width="100%" />;
  return (
    <Row justify="center">
      <Avatar name={name} src={url} size={120} />
    </Row>
  );
};

interface Props {
  kind: PictureKind;
  /** Whose picture it is. */
  name: string;
  picture: File | null;
  onPicture: (picture: File | null) => void;
  error: string | null;
  /** Told while the cropper stands over everything else. */
  onCropping?: (cropping: boolean) => void;
}

/** Chooses a picture and cuts it to shape. A moving banner stays as it is: cutting would stop it. */
export const PicturePick = ({ kind, name, picture, onPicture, error, onCropping }: Props) => {
  const { t } = useLingui();
  const recommended = useRecommended();
  const [original, setOriginal] = useState<File | null>(null);
  const { accept, aspect, width } = shapes[kind];
  const crop = (file: File | null) => {
    setOriginal(file);
    onCropping?.(file !== null);
  };
  const choose = ([file]: File[]) => {
    if (file?.type === 'image/gif') onPicture(file);
    else crop(file ?? null);
  };
  const cut = async (image: Blob) => {
    const made = await asJpeg(image, `${kind}.jpg`);
    crop(null);
    if (made) onPicture(made);
    else toastFailure(t`This picture cannot be read. Please choose another one.`);
  };
  return (
    <Stack gap="md">
      {picture && <Preview kind={kind} file={picture} name={name} />}
      <FilePick
        label={kind === 'photo' ? t`Profile photo` : t`Banner`}
        labelHidden
        accept={[...accept]}
        maxBytes={profileLimits.photoBytes}
        messages={{ size: t`File exceeds 2MB` }}
        hint={recommended[kind]}
        prompt={picture ? t`Choose another picture` : t`Choose a picture`}
        error={error}
        files={picture ? [{ key: 'picture', name: picture.name, bytes: picture.size }] : []}
        onPick={choose}
        onRemove={() => onPicture(null)}
      />
      <ImageCrop
        file={original}
        aspect={aspect}
        round={kind === 'photo'}
        width={width}
        title={kind === 'photo' ? t`Crop your photo` : t`Crop your banner`}
        onCancel={() => crop(null)}
        onCrop={(image) => void cut(image)}
      />
    </Stack>
  );
};
