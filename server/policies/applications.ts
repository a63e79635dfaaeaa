import type { RefusalCode } from '../../contract/messages.ts';
import type { Actor } from './actor.ts';
import { administers, type ProgrammeRef, standingIn } from './programmes.ts';

/** Permissions table, Application: members and strangers may apply; the administrators of the programme decide. */
export const mayNotApply = (actor: Actor, programme: ProgrammeRef): RefusalCode | null =>
  administers(standingIn(actor, programme)) ? 'applications.admins_decide' : null;
