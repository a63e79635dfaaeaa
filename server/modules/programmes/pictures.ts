import type { Upload } from '../../../contract/endpoint.ts';
import { programmeLimits } from '../../../contract/programmes/index.ts';
import type { Files } from '../../platform/files.ts';
import {
  type Images,
  type JudgedPicture,
  judgePicture,
  type PictureField,
  storePicture,
} from '../../platform/pictures.ts';
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

/** PRG-12, A38: a banner may be animated. */
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

const lookColumns = ['newsfeedBanner', 'signupVerticalBanner', 'signUpLogo', 'signInLogo'] as const;
const columns = ['photo', ...lookColumns] as const;

/** Stores the pictures that were sent, outside any transaction; none of them if one is not acceptable. */
export const storePictures = async (
  uploads: readonly Upload[],
  vendors: { images: Images; files: Files },
): Promise<Pictures> => {
  const judged = new Map<keyof typeof fields, JudgedPicture>();
  for (const column of columns) {
    const picture = await judgePicture(fields[column], uploads, vendors.images);
    if (picture !== null) judged.set(column, picture);
  }
  const stored: Pictures = { program: {}, look: {} };
  for (const [column, picture] of judged) {
    const key = await storePicture(vendors.files, picture);
    if (column === 'photo') stored.program.photo = key;
    else stored.look[column] = key;
  }
  return stored;
};

const isKey = (key: string | null | undefined) => typeof key === 'string';

/** The keys under which they are stored. */
export const keysOf = ({ program, look }: Pictures): string[] => [program.photo, ...Object.values(look)].filter(isKey);

interface Before {
  program: { photo: string | null };
  label: Record<(typeof lookColumns)[number], string | null>;
}

/** The previous pictures that these replace. */
export const replacedBy = ({ program, look }: Pictures, before: Before): string[] =>
  [
    program.photo === undefined ? null : before.program.photo,
    ...lookColumns.map((column) => (look[column] === undefined ? null : before.label[column])),
  ].filter(isKey);
