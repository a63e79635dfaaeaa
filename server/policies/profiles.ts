import { type Actor, isMentor } from './actor.ts';
import { administers, membershipIn, type ProgrammeRef, standingIn } from './programmes.ts';

/** What about a person decides who may see them. */
export interface Shown {
  id: number;
  userType: 'mentee' | 'mentor' | 'admin';
  isFlMentor: boolean;
  deleted: boolean;
}

/** What a viewer and a person have in common; the modules that know it provide it. */
export interface Shared {
  programme: boolean;
  booking: boolean;
  pairing: boolean;
  /** The viewer administers a programme or an enterprise that the person belongs to. */
  administered: boolean;
}

export const nothingShared: Shared = { programme: false, booking: false, pairing: false, administered: false };

/** How a viewer is connected to someone through programmes: both are in one, or the viewer administers one (B15). */
export const sharedProgrammes = (viewer: Actor | null, theirs: readonly ProgrammeRef[]) => ({
  programme: viewer !== null && theirs.some((one) => membershipIn(viewer, one) !== undefined),
  administered: viewer !== null && theirs.some((one) => administers(standingIn(viewer, one))),
});

/** An approved mentor of the platform: shown to everyone, visitors too (B15). */
export const isPublicMentor = ({ userType, isFlMentor, deleted }: Omit<Shown, 'id'>) =>
  userType === 'mentor' && isFlMentor && !deleted;

/** PRO-90, B15: whether this person's profile exists for the viewer; if not, the answer is 404. */
export const maySeeProfile = (viewer: Actor | null, person: Shown, shared: Shared): boolean => {
  if (person.deleted) return false;
  if (isPublicMentor(person)) return true;
  if (viewer === null) return false;
  if (viewer.id === person.id || viewer.isPlatformAdmin) return true;
  return shared.programme || shared.booking || shared.pairing || shared.administered;
};

/** PRO-90, B15: email and phone are for their owner and for admins, whatever else is shared. */
export const maySeeContact = (viewer: Actor | null, person: Shown, { administered }: Shared): boolean => {
  if (viewer === null || person.deleted) return false;
  return viewer.id === person.id || viewer.isPlatformAdmin || administered;
};

/** PRO-39: an admin opens another person's settings only by viewing as that person (B11). */
export const whyNotSettings = (actor: Actor, slug: string) =>
  actor.slug.toLowerCase() === slug.toLowerCase() ? null : 'profiles.owner_only';

/** PRO-82: an invitation is sent in the name of its sender. */
export const whyNotReferAs = (actor: Actor, userId: number | undefined) =>
  userId === undefined || userId === actor.id ? null : 'profiles.referral_not_yours';

/**
 * PRO-73, AVL-05, AVL-11: services, availability and do-not-disturb are for mentors, including those of a programme.
 */
export const whyNotAsMentor = (actor: Actor) => (isMentor(actor) ? null : 'profiles.mentors_only');

/** PRO-41: only mentees may apply to become a mentor. */
export const menteesOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.userType === 'mentee' ? visitor : 'profiles.mentees_only';
};

/** PRO-40: only for mentors who have been approved. */
export const approvedMentorsOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.userType === 'mentor' && visitor.isFlMentor ? visitor : 'profiles.mentors_only';
};
