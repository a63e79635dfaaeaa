// Shared by the tools: where commands and files are, and how a check ends.
import { existsSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The path of an installed command; saves the half second that npx takes. */
export const bin = (name) => join('node_modules', '.bin', name);

/** Whether this file was run as a command rather than imported. */
export const isCommand = (url) => url === pathToFileURL(process.argv[1] ?? '').href;

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage']);

/** Every file below these folders, sorted, with `/` on every system. */
export const filesBelow = (folders) => {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path);
      } else found.push(path);
    }
  };
  for (const folder of folders) if (existsSync(folder)) walk(folder);
  return found.toSorted((one, other) => (one < other ? -1 : 1));
};

/** The hand-written code below these folders. */
export const sourceFiles = (folders) =>
  filesBelow(folders).filter((file) => /(?<!\.d|\.gen)\.([mc]?js|tsx?)$/.test(file));

/** Writes everything before the process ends; output still buffered by console.log would be lost. */
const printWhole = (text) => {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(process.stdout.fd, bytes));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error; // the reader is slow: once more
    }
  }
};

/** Prints each fault as an `error` line and then what was checked, and exits with the result. */
export const exitWith = (faults, lookedAt) => {
  const verdict = `${lookedAt}, ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}`;
  printWhole([...faults.map((fault) => `error ${fault}`), verdict, ''].join('\n'));
  process.exit(faults.length > 0 ? 1 : 0);
};
