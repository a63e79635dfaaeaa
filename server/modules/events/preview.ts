import type { Preview } from '../../platform/pages.ts';
import type { Tx } from '../../platform/work.ts';
import { readsEvent } from '../../policies/events.ts';
import { photoUrl } from '../profiles/index.ts';
import { refOf } from './permissions.ts';
import { eventById } from './queries/events.ts';
import { linkPath } from './read/present.ts';

/** B132: the page of an event at each of its addresses. */
const eventPage = /^\/(?:main\/|app\/[^/]+\/[^/]+\/)?events\/(\d{1,15})\/?$/i;
const longest = 200;

/** What other programs show of the address of an event that everyone may read; of others they learn nothing. */
export const eventPreview =
  ({ BASE_URL }: { BASE_URL: string }) =>
  async (tx: Tx, path: string): Promise<Preview | null> => {
    const id = eventPage.exec(path)?.[1];
    const view = id === undefined ? undefined : await eventById(tx, Number(id), null);
    if (!view || !readsEvent(null, refOf(view))) return null;
    const { title, description, photo } = view.event;
    const image = photoUrl(photo);
    return {
      title,
      description: description.replaceAll(/\s+/g, ' ').slice(0, longest),
      url: BASE_URL + linkPath(view),
      image: image === null ? null : BASE_URL + image,
    };
  };
