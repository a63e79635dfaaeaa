import type { Temporal } from 'temporal-polyfill';
import type { Subscription } from './events.ts';
import type { App } from './http.ts';
import type { Job, Schedule } from './jobs.ts';
import type { Change, Tx } from './work.ts';

/** What a module keeps about a person, ready to be written as JSON (M22, ACC-72). */
export type OwnData = (tx: Tx, userId: number, now: Temporal.Instant) => Promise<Record<string, unknown>>;

/** What a module brings into the app: its calls, what it does when something happens elsewhere, what it does at a time. */
export interface Plug<V> {
  routes?: (app: App<V>) => void;
  /** In the announcer's transaction, module after module. */
  within?: readonly Subscription<Change>[];
  /** In jobs of their own after the commit. Their names stand in jobs that wait: a changed one needs the old one as well. */
  after?: readonly Subscription<Job>[];
  schedules?: readonly Schedule[];
  ownData?: OwnData;
}

/** What modules bring, in their order. */
export const plugIn = <V>(app: App<V>, plugs: readonly Plug<V>[]) => {
  for (const { routes } of plugs) routes?.(app);
  return {
    subscriptions: {
      within: plugs.flatMap(({ within = [] }) => within),
      after: plugs.flatMap(({ after = [] }) => after),
    },
    schedules: plugs.flatMap(({ schedules = [] }) => schedules),
  };
};
