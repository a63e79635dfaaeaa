import type { Actor } from './actor.ts';

/** What about a programme decides who has which role in it. */
export interface ProgrammeRef {
  id: number;
  enterpriseId: number;
}

/** ACC-47, A81: someone who administers anything cannot email many people before confirming their own address (B03). */
export const mustConfirm = (actor: Actor) =>
  !actor.confirmed &&
  (actor.isPlatformAdmin ||
    actor.isEnterprise ||
    actor.enterprises.length > 0 ||
    actor.memberships.some(({ userType, isOwner }) => userType === 'admin' || isOwner));

/** Which programmes this viewer can administer; queries turn it into a WHERE. */
export type ProgrammeScope = 'all' | { enterprises: readonly number[]; programmes: readonly number[] };

/** Permissions table, Programme: prog for its admins and owners, ent for enterprise admins, all for platform admins. */
export const administered = (actor: Actor): ProgrammeScope => {
  if (actor.isPlatformAdmin) return 'all';
  const programmes = actor.memberships.filter(({ userType }) => userType === 'admin').map(({ programId }) => programId);
  return { enterprises: actor.enterprises, programmes };
};

export type Standing = 'platform' | 'enterprise' | 'owner' | 'admin' | 'mentor' | 'mentee';

export const membershipIn = (actor: Actor, { id }: ProgrammeRef) =>
  actor.memberships.find(({ programId }) => programId === id);

/** The actor's most powerful role in a programme; null for a stranger. */
export const standingIn = (actor: Actor, programme: ProgrammeRef): Standing | null => {
  if (actor.isPlatformAdmin) return 'platform';
  if (actor.enterprises.includes(programme.enterpriseId)) return 'enterprise';
  const membership = membershipIn(actor, programme);
  if (membership === undefined) return null;
  return membership.isOwner ? 'owner' : membership.userType;
};

const admins: readonly Standing[] = ['platform', 'enterprise', 'owner', 'admin'];
const owners: readonly Standing[] = ['platform', 'enterprise', 'owner'];

/** PRG-51 */
export const administers = (standing: Standing | null) => standing !== null && admins.includes(standing);

/** B68, B76: may switch the programme on and off and add roles. */
export const owns = (standing: Standing | null) => standing !== null && owners.includes(standing);

/** ENT-18: who may create programmes in an enterprise. */
export const mayCreateIn = (actor: Actor, enterpriseId: number) =>
  actor.isPlatformAdmin || actor.enterprises.includes(enterpriseId);

/** To whoever does not administer it, a draft does not exist. */
export const hidesDraft = (actor: Actor | null, { draft, program }: { draft: boolean; program: ProgrammeRef }) =>
  draft && !administers(actor && standingIn(actor, program));
