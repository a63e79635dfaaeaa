import { type Actor, isMentor } from './actor.ts';

/** AVL-11: for mentors of the platform and of programmes alike; nobody else has availability to set. */
export const mentorsOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return isMentor(visitor) ? visitor : 'availability.mentors_only';
};
