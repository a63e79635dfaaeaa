import type { Upload } from '../../../../contract/endpoint.ts';
import { eventLimits, eventPicture } from '../../../../contract/events/index.ts';
import type { Files } from '../../../platform/files.ts';
import {
  type Images,
  judgePicture,
  type PictureField,
  refusePicture,
  storePicture,
} from '../../../platform/pictures.ts';
import { found } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { letGo } from '../../profiles/index.ts';
import type { EventView } from '../queries/events.ts';
import { changeEvent, lockEvent } from '../store/events.ts';

/** EVT-35, A38 */
const photo: PictureField = {
  field: 'photo',
  kind: 'events',
  rules: { allow: ['jpg', 'png'], maxBytes: eventLimits.pictureBytes, ...eventPicture, fit: 'cover' },
  wrong: 'events.picture_wrong',
  tooBig: 'events.picture_too_big',
};

export const takePhoto =
  (images: Images, files: Files) =>
  async ({ uploads }: { uploads: readonly Upload[] }): Promise<string> => {
    const picture = await judgePicture(photo, uploads, images);
    return picture === null ? refusePicture(photo.wrong, photo.field) : storePicture(files, picture);
  };

/** The new picture counts from now on; the old one is removed once this has committed. */
export const savePhoto = async (work: Work<Actor>, view: EventView, key: string) => {
  const { tx, now } = work;
  const before = found(await lockEvent(tx, view.event.id), 'events.not_found');
  await changeEvent(tx, before.id, { photo: key, updatedAt: now });
  await recordAudit(work, { action: 'event.picture_changed', objectType: 'event', objectId: before.id });
  if (before.photo !== null) await letGo(work, before.photo);
};
