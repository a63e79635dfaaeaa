import { useLingui } from '@lingui/react/macro';
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
  const { pick, upload, uploading, cropping, cropper } = usePictureUpload(kind, onClose);
  return (
    <>
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
        <PicturePick {...pick} name={name} />
      </Dialog>
      {cropper}
    </>
  );
};
