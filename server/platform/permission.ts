import type { RefusalCode } from '../../contract/messages.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** A visitor is who the session says, or null; the policy answers with the actor let in, or why not. */
export type Policy<V, A extends object | null> = (visitor: V | null) => A | RefusalCode;

/**
 * A policy, and then what the call is about: `load` finds it for the actor, or refuses (404 it is not there for them, 403
 * it is not theirs to use). A module that knows the thing makes these (`adminOf` of programmes). Nothing is held: what races
 * is locked again by the verb.
 */
export interface Loader<V, A extends object | null, I, L> {
  policy: Policy<V, A>;
  load: (work: Work<A>, input: I) => Promise<L>;
}

/** Who may make a call. */
export type Permission<V, A extends object | null, I, L> = Policy<V, A> | Loader<V, A, I, L>;

/** The same where the input names what the call is about. Where it names nothing, the policy alone decides, and null is loaded. */
export const whereNamed = <V, A extends object | null, I, L>(
  idOf: (input: I) => number | undefined,
  { policy, load }: Loader<V, A, number, L>,
): Loader<V, A, I, L | null> => ({
  policy,
  load: async (work, input) => {
    const id = idOf(input);
    return id === undefined ? null : load(work, id);
  },
});

/** What a verb is handed after the input: what was loaded, where something was; what `before` prepared; the exchange. */
export type Handed<L, P, X> = [L] extends [never] ? [prepared: P, exchange: X] : [loaded: L, prepared: P, exchange: X];

export const admit = <V, A extends object | null>(policy: Policy<V, A>, visitor: V | null): A => {
  const admitted = policy(visitor);
  if (typeof admitted === 'string') throw new Refusal(admitted, visitor === null ? 401 : 403);
  return admitted;
};

/** The two parts of a permission. A policy alone loads nothing. */
export const partsOf = <V, A extends object | null, I, L>(
  permission: Permission<V, A, I, L>,
): Pick<Loader<V, A, I, L>, 'policy'> & Partial<Loader<V, A, I, L>> =>
  typeof permission === 'function' ? { policy: permission } : permission;
