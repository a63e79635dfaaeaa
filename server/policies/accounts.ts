import type { Actor } from './actor.ts';

/** What belongs to a person alone: not even a platform admin who looks through their eyes may do it (B11). */
export const inOwnAccount = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.adminBaseUserId === null ? visitor : 'accounts.not_while_viewing';
};

/** Who is looking through somebody's eyes, with the way back. */
export const whileViewing = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  const { adminBaseUserId } = visitor;
  return adminBaseUserId === null ? 'accounts.not_viewing' : { ...visitor, adminBaseUserId };
};
