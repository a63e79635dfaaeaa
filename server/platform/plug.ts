import type { Temporal } from 'temporal-polyfill';
import type { Subscription } from './events.ts';
import type { App } from './http.ts';
import type { Job, React, Schedule } from './jobs.ts';
import type { Change, JobName, Tx } from './work.ts';

/** What a module keeps about a person, ready to be written as JSON (M22, ACC-72). */
export type OwnData = (tx: Tx, userId: number, now: Temporal.Instant) => Promise<Record<string, unknown>>;

/** What a module does when a job arrives that it left for itself (`later`). */
export interface OwnJob {
  name: string;
  /** Earlier names of the job, which waiting jobs may still carry. */
  formerNames: readonly string[];
  /** It takes long: other jobs do not wait for it. */
  aside?: true;
  run: React;
}

export const carryOut = <D extends object>(
  name: JobName<D>,
  run: (job: Job, told: D) => Promise<void>,
  formerNames: readonly string[] = [],
): OwnJob => ({ name, formerNames, run });

/** A programme of the demonstration organisation (db/demo/programmes.json), ready for what modules have in it. */
export interface DemoPlace {
  key: 'graduates' | 'leaders' | 'founders' | 'exchange';
  programId: number;
  createdBy: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** Writes the rows that a module has in a programme of the demonstration. */
export type WriteDemo = (tx: Tx, place: DemoPlace) => Promise<void>;

/** What a module contributes to the app: its calls, its reactions to events elsewhere, and its schedules. */
export interface Plug<V, T = never> {
  routes?: (app: App<V>) => void;
  /** Run in the announcer's transaction, module after module. */
  within?: readonly Subscription<Change>[];
  /**
   * Run in jobs of their own after the commit. Waiting jobs carry these names: after a rename the old name is needed as
   * well.
   */
  after?: readonly Subscription<Job>[];
  /** Jobs that the module leaves for itself, to run after the commit. */
  jobs?: readonly OwnJob[];
  schedules?: readonly Schedule[];
  /** What people are told when something happens; `telling` writes it. */
  tellings?: readonly T[];
  /** The texts of the lines in the app that those tellings use, by their keys. */
  lines?: Readonly<Record<string, string>>;
  ownData?: OwnData;
  /** Called for each programme of the demonstration, when that is loaded. */
  demo?: WriteDemo;
}

/** Plugs the modules into the app, in their order. */
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
