import type { Upload } from '../../../contract/endpoint.ts';
import { programmeLimits } from '../../../contract/programmes-fields.ts';
import type { Files } from '../../platform/files.ts';
import { type Images, type PictureField, storePicture } from '../../platform/pictures.ts';
import type { Pictures } from './given.ts';

const maxBytes = programmeLimits.pictureBytes;
const tooBig = 'programmes.file_too_big' as const;
const still = ['jpg', 'png'] as const;

const logo = (field: string): PictureField => ({
  field,
  kind: 'logos',
  rules: { allow: still, maxBytes, width: 600, height: 600, fit: 'inside' },
  wrong: 'programmes.picture_wrong',
  tooBig,
});

/** PRG-12, A38: a banner may move; four different pictures. */
const cover = (field: string, width: number, height: number): PictureField => ({
  field,
  kind: 'covers',
  rules: { allow: [...still, 'gif'], maxBytes, width, height, fit: 'cover' },
  wrong: 'programmes.banner_wrong',
  tooBig,
});

const fields = {
  photo: logo('photo'),
  newsfeedBanner: cover('banner', 1440, 400),
  signupVerticalBanner: cover('signup_vertical_banner', 880, 1280),
  signUpLogo: logo('sign_up_logo'),
  signInLogo: logo('sign_in_logo'),
};

/** Stores every picture that was sent, outside any transaction. */
export const storePictures = async (
  uploads: readonly Upload[],
  vendors: { images: Images; files: Files },
): Promise<Pictures> => {
  const { photo, ...looks } = fields;
  const stored: Pictures = { program: {}, look: {} };
  const logoKey = await storePicture(photo, uploads, vendors);
  if (logoKey !== null) stored.program.photo = logoKey;
  for (const [column, field] of Object.entries(looks)) {
    const key = await storePicture(field, uploads, vendors);
    if (key !== null) stored.look[column as keyof Pictures['look']] = key;
  }
  return stored;
};
