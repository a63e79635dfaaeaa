import type { Temporal } from 'temporal-polyfill';
import type { LiveKey } from '../../contract/session/values.ts';

declare const sealed: unique symbol;
/**
 * One open transaction, or (for a read) the pool. Everything else just passes it on; only stores and queries use it.
 */
export interface Tx {
  readonly [sealed]: true;
}

/** Something that happened; server/domain-events lists what can happen. */
export interface DomainEvent {
  name: string;
  at: string;
}

/**
 * The name of an event with a specific type. The general event type has no name, because a misspelled one would go
 * unnoticed.
 */
export type EventName<E extends DomainEvent> = string extends E['name'] ? never : E['name'];

/** An announced event with an id of its own, by which a subscriber recognises it if it arrives twice. */
export type Announced<E extends DomainEvent> = E & { id: string };

/** The name of a job that a module leaves for itself, and the type of its data. Waiting jobs carry this name. */
export type JobName<D extends object> = string & { readonly told?: D };

/** What a signal can name: queries of open pages, the clock of all pages, an ended session, a meeting's room, or a seat in one. */
export type SignalKey = LiveKey | 'clock' | 'session' | `meeting ${number}` | `seat ${number}`;

/** Whose open pages have something new to show, and what. */
export interface Signal {
  /** User ids. */
  people: readonly number[];
  keys: readonly SignalKey[];
}

/** What a change works with: one transaction and one moment. */
export interface Change {
  tx: Tx;
  now: Temporal.Instant;
  /** The network address of whoever asks; absent where a job or a schedule works. */
  ip?: string;
  /** Pass the event's type in the call (`announce<BookingCancelled>(…)`), so that its fields are checked. */
  announce: <E extends DomainEvent = never>(event: NoInfer<E>) => Promise<void>;
  /** Leaves a job for the module itself, to run after the commit. */
  later: <D extends object>(job: JobName<D>, told: NoInfer<D>) => Promise<void>;
  /** After the commit, the open pages of these people fetch again what these keys name. */
  refresh: (signal: Signal) => void;
}

/** What a verb receives: a change, and the person asking for it. */
export interface Work<A> extends Change {
  actor: A;
}

/** The part of that which a read-only verb needs. */
export type ReadWork<A> = Pick<Work<A>, 'tx' | 'actor'>;
