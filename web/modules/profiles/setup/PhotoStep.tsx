import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { WizardPage } from '../../../ui/frames/WizardPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { PicturePick } from '../settings/PicturePick.tsx';
import { usePictureUpload } from '../settings/use-picture-upload.ts';

interface Props {
  frame: Omit<ComponentProps<typeof WizardPage>, 'children' | 'next'>;
  profile: OwnProfile;
  onDone: () => void;
}

/** The last step: a photo, which can be left for later. */
export const PhotoStep = ({ frame, profile, onDone }: Props) => {
  const { t } = useLingui();
  const { pick, picture, upload, uploading, cropper } = usePictureUpload('photo', onDone);
  const hasPhoto = profile.profile_photo_url !== null;
  return (
    <WizardPage
      {...frame}
      next={
        <Row gap="sm" wrap={false}>
          <Button kind="quiet" onPress={onDone}>
            {hasPhoto ? t`Keep it` : t`Skip for now`}
          </Button>
          <Button kind="primary" pending={uploading} onPress={upload}>
            {t`Upload photo`}
          </Button>
        </Row>
      }
    >
      <Stack gap="md">
        {!picture && (
          <Row justify="center">
            <Avatar name={profile.full_name} src={profile.profile_photo_url} size={120} />
          </Row>
        )}
        <PicturePick {...pick} name={profile.full_name} />
        {cropper}
      </Stack>
    </WizardPage>
  );
};
