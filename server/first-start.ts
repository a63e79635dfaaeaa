import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Said to a process of `main.ts` that only fills the database. */
export const toFill = 'fill';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has a process of its own (`main`, the file) make and fill the embedded database: what making and filling leave behind
 * in memory ends with it. False when it failed, and has said why. Who ends us meanwhile ends it first.
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

/** In that process: whoever started it is gone, or asks it to end. What was not committed is not there. */
export const endWithParent = () => void process.once('disconnect', () => process.exit(1));
