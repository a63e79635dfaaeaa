import { placeOf } from '../../lib/kept/places.ts';
import { dropKept, keepForADay, readKept } from '../../lib/kept/values.ts';
import { rememberWishedAddress } from '../../lib/return-address.ts';
import type { SessionGroup, SessionMentee, SessionMentor } from './BookSession/people.ts';
import type { Preset } from './BookSession/wizard.ts';
import { wishHash } from './wish-hash.ts';

/** The Book Session window that somebody wanted, or had open when their session ended (M29). */
export interface Wish {
  /** Null for a visitor: whoever signs in next in this browser. */
  userId: number | null;
  programId: number | null;
  mentor: SessionMentor;
  mentee?: SessionMentee | undefined;
  group?: SessionGroup | undefined;
  preset: Pick<Preset, 'slot' | 'day' | 'zone' | 'step'>;
}

/** One for all who use this browser, as there is one address to come back to: the wish itself says whose it is. */
const place = placeOf(null, 'wish');

export const storeWish = (wish: Wish) => keepForADay(place, wish);

/** Keeps the wish, and leads back to it: to this page, or to `path`. */
export const keepWish = (wish: Wish, path = window.location.pathname + window.location.search) => {
  storeWish(wish);
  rememberWishedAddress(`${path}#${wishHash}`);
};

export const dropWish = () => dropKept(place);

const isWish = (value: unknown): value is Wish => {
  if (typeof value !== 'object' || value === null) return false;
  const { mentor, preset } = value as Partial<Wish>;
  return typeof mentor?.id === 'number' && typeof mentor.name === 'string' && typeof preset === 'object';
};

/** The wish of this person, in this programme or on the platform. Nobody books a session with themselves. */
export const readWish = (userId: number, programId: number | null): Wish | null => {
  const kept = readKept(place);
  if (!isWish(kept) || kept.programId !== programId) return null;
  const isOthers = kept.userId !== null && kept.userId !== userId;
  const isOwnTime = kept.mentor.id === userId && !kept.mentee && !kept.group;
  return isOthers || isOwnTime ? null : kept;
};
