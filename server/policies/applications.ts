import type { RefusalCode } from '../../contract/messages.ts';
import type { Actor } from './actor.ts';
import { administers, type ProgrammeRef, standingIn } from './programmes.ts';

/** Permissions table, Application: members and strangers apply; who administers the programme decides. */
export const mayNotApply = (actor: Actor, programme: ProgrammeRef): RefusalCode | null =>
  administers(standingIn(actor, programme)) ? 'applications.admins_decide' : null;
