// Reads one uploaded table in a thread of its own, so that a file made to be slow never keeps the server from answering.
// Plain JavaScript, because worker files are started without a build step; what it imports is bundled, or read by tsx.
import { parentPort, workerData } from 'node:worker_threads';
import { tableIn } from './read.ts';

/** Rows per message: to take a large table out of one message would keep the server busy as well. */
const atOnce = 500;

const { bytes, wish } = workerData;
const read = tableIn(bytes, wish);
const { rows = [], ...rest } = read;
let sent = 0;
parentPort.on('message', () => {
  parentPort.postMessage(rows.slice(sent, sent + atOnce));
  sent += atOnce;
});
parentPort.postMessage({ ...rest, parts: 'rows' in read ? Math.ceil(rows.length / atOnce) : 0 });
