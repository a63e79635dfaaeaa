import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { PictureKind } from '../queries.ts';
import { PicturePick } from './PicturePick.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface Props {
  kind: PictureKind;
  name: string;
  onClose: () => void;
}

/** Chooses, crops and uploads a profile photo or a banner. */
export const PictureDialog = ({ kind, name, onClose }: Props) => {
  const { t } = useLingui();
  const [cropping, setCropping] = useState(false);
  const { picture, choose, error, upload, uploading } = usePictureUpload(kind, onClose);
  return (
    <Dialog
      opened={!cropping}
      onClose={onClose}
      title={kind === 'photo' ? t`Profile photo` : t`Banner`}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" pending={uploading} onPress={upload}>
            {t`Upload`}
          </Button>
        </>
      }
    >
      <PicturePick
        kind={kind}
        name={name}
        picture={picture}
        onPicture={choose}
        error={error}
        onCropping={setCropping}
      />
    </Dialog>
  );
};
