import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { makeFolder, syncFolder, syncTree } from '../durable.ts';
import { copyFolder } from './copy-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { type Bytes, Line } from './line.ts';
import { preparing } from './prepared.ts';
import { sessionSettings } from './session.ts';

const workerFile = new URL('./embedded.worker.mjs', import.meta.url);

/** Hardly anything that the thread allocates (mostly bytes of answers) lives long; more room would merely fill up. */
const maxYoungGenerationSizeMb = 8;

interface Answer {
  id: number;
  ready?: true;
  parts?: Bytes[];
  error?: string;
}

/**
 * In a folder, or in memory; in memory it may start as a copy of a folder that was packed into one file (tar). A folder
 * that is created bare has no tables, whatever the build has prepared.
 */
export type Place = { folder: string; bare?: boolean } | { folder: undefined; image?: string };

/** Returns immediately; questions asked in the meantime wait until the database is awake. */
const startWorker = (place: Place) => {
  const worker = new Worker(workerFile, { workerData: place, resourceLimits: { maxYoungGenerationSizeMb } });
  const waiting = new Map<number, { resolve: (parts: Bytes[]) => void; reject: (error: Error) => void }>();
  let asked = 0;
  const awake = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ ready }: Answer) => ready && resolve());
  });
  awake.catch(() => {}); // whoever asks is told
  worker.on('error', (error) => process.stderr.write(`${error.stack}\n`)); // it ends, and we with it
  worker.on('message', ({ id, parts = [], error }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(parts);
    else caller?.reject(new Error(error));
  });
  const post = async (request: { bytes: Bytes } | { copyTo: string } | { close: true }) => {
    await awake;
    return new Promise<Bytes[]>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, ...request }, 'bytes' in request ? [request.bytes.buffer] : []);
    });
  };
  const ask = (bytes: Bytes) => post({ bytes });
  /** Copies the folder as it is between two questions, and so without what is not committed yet. */
  const copyTo = async (target: string) => void (await post({ copyTo: target }));
  const end = () => post({ close: true });
  return { worker, ask, copyTo, end };
};

/** Whether a database exists in this folder. */
export const isMade = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/**
 * The build puts an empty database next to the bundle, migrated and with the lists that every product needs; when
 * running from the sources there is none.
 */
const prepared = fileURLToPath(new URL('../database', import.meta.url));

/**
 * Created next to its final place and moved there when complete: a process that is killed meanwhile leaves nothing that
 * the next start would trust.
 */
const make = (folder: string, bare: boolean) => {
  const fill = (place: string) => {
    if (isMade(prepared) && !bare) copyFolder(prepared, place);
    else {
      execFileSync(process.execPath, [fileURLToPath(workerFile), place], { stdio: 'inherit' });
      syncTree(place);
    }
  };
  try {
    rmdirSync(folder); // empty: the lock made it
  } catch {
    // A volume, a link or a folder that is not empty cannot be replaced by a move, so the database is created in place.
    fill(folder);
    return;
  }
  const beside = mkdtempSync(`${resolve(folder)}.new-`);
  try {
    fill(beside);
    renameSync(beside, folder);
    syncFolder(dirname(resolve(folder)));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

/** The embedded database as a pg.Pool of one connection: no other code of the product knows which database it has. */
export const openEmbeddedPool = (place: Place) => {
  const { folder } = place;
  if (folder !== undefined) makeFolder(folder);
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  if (folder !== undefined) {
    if (!isMade(folder)) make(folder, 'bare' in place && place.bare === true);
    // Ours is the lock that counts. PostgreSQL would not start beside one of its own that a power cut has left empty.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  }
  const { worker, ask, copyTo, end } = startWorker(place);
  /** A new line for each client, since the previous one may still be waiting for an answer. */
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const stream = (() => new Line(ask)) as unknown as pg.ClientConfig['stream'];
      super({ ...config, stream, pipeline: true } as pg.ClientConfig);
    }
  }
  const pool = new pg.Pool({
    max: 1,
    Client: preparing(Client),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    onConnect: (client) => client.query(`ROLLBACK; DEALLOCATE ALL; ${sessionSettings}`), // what the last holder left
  });
  let closing = false;
  worker.once('exit', (code) => {
    unlock();
    // Nothing can be answered without the database: a supervisor, or the next start, recovers from the folder.
    if (!closing) process.exit(code || 1);
  });
  const close = async () => {
    closing = true;
    await pool.end();
    await end();
    unlock();
  };
  return { pool, copyTo, close };
};
