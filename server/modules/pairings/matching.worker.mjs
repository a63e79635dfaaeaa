// Matches one packed cohort in a thread of its own, so that the server answers other calls meanwhile. Plain JavaScript,
// because worker files are started without a build step; what it imports is bundled, or read by tsx.
import { setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { matchPacked } from './rules/matching/index.ts';

// On Linux this is about the thread alone: whoever waits for an answer comes first. Elsewhere it would slow the server.
if (platform === 'linux') setPriority(10);

let told = -1;
const progress = (done, step) => {
  const percent = Math.floor(done * 100);
  if (percent === told) return;
  told = percent;
  parentPort.postMessage({ done, step });
};
parentPort.postMessage({ matching: matchPacked(workerData, { progress }) });
