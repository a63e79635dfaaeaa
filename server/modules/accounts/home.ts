import type { Tx } from '../../platform/work.ts';
import { homeOf } from './rules/landing.ts';

type Signed = Parameters<typeof homeOf>[0] & { id: number };

/** Returns a person's home page. */
export type HomeFor = (tx: Tx, person: Signed) => Promise<string>;

/** `adminHomeOf` is passed in, because only a later module knows who administers which programme. */
export const homeBy =
  (adminHomeOf: (tx: Tx, userId: number) => Promise<string | null>): HomeFor =>
  async (tx, person) =>
    homeOf(person, await adminHomeOf(tx, person.id));
