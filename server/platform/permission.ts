import type { RefusalCode } from '../../contract/messages.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/**
 * A visitor is the person that the session names, or null; the policy answers with the actor let in, or the reason for
 * refusing.
 */
export type Policy<V, A extends object | null> = (visitor: V | null) => A | RefusalCode;

/**
 * A policy, followed by a lookup of what the call is about: `load` finds it for the actor, or refuses (404: it does not
 * exist for them, 403: they may not use it). The module that owns the thing defines these (`adminOf` of programmes).
 * Nothing is locked; the verb locks again whatever might race.
 */
export interface Loader<V, A extends object | null, I, L> {
  policy: Policy<V, A>;
  load: (work: Work<A>, input: I) => Promise<L>;
}

/** Who may make a call. */
export type Permission<V, A extends object | null, I, L> = Policy<V, A> | Loader<V, A, I, L>;

/**
 * The same loader for calls whose input may leave out what the call is about. When it does, the policy alone decides,
 * and null is loaded.
 */
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

/** What a verb receives after the input: what was loaded, if anything; what `before` prepared; the exchange. */
export type Handed<L, P, X> = [L] extends [never] ? [prepared: P, exchange: X] : [loaded: L, prepared: P, exchange: X];

export const admit = <V, A extends object | null>(policy: Policy<V, A>, visitor: V | null): A => {
  const admitted = policy(visitor);
  if (typeof admitted === 'string') throw new Refusal(admitted, visitor === null ? 401 : 403);
  return admitted;
};

/** Splits a permission into its two parts. A bare policy loads nothing. */
export const partsOf = <V, A extends object | null, I, L>(
  permission: Permission<V, A, I, L>,
): Pick<Loader<V, A, I, L>, 'policy'> & Partial<Loader<V, A, I, L>> =>
  typeof permission === 'function' ? { policy: permission } : permission;
