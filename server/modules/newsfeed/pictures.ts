import type { Upload } from '../../../contract/endpoint.ts';
import { newsfeedLimits } from '../../../contract/newsfeed/index.ts';
import { discardFiles, type Files } from '../../platform/files.ts';
import {
  type Images,
  judgePicture,
  type JudgedPicture,
  type PictureField,
  refusePicture,
  storePicture,
} from '../../platform/pictures.ts';
import type { StoredImage } from './tables.ts';

export interface Vendors {
  images: Images;
  files: Files;
}

const field: PictureField = {
  field: 'images',
  kind: 'newsfeed',
  rules: {
    allow: ['jpg', 'png', 'gif'],
    maxBytes: newsfeedLimits.imageBytes,
    width: 1600,
    height: 1600,
    fit: 'inside',
  },
  wrong: 'newsfeed.images_wrong',
  tooBig: 'newsfeed.images_wrong',
};

/** B91: judges all pictures before any is stored; outside any transaction. */
export const takePictures = async (
  uploads: readonly Upload[],
  alts: readonly string[],
  { images, files }: Vendors,
): Promise<StoredImage[]> => {
  if (uploads.length > newsfeedLimits.images) return refusePicture('newsfeed.images_wrong', field.field);
  const judged: JudgedPicture[] = [];
  for (const upload of uploads) {
    const picture = await judgePicture(field, [upload], images);
    if (picture !== null) judged.push(picture);
  }
  for (const picture of judged) await storePicture(files, picture);
  return judged.map(({ key, width, height }, at) => ({ key, alt: alts[at] ?? '', width, height }));
};

export const discardPictures = (files: Files, pictures: readonly StoredImage[]) =>
  discardFiles(
    files,
    pictures.map(({ key }) => key),
  );
