import type { Temporal } from 'temporal-polyfill';
import type { Subscription } from './events.ts';
import type { App } from './http.ts';
import type { Job, React, Schedule } from './jobs.ts';
import type { Change, JobName, Tx } from './work.ts';

/** What a module keeps about a person, ready to be written as JSON (M22, ACC-72). */
export type OwnData = (tx: Tx, userId: number, now: Temporal.Instant) => Promise<Record<string, unknown>>;

/** What a module does when a job comes that it left to itself (`later`). */
export interface OwnJob {
  name: string;
  /** As it was called in jobs that may still wait. */
  formerNames: readonly string[];
  run: React;
}

export const carryOut = <D extends object>(
  name: JobName<D>,
  run: (job: Job, told: D) => Promise<void>,
  formerNames: readonly string[] = [],
): OwnJob => ({ name, formerNames, run });

/** What a module brings into the app: its calls, what it does when something happens elsewhere, what it does at a time. */
export interface Plug<V, T = never> {
  routes?: (app: App<V>) => void;
  /** In the announcer's transaction, module after module. */
  within?: readonly Subscription<Change>[];
  /** In jobs of their own after the commit. Their names stand in jobs that wait: a changed one needs the old one as well. */
  after?: readonly Subscription<Job>[];
  /** What it left to itself for after the commit. */
  jobs?: readonly OwnJob[];
  schedules?: readonly Schedule[];
  /** What people are told when something happens, as the floor `telling` writes it. */
  tellings?: readonly T[];
  /** The texts of the lines in the app that those say, by their keys. */
  lines?: Readonly<Record<string, string>>;
  ownData?: OwnData;
}

/** What modules bring, in their order. */
export const plugIn = <V>(app: App<V>, plugs: readonly Plug<V, unknown>[]) => {
  for (const { routes } of plugs) routes?.(app);
  return {
    subscriptions: {
      within: plugs.flatMap(({ within = [] }) => within),
      after: plugs.flatMap(({ after = [] }) => after),
    },
    ownJobs: plugs.flatMap(({ jobs = [] }) => jobs),
    schedules: plugs.flatMap(({ schedules = [] }) => schedules),
  };
};
