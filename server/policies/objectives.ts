import type { Actor } from './actor.ts';

/** Mentees learn by a plan: of the platform, or of a program in which they are one. */
export const whyNotPlan = ({ userType, memberships }: Actor, programId: number | null) => {
  const isMentee =
    programId === null
      ? userType === 'mentee'
      : memberships.some((one) => one.programId === programId && one.userType === 'mentee');
  return isMentee ? null : ('objectives.mentees_only' as const);
};
