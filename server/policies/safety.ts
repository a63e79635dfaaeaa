import { type Actor } from './actor.ts';
import { maySeeProfile, type Shared, type Shown } from './profiles.ts';

/** What decides whether one may know of somebody, and block and report them. */
export interface Ties extends Shared {
  /** They administer a program that whoever asks is in. */
  administers: boolean;
}

/** Whoever may see a profile may block and report; members may also report the admins of their programs. */
export const knows = (actor: Actor, person: Shown, ties: Ties) =>
  maySeeProfile(actor, person, ties) || (ties.administers && !person.deleted);

/** M47: members block members; admins and members of a program have to be able to reach each other. */
export const whyNotBlock = (actor: Actor, { id }: Pick<Shown, 'id'>, ties: Ties) => {
  if (id === actor.id) return 'safety.oneself' as const;
  if (ties.administers) return 'safety.admin' as const;
  return ties.administered || actor.isPlatformAdmin ? ('safety.you_administer' as const) : null;
};

export const whyNotReport = (actor: Actor, { id }: Pick<Shown, 'id'>) =>
  id === actor.id ? ('safety.oneself' as const) : null;
