import type { Upload } from '../../../contract/endpoint.ts';
import type { RefusalCode } from '../../../contract/messages.ts';
import { profileLimits } from '../../../contract/profiles/index.ts';
import type { Files } from '../../platform/files.ts';
import { type Images, judgePicture, type PictureField, refusePicture, storePicture } from '../../platform/pictures.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { letGo } from './let-go.ts';
import { profileChanged } from './profile-changed.ts';
import { changeInfo, lockInfo } from './store/info.ts';

interface Picture extends PictureField {
  column: 'profilePhoto' | 'banner';
  missing: RefusalCode;
}

/** PRO-53: square, at the recommended size. */
export const profilePhoto: Picture = {
  field: 'profile_photo',
  kind: 'photos',
  column: 'profilePhoto',
  rules: { allow: ['jpg', 'png'], maxBytes: profileLimits.photoBytes, width: 1080, height: 1080, fit: 'cover' },
  missing: 'profiles.photo_missing',
  wrong: 'profiles.photo_wrong',
  tooBig: 'profiles.file_too_big',
};

/** PRO-56, A39: a banner may be animated. */
export const banner: Picture = {
  field: 'banner',
  kind: 'banners',
  column: 'banner',
  rules: { allow: ['jpg', 'png', 'gif'], maxBytes: profileLimits.photoBytes, width: 1440, height: 230, fit: 'cover' },
  missing: 'profiles.banner_missing',
  wrong: 'profiles.banner_wrong',
  tooBig: 'profiles.file_too_big',
};

/** Stores the picture that was sent, outside any transaction; refuses when none was. Returns the key. */
export const takePicture =
  ({ missing, ...field }: Picture, images: Images, files: Files) =>
  async ({ uploads }: { uploads: readonly Upload[] }): Promise<string> => {
    const picture = await judgePicture(field, uploads, images);
    return picture === null ? refusePicture(missing, field.field) : storePicture(files, picture);
  };

/** Shows the new picture from now on; the old one is removed once this has committed. */
export const savePicture = async (work: Work<Actor>, { column }: Picture, key: string) => {
  const { tx, actor } = work;
  const before = await lockInfo(tx, actor.id);
  await changeInfo(tx, actor.id, { [column]: key });
  const old = before[column];
  if (old !== null) await letGo(work, old);
  await profileChanged(work);
};
