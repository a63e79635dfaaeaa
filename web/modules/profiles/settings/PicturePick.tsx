import { useLingui } from '@lingui/react/macro';
import { profileLimits } from '../../../../contract/profiles/values.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { croppable } from '../../../ui/files.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import type { PictureKind } from '../queries.ts';
import { useFileUrl } from '../../../lib/use-file-url.ts';
import { useRecommended } from './use-recommended.ts';

/** PRO-53, PRO-56: what is cropped is sent as JPG, whatever the browser could read. */
const accepted = {
  photo: ['image/jpeg', 'image/png', ...croppable],
  banner: ['image/jpeg', 'image/png', 'image/gif', ...croppable],
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
  /** The person in the picture. */
  name: string;
  picture: File | null;
  onChoose: (files: File[]) => void;
  onRemove: () => void;
  error: string | null;
}

/** Chooses a picture, and shows the chosen one. */
export const PicturePick = ({ kind, name, picture, onChoose, onRemove, error }: Props) => {
  const { t } = useLingui();
  const recommended = useRecommended();
  return (
    <Stack gap="md">
      {picture && <Preview kind={kind} file={picture} name={name} />}
      <FilePick
        label={kind === 'photo' ? t`Profile photo` : t`Banner`}
        labelHidden
        accept={accepted[kind]}
        maxBytes={profileLimits.photoBytes}
        shrinks={({ type }) => type !== 'image/gif'}
        messages={{ size: t`File exceeds 2MB` }}
        hint={recommended[kind]}
        prompt={picture ? t`Choose another picture` : t`Choose a picture`}
        error={error}
        files={picture ? [{ key: 'picture', name: picture.name, bytes: picture.size }] : []}
        onPick={onChoose}
        onRemove={onRemove}
      />
    </Stack>
  );
};
