import { Worker, type WorkerOptions } from 'node:worker_threads';

/** From the sources, a thread has to be told how to read TypeScript; what is built needs nothing. */
const typescript = new URL('../../tools/typescript.mjs', import.meta.url).href;
const execArgv = import.meta.url.endsWith('.ts') ? ['--import', typescript] : [];

/** Starts a `*.worker.mjs`, which lies next to whoever starts it: in the sources, and in the built server as well. */
export const startThread = (file: URL, options: WorkerOptions) => new Worker(file, { ...options, execArgv });
