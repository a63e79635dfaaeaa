// Writes what is made of a transcript in a thread of its own: that of a long recording takes seconds.
// Plain JavaScript, because worker files are started without a build step; what it imports is bundled, or read by tsx.
import { parentPort, workerData } from 'node:worker_threads';
import { docxOf } from './exports/docx.ts';
import { pdfOf } from './exports/pdf.ts';
import { txtOf } from './exports/text.ts';
import { srtOf } from './rules/srt.ts';
import { summarise } from './rules/summary.ts';

const write = {
  txt: txtOf,
  docx: docxOf,
  pdf: pdfOf,
  srt: async ({ cues }) => new TextEncoder().encode(srtOf(cues)),
  summary: async (cues) => summarise(cues),
};

const { what, of } = workerData;
parentPort.postMessage(await write[what](of));
