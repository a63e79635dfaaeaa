/** A programme that someone has joined, and in which role. */
export interface Membership {
  programId: number;
  enterpriseId: number;
  roleId: number;
  userType: 'mentee' | 'mentor' | 'admin';
  /** Portal Owner (B76). */
  isOwner: boolean;
}

/** The person asking: loaded once per request, plain data. */
export interface Actor {
  id: number;
  slug: string;
  userType: 'mentee' | 'mentor' | 'admin';
  /** An approved mentor of the provider's own platform. */
  isFlMentor: boolean;
  isPlatformAdmin: boolean;
  isEnterprise: boolean;
  confirmed: boolean;
  timezone: string;
  sessionId: number;
  sessionKind: 'cookie' | 'bearer';
  /** Set while a platform admin is viewing as this user (B11). */
  adminBaseUserId: number | null;
  /** The enterprises that this person administers (B95). */
  enterprises: readonly number[];
  memberships: readonly Membership[];
}

/**
 * B03: no messages to many people, or to strangers, before the sender's own address is confirmed: invitations, decisions,
 * changes to an agenda.
 */
export const whyNotToMany = ({ confirmed }: Pick<Actor, 'confirmed'>) =>
  confirmed ? null : ('accounts.not_confirmed' as const);

/** M41: people join a programme once they have confirmed their address. */
export const whyNotJoin = ({ confirmed }: Pick<Actor, 'confirmed'>) =>
  confirmed ? null : ('accounts.not_confirmed' as const);

/** AVL-11: a mentor of the platform, or by a role in a programme, whatever the type of their account (A81, B138). */
export const isMentor = ({ isFlMentor, userType, memberships }: Actor) =>
  isFlMentor || userType === 'mentor' || memberships.some((one) => one.userType === 'mentor');

/** Everyone, signed in or not. */
export const anybody = (visitor: Actor | null) => visitor;

export const signedIn = (visitor: Actor | null) => visitor ?? 'accounts.not_signed_in';

export const platformAdminsOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.isPlatformAdmin ? visitor : 'accounts.platform_admins_only';
};

export const enterprisesOnly = (visitor: Actor | null) => {
  if (visitor === null) return 'accounts.not_signed_in';
  return visitor.isEnterprise ? visitor : 'accounts.enterprise_only';
};
