import type { Temporal } from 'temporal-polyfill';
import { newsfeedLimits } from '../../../contract/newsfeed/index.ts';

/** What decides who may do what with a post or a comment. */
export interface Facts {
  /** Whether whoever asks wrote it. */
  mine: boolean;
  /** Whether they administer the program. */
  isAdmin: boolean;
  /** B68: nothing changes in a program that is over. */
  isActive: boolean;
}

const over = ({ isActive }: Facts) => (isActive ? null : ('programmes.inactive' as const));

/** B91: the author, for 24 hours; up to the last second of them. */
export const whyNotEdit = (facts: Facts, createdAt: Temporal.Instant, now: Temporal.Instant) => {
  if (!facts.mine) return 'newsfeed.authors_only' as const;
  const hours = now.since(createdAt).total('hours');
  return over(facts) ?? (hours < newsfeedLimits.editHours ? null : ('newsfeed.edit_too_late' as const));
};

/** B91: authors delete their own, admins whatever there is. */
export const whyNotDelete = (facts: Facts) =>
  facts.mine || facts.isAdmin ? over(facts) : ('newsfeed.authors_only' as const);

/** B91 */
export const whyNotPin = (facts: Facts) => (facts.isAdmin ? over(facts) : ('programmes.admins_only' as const));

/** Nobody reports what they can delete as its author. */
export const whyNotReport = (facts: Facts) => (facts.mine ? ('newsfeed.own' as const) : over(facts));

/** Likes and comments. */
export const whyNotTakePart = over;
