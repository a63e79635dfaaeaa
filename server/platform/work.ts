import type { Temporal } from 'temporal-polyfill';
import type { LiveKey } from '../../contract/session/values.ts';

declare const sealed: unique symbol;
/** One open transaction, or (for a read) the pool. Everybody hands it on; only stores and queries speak through it. */
export interface Tx {
  readonly [sealed]: true;
}

/** Something that happened; server/domain-events says what. */
export interface DomainEvent {
  name: string;
  at: string;
}

/** What an event with a type of its own is called. A type of any event whatever has no name: nobody would see it misspelled. */
export type EventName<E extends DomainEvent> = string extends E['name'] ? never : E['name'];

/** An event that was announced, under an id of its own: whoever is told twice knows it again. */
export type Announced<E extends DomainEvent> = E & { id: string };

/** The name of a job that a module leaves to itself, and what the job is told. It stands in jobs that wait. */
export type JobName<D extends object> = string & { readonly told?: D };

/** What a signal can name: queries of open pages, the clock of all pages, a meeting's room, or a seat in one. */
export type SignalKey = LiveKey | 'clock' | `meeting ${number}` | `seat ${number}`;

/** Whose open pages have something new to show, and what. */
export interface Signal {
  /** Ids of users. */
  people: readonly number[];
  keys: readonly SignalKey[];
}

/** What a change is made with: one transaction and one moment. */
export interface Change {
  tx: Tx;
  now: Temporal.Instant;
  /** The event's type is written at the call (`announce<BookingCancelled>(…)`), so that its fields are checked. */
  announce: <E extends DomainEvent = never>(event: NoInfer<E>) => Promise<void>;
  /** Leaves a job to the module itself, for after the commit. */
  later: <D extends object>(job: JobName<D>, told: NoInfer<D>) => Promise<void>;
  /** After the commit, these people's open pages ask again for what these keys name. */
  refresh: (signal: Signal) => void;
}

/** What a verb is given: a change, and who asks for it. */
export interface Work<A> extends Change {
  actor: A;
}

/** What a verb that only reads needs of that. */
export type ReadWork<A> = Pick<Work<A>, 'tx' | 'actor'>;
