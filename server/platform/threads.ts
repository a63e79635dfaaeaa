import { once } from 'node:events';
import { busy } from './refusal.ts';
import { startThread } from './start-thread.ts';

/** One file after the other: two would hold twice the memory, and take both cores of a small machine. */
const atOnce = 1;
/** Whoever comes when so many wait is told to come again. */
const mostWaiting = 8;
/** The slowest file that we could make takes 8 seconds on a busy machine. */
const mostMilliseconds = 30_000;
/** They need 133 MB above an idle process (record 038). */
const maxOldGenerationSizeMb = 256;

/** The thread had to be ended: the file takes more time or memory than a table does. */
export class TooMuch extends Error {}

/** Ours if left out; tests wait for less. */
export interface ThreadLimits {
  mostMilliseconds?: number;
  maxOldGenerationSizeMb?: number;
}

interface Start {
  file: URL;
  workerData?: unknown;
  limits?: ThreadLimits;
}

/** A thread, as what it is started for sees it. */
export interface Thread {
  /** The next thing that it says; it is asked to go on with `goOn`. */
  next: () => Promise<unknown>;
  goOn: () => void;
}

/** Starts a thread for `use`, and ends it in any case. */
const withThread = async <T>(start: Start, gone: AbortSignal, talk: (thread: Thread) => Promise<T>) => {
  const { file, workerData, limits = {} } = start;
  const resourceLimits = { maxOldGenerationSizeMb: limits.maxOldGenerationSizeMb ?? maxOldGenerationSizeMb };
  const worker = startThread(file, { workerData, resourceLimits });
  const ending = new AbortController();
  const end = (error: Error) => ending.abort(error);
  const timer = setTimeout(() => end(new TooMuch()), limits.mostMilliseconds ?? mostMilliseconds);
  const leave = () => end(busy());
  gone.addEventListener('abort', leave);
  worker.once('error', (error: Error & { code?: string }) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch() : error),
  );
  worker.once('exit', () => end(new TooMuch()));
  if (gone.aborted) leave();
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error));
  });
  const next = () => once(worker, 'message').then(([said]) => said as unknown);
  try {
    return await Promise.race([ended, talk({ next, goOn: () => worker.postMessage(null) })]);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
    void worker.terminate();
  }
};

let running = 0;
const waiting: (() => void)[] = [];

/** Resolves when it is one's turn; refuses with 503 when too many wait, or once nobody waits for the answer any more. */
const turn = (gone: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (running < atOnce) {
      running += 1;
      return resolve();
    }
    if (waiting.length >= mostWaiting) return reject(busy());
    const begin = () => {
      gone.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(busy());
    };
    waiting.push(begin);
    gone.addEventListener('abort', leave, { once: true });
  });

/** Lets the next one begin, in whose name the place stays taken. */
const passOn = () => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

/**
 * Runs `use` with a thread of its own; threads take turns. Throws TooMuch when the thread is ended for its time or
 * memory, or ends by itself; whatever else it throws is a fault. `gone`: nobody waits for the answer any more.
 */
export const inThread = async <T>(
  start: Start,
  gone: AbortSignal,
  talk: (thread: Thread) => Promise<T>,
): Promise<T> => {
  await turn(gone);
  try {
    return await withThread(start, gone, talk);
  } finally {
    passOn();
  }
};
