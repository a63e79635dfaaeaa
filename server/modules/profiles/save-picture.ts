import type { Upload } from '../../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import { profileLimits } from '../../../contract/profiles-fields.ts';
import type { FileLeft } from '../../domain-events/profiles.ts';
import { type Files, newFileKey } from '../../platform/files.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Images, PictureRules } from './images.ts';
import { profileChanged } from './profile-changed.ts';
import { changeInfo, lockInfo } from './store/info.ts';

interface Picture {
  /** The form's field; also where the messages go. */
  field: string;
  kind: string;
  column: 'profilePhoto' | 'banner';
  rules: PictureRules;
  missing: RefusalCode;
  wrong: RefusalCode;
}

/** PRO-53: square, as large as recommended. */
export const profilePhoto: Picture = {
  field: 'profile_photo',
  kind: 'photos',
  column: 'profilePhoto',
  rules: { allow: ['jpg', 'png'], maxBytes: profileLimits.photoBytes, width: 1080, height: 1080, fit: 'cover' },
  missing: 'profiles.photo_missing',
  wrong: 'profiles.photo_wrong',
};

/** PRO-56, A39: a banner may move. */
export const banner: Picture = {
  field: 'banner',
  kind: 'banners',
  column: 'banner',
  rules: { allow: ['jpg', 'png', 'gif'], maxBytes: profileLimits.photoBytes, width: 1440, height: 230, fit: 'cover' },
  missing: 'profiles.banner_missing',
  wrong: 'profiles.banner_wrong',
};

/** The code says it to programs, the field to forms. */
const refuse = (code: RefusalCode, field: string): never => {
  throw new Refusal(code, 422, { fields: { [field]: refusals[code] } });
};

/** Looks at what was sent and stores it under a name of its own, outside any transaction. Answers the key. */
export const storePicture =
  ({ field, kind, rules, missing, wrong }: Picture, images: Images, files: Files) =>
  async ({ uploads }: { uploads: readonly Upload[] }): Promise<string> => {
    const sent = uploads.filter((upload) => upload.field === field);
    const [first] = sent;
    if (!first || first.bytes.byteLength === 0) return refuse(missing, field);
    if (sent.length > 1) return refuse(wrong, field);
    const picture = await images.read(first.bytes, rules);
    if ('problem' in picture) return refuse(picture.problem === 'too_big' ? 'profiles.file_too_big' : wrong, field);
    const key = newFileKey(kind, picture.extension);
    await files.put(key, picture.bytes, picture.type);
    return key;
  };

/** Shows the new picture from now on; the old one is removed once that is certain. */
export const savePicture = async (work: Work<Actor>, { column }: Picture, key: string) => {
  const { tx, now, actor, announce } = work;
  const before = await lockInfo(tx, actor.id);
  await changeInfo(tx, actor.id, { [column]: key });
  const old = before[column];
  if (old !== null) await announce<FileLeft>({ name: 'profile.file_left', key: old, at: now.toString() });
  await profileChanged(work);
};
