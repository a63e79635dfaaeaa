import type { Actor } from './actor.ts';
import { administers, type ProgrammeRef, standingIn } from './programmes.ts';

/** What about an event decides who may do what with it. */
export interface EventRef {
  active: boolean;
  privacy: 'is_public' | 'is_private';
  /** Null: an event of the platform. */
  programme: ProgrammeRef | null;
}

/** B97: the admins of its program; an event of the platform belongs to the admins of the platform. */
export const managesEvent = (actor: Actor | null, { programme }: EventRef) => {
  if (actor === null) return false;
  return programme === null ? actor.isPlatformAdmin : administers(standingIn(actor, programme));
};

/** What joins somebody to an event. */
export interface TiesToEvent {
  hasTicket: boolean;
  /** They have opened its link, signed in: the number of an event can be guessed, its link cannot. */
  openedLink: boolean;
}
const noTies: TiesToEvent = { hasTicket: false, openedLink: false };

/** B105: whether the event is for whoever has its link, and nobody else but its admins. */
export const isByLink = ({ privacy, isOfProgram }: Pick<EventRef, 'privacy'> & { isOfProgram: boolean }) =>
  privacy === 'is_private' && !isOfProgram;

/**
 * B105: what is published and public is for everyone; what is private for the members of its program, or for whoever has
 * the link and is signed in; what is not published for its admins. Whoever has a ticket goes on seeing it.
 */
export const readsEvent = (actor: Actor | null, event: EventRef, { hasTicket, openedLink } = noTies) => {
  if (hasTicket || managesEvent(actor, event)) return true;
  if (!event.active) return false;
  if (event.privacy === 'is_public') return true;
  if (actor === null) return false;
  return event.programme === null ? openedLink : standingIn(actor, event.programme) !== null;
};
