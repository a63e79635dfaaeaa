import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { preparing } from './prepared.ts';
import { sessionSettings } from './session.ts';

const workerFile = new URL('./embedded.worker.mjs', import.meta.url);

type ProtocolMessage = { name: string; message: string; length: number };
interface Answer {
  id: number;
  ready?: true;
  messages?: ProtocolMessage[];
  error?: string;
}

/** What ends a round trip of the protocol: Sync, Flush, Query, Terminate. All before it is held and sent with it. */
const endsRoundTrip = new Set([0x53, 0x48, 0x51, 0x58]);

const startWorker = async (folder: string | undefined) => {
  const worker = new Worker(workerFile, { workerData: { folder } });
  const waiting = new Map<number, { resolve: (messages: ProtocolMessage[]) => void; reject: (error: Error) => void }>();
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ ready }: Answer) => ready && resolve());
  });
  worker.on('message', ({ id, messages = [], error }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(messages);
    else caller?.reject(new Error(error));
  });
  const ask = (request: { bytes: Uint8Array } | { close: true }) =>
    new Promise<ProtocolMessage[]>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, ...request });
    });
  return { worker, ask };
};

const asError = (message: ProtocolMessage) =>
  message.name === 'error'
    ? Object.assign(new pg.DatabaseError(message.message, message.length, 'error'), message)
    : message;

/**
 * The embedded database as one pg.Pool of one connection: no other line of the product knows which database it has.
 * Without a folder it lives in memory.
 */
export const openEmbeddedPool = async (folder: string | undefined) => {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  if (folder !== undefined && !existsSync(join(folder, 'PG_VERSION'))) {
    execFileSync(process.execPath, [fileURLToPath(workerFile), folder], { stdio: 'inherit' });
  }
  const { worker, ask } = await startWorker(folder);
  let held: Uint8Array[] = [];
  const stream = async (bytes: Uint8Array) => {
    held.push(bytes);
    if (!endsRoundTrip.has(bytes[0] ?? 0)) return [];
    const roundTrip = Buffer.concat(held);
    held = [];
    return (await ask({ bytes: roundTrip })).map(asError);
  };
  const pglite = { waitReady: Promise.resolve(), execProtocolStream: stream } as unknown as PGlite;

  /** Drizzle hands `types` as an object, which the connection of PGlite would wait for ever on. */
  class Connection extends PglitePgConnection {
    override parse(query: Parameters<PglitePgConnection['parse']>[0]) {
      super.parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined } as typeof query);
    }
  }
  /** A new connection for each client: the one of the library cannot be used twice. */
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connection: new Connection({ pglite }) } as pg.ClientConfig);
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
    await ask({ close: true });
    unlock();
  };
  return { pool, close };
};
