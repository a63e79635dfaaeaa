// PGlite in a thread of its own, so that a long statement never blocks the server's answers.
// Plain JavaScript, because worker files are started without a build step. `onlyCreate` creates the data folder and
// ends: the first initialisation leaves hundreds of megabytes behind, so it is done in a child process.
import { fsyncSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * When a disk fails or the database gives up, PGlite would carry on with whatever is left. We end instead, and the next
 * start recovers from the log.
 */
const endAtOnce = (why) => {
  process.stderr.write(`The database has given up: ${why}\n`);
  process.exit(1);
};

/** PGlite never syncs on its own, so a power cut could lose writes that were already acknowledged. */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return 0; // directories have none
        try {
          fsyncSync(stream.nfd);
        } catch (error) {
          endAtOnce(error);
        }
        return 0;
      };
      module.onAbort = endAtOnce;
    });
    return result;
  }
}

const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const open = (folder, image) => {
  const usual = PGlite.defaultStartParams;
  const startParams = folder ? [...usual.filter((one) => one !== '-F'), ...durable] : usual;
  return PGlite.create({
    ...(folder && { fs: new DurableNodeFS(folder) }),
    ...(image && { loadDataDir: new Blob([readFileSync(image)]) }),
    extensions: { btree_gist, citext, pg_trgm, unaccent },
    initialMemory: 128 * 2 ** 20,
    startParams: [...startParams, '-c', 'shared_buffers=16MB'],
  });
};

/**
 * Every answer ends by saying that the next question may come; an answer that does not comes from a database that has
 * died.
 */
const saysReady = (parts) => {
  const end = Buffer.concat(parts.slice(-6)).subarray(-6);
  return end.length === 6 && end[0] === 0x5a && end.readInt32BE(1) === 5;
};

const serve = async ({ folder, image }) => {
  const pglite = await open(folder, image);
  parentPort.postMessage({ ready: true });
  let last = Promise.resolve();
  const answer = async ({ id, bytes, close }) => {
    try {
      if (close) {
        await pglite.close();
        parentPort.postMessage({ id });
        parentPort.close();
        return;
      }
      // Not execProtocolRaw: it parses every answer that it passes on and keeps it forever.
      const parts = [];
      await pglite.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
      if (!saysReady(parts)) endAtOnce('it does not answer any more');
      parentPort.postMessage(
        { id, parts },
        parts.map(({ buffer }) => buffer),
      );
    } catch (error) {
      parentPort.postMessage({ id, error: error.message });
    }
  };
  parentPort.on('message', (request) => {
    last = last.then(() => answer(request));
  });
};

if (parentPort) await serve(workerData);
else {
  const pglite = await open(process.argv[2]);
  await pglite.close();
}
