import { CannotRestore } from './platform/backup/cannot-restore.ts';
import { WrongSettings } from './platform/config.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

export const complain = (fault: unknown) => void process.stderr.write(`${String(fault)}\n`);

/** Something that was asked for cannot be done; the message says why, and what to do. */
export class Refused extends Error {}

const expected = [Refused, CannotRestore, WrongSettings, FolderInUse];

/** Runs a command until it ends: 0, or 1 after one sentence for what may be expected and a trace for what may not. */
export const runCommand = async (run: (args: readonly string[]) => Promise<void>) => {
  try {
    await run(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    const isExpected = expected.some((kind) => error instanceof kind);
    process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
    process.exit(1);
  }
};
