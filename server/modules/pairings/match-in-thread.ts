import { setImmediate as others } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/start-thread.ts';
import {
  type CohortToPack,
  type Matching,
  type MatchingStep,
  type PackedCohort,
  packing,
} from './rules/matching/index.ts';

/** Next to this file in the sources, and next to the bundle when built. */
const workerFile = new URL('./matching.worker.mjs', import.meta.url);

interface Options {
  /** Told for each new hundredth. */
  onProgress?: (done: number, step: MatchingStep) => void;
  signal?: AbortSignal;
}

type Said = { done: number; step: MatchingStep } | { matching: Matching };

/** Packs a cohort, a millisecond at a time; between two of them other calls are answered. */
const packBetween = async (cohort: CohortToPack, signal: AbortSignal | undefined) => {
  const steps = packing(cohort);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await others();
    signal?.throwIfAborted();
  }
};

const buffersOf = ({ candidates, fixed, ...lists }: PackedCohort) =>
  [...Object.values(lists), ...Object.values(candidates), ...Object.values(fixed)].map(({ buffer }) => buffer);

/** What the thread finds. */
const found = (worker: Worker, onProgress: Options['onProgress']) =>
  new Promise<Matching>((resolve, reject) => {
    worker.on('message', (said: Said) => {
      if ('matching' in said) resolve(said.matching);
      else onProgress?.(said.done, said.step);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread of a matching ended with ${code}`)));
  });

/** Rejects with the signal's reason once it is aborted; nobody listens any more once it is `over`. */
const stop = (signal: AbortSignal, over: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const say = () => reject(signal.reason as Error);
    signal.addEventListener('abort', say, { signal: over });
    if (signal.aborted) say();
  });

/** Waits for `work` unless the signal is aborted first. */
const unlessStopped = async <T>(work: Promise<T>, signal: AbortSignal | undefined) => {
  if (!signal) return work;
  const over = new AbortController();
  return Promise.race([work, stop(signal, over.signal)]).finally(() => over.abort());
};

const runThread = async (cohort: PackedCohort, { onProgress, signal }: Options) => {
  signal?.throwIfAborted();
  const worker = startThread(workerFile, { workerData: cohort, transferList: buffersOf(cohort) });
  try {
    return await unlessStopped(found(worker, onProgress), signal);
  } finally {
    worker.removeAllListeners('message');
    void worker.terminate();
  }
};

/** One after the other: two would take both cores of a small machine from everybody else. */
let before: Promise<unknown> = Promise.resolve();
const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
  const mine = before.then(run);
  before = mine.catch(() => {});
  return mine;
};

/**
 * `match` in a thread of its own; runs take turns. The cohort must not change before the answer. Throws what `match`
 * throws, and the signal's reason as soon as it is aborted.
 */
export const matchInThread = async (cohort: CohortToPack, options: Options = {}): Promise<Matching> => {
  options.signal?.throwIfAborted();
  const packed = await packBetween(cohort, options.signal);
  return unlessStopped(
    inTurn(() => runThread(packed, options)),
    options.signal,
  );
};
