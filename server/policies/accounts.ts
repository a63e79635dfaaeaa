import type { Actor } from './actor.ts';

/** Personal actions: not even a platform admin who is viewing as this person may do them (B11). */
export const inOwnAccount = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.adminBaseUserId === null ? visitor : 'accounts.not_while_viewing';
};

/** Only for an admin who is viewing as someone else; gives the way back. */
export const whileViewing = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  const { adminBaseUserId } = visitor;
  return adminBaseUserId === null ? 'accounts.not_viewing' : { ...visitor, adminBaseUserId };
};
