// PGlite in a thread of its own, so that a long statement never blocks the server's answers.
// Plain JavaScript, because worker files are started without a build step. `onlyCreate` creates the data folder and
// ends: the first initialisation leaves hundreds of megabytes behind, so it is done in a child process.
import { closeSync, constants, cpSync, fsyncSync, openSync, readFileSync } from 'node:fs';
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

/** How many segments of the log (16 MB each) may be begun before the next checkpoint. */
const segmentsBetweenCheckpoints = 4;
const begun = new Set();
const isSegment = ({ name, parent }) => parent.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);

const syncFolder = (path) => {
  if (process.platform === 'win32') return; // it keeps names by itself, and opens no folder
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

/**
 * PGlite never syncs on its own, so a power cut could lose writes that were already acknowledged. PostgreSQL syncs some
 * folders itself, but relies on the file system to keep the name of a new table's file along with its bytes, which no
 * standard promises: whenever a file is synced, so are the folders above it in which names have changed.
 */
const syncing = (NODEFS) => {
  const { node_ops: nodes, stream_ops: streams } = NODEFS;
  const changed = new Set();
  const marking = (name, foldersOf) => {
    const act = nodes[name];
    nodes[name] = (...args) => {
      for (const folder of foldersOf(args)) changed.add(NODEFS.realPath(folder));
      return act(...args);
    };
  };
  for (const name of ['mknod', 'unlink', 'rmdir', 'symlink']) marking(name, ([folder]) => [folder]);
  marking('rename', ([node, folder]) => [node.parent, folder]);
  const removeFolder = nodes.rmdir;
  nodes.rmdir = (folder, name) => {
    removeFolder(folder, name);
    changed.delete(`${NODEFS.realPath(folder)}/${name}`); // nothing to sync any more
  };

  const open = streams.open;
  streams.open = (stream) => {
    open(stream);
    if (isSegment(stream.node)) begun.add(stream.node.name);
  };
  streams.fsync = ({ nfd, node }) => {
    try {
      fsyncSync(nfd);
      for (let at = node; at.parent !== at; at = at.parent) {
        const folder = NODEFS.realPath(at.parent);
        if (changed.delete(folder)) syncFolder(folder);
      }
    } catch (error) {
      endAtOnce(error);
    }
    return 0;
  };
};

class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun.push((module) => {
      syncing(module.NODEFS);
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

/** Whether the database waits for a new transaction rather than for the rest of one. */
const isIdle = (parts) => Buffer.concat(parts.slice(-6)).at(-1) === 'I'.charCodeAt(0);

const checkpoint = Buffer.from('Q\0\0\0\x0fCHECKPOINT\0', 'latin1');

/**
 * PGlite has no process that makes checkpoints: until it is closed its log would only grow, and after a crash all of it
 * would be read again.
 */
const checkpointIfDue = async (pglite) => {
  if (begun.size <= segmentsBetweenCheckpoints) return;
  begun.clear();
  await pglite.execProtocolRawStream(checkpoint, { onRawData: () => {} });
};

const serve = async ({ folder, image }) => {
  const pglite = await open(folder, image);
  parentPort.postMessage({ ready: true });
  let last = Promise.resolve();
  const answer = async ({ id, bytes, copyTo, close }) => {
    try {
      if (copyTo) {
        // Nothing runs meanwhile. Whoever opens the copy finds what a power cut would have left: all that was committed.
        cpSync(folder, copyTo, { recursive: true, mode: constants.COPYFILE_FICLONE });
        parentPort.postMessage({ id });
        return;
      }
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
      const idle = isIdle(parts); // asked now, since the bytes are given away
      parentPort.postMessage(
        { id, parts },
        parts.map(({ buffer }) => buffer),
      );
      if (idle) await checkpointIfDue(pglite);
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
