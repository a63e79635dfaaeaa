import type { Tx } from '../../platform/work.ts';
import { homeOf } from './rules/landing.ts';

type Signed = Parameters<typeof homeOf>[0] & { id: number };

/** Which page is theirs. */
export type HomeFor = (tx: Tx, person: Signed) => Promise<string>;

/** `adminHomeOf`: who administers which programme is known to a later module. */
export const homeBy =
  (adminHomeOf: (tx: Tx, userId: number) => Promise<string | null>): HomeFor =>
  async (tx, person) =>
    homeOf(person, await adminHomeOf(tx, person.id));
