import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The argument for a process of `main.ts` that only fills the database. */
export const toFill = 'fill';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Creates and fills the embedded database in a process of its own (`main` is its file), so that the memory this uses is
 * freed when that process ends. False when it failed, in which case the reason was printed. A signal to end us ends
 * that process first.
 */
export const fillElsewhere = async (main: string): Promise<boolean> => {
  const filling = fork(main, [toFill], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let asked: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals) => {
    asked = signal;
    if (filling.connected) filling.disconnect();
  };
  for (const signal of signals) process.on(signal, end);
  const [code, ended] = (await once(filling, 'exit')) as [number | null, NodeJS.Signals | null];
  for (const signal of signals) process.off(signal, end);
  if (asked) process.kill(process.pid, asked); // as if nobody had listened
  else if (ended) process.stderr.write(`The database was not filled: ${ended} ended the process that fills it.\n`);
  return code === 0;
};

/** Runs in that process: its parent is gone or wants it to end. Anything not committed is rolled back. */
export const endWithParent = () => void process.once('disconnect', () => process.exit(1));
