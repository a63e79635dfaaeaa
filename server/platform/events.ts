import { randomUUID } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Job, Reaction } from './jobs.ts';
import type { Announced, Change, DomainEvent, EventName, Signal, Tx } from './work.ts';

export interface Subscription<C> {
  event: string;
  name: string;
  react: (context: C, event: Announced<DomainEvent>) => Promise<void>;
}

/** `within` keeps data consistent, in the announcer's transaction; `after` informs people, in a job of its own. */
export interface Subscriptions {
  within: readonly Subscription<Change>[];
  after: readonly Subscription<Job>[];
}

export const subscribe = <C, E extends DomainEvent>(
  event: EventName<E>,
  name: string,
  react: (context: C, event: Announced<E>) => Promise<void>,
): Subscription<C> => ({ event, name, react: react as Subscription<C>['react'] });

interface Ways {
  subscriptions: Subscriptions;
  enqueue: (tx: Tx, batch: readonly Reaction[]) => Promise<void>;
  /** Called with what to refresh; the caller publishes it after the commit. */
  onSignal: (signal: Signal) => void;
}

export const openChange = (tx: Tx, now: Temporal.Instant, { subscriptions, enqueue, onSignal }: Ways): Change => {
  const change: Change = {
    tx,
    now,
    refresh: onSignal,
    later: (subscriber, told) => enqueue(tx, [{ subscriber, event: told }]),
    announce: async (told: DomainEvent) => {
      const event = { ...told, id: randomUUID() };
      for (const { react } of subscriptions.within.filter((s) => s.event === event.name)) await react(change, event);
      const later = subscriptions.after.filter((s) => s.event === event.name);
      if (later.length > 0)
        await enqueue(
          tx,
          later.map(({ name }) => ({ subscriber: name, event })),
        );
    },
  };
  return change;
};
