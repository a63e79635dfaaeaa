import type { Actor } from './actor.ts';

/** AVL-11: mentors of the platform and of programmes alike; for everybody else there is nothing to set. */
export const mentorsOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  const inProgramme = visitor.memberships.some(({ userType }) => userType === 'mentor');
  return visitor.isFlMentor || visitor.userType === 'mentor' || inProgramme ? visitor : 'availability.mentors_only';
};
