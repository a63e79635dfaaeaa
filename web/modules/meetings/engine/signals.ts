import { CallLost } from '../../../lib/call.ts';

const together = 40;
const most = 40;
const tries = 4;
const pause = 800;

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends what was said to one other browser in order, several at once; a lost line is tried again. */
export const signalSender = (post: (signals: string[]) => Promise<unknown>) => {
  let waiting: string[] = [];
  let busy = false;
  let closed = false;
  const deliver = async (batch: string[]) => {
    for (let attempt = 0; attempt < tries && !closed; attempt += 1) {
      try {
        return await post(batch);
      } catch (fault) {
        if (!(fault instanceof CallLost)) return undefined;
        await later(pause);
      }
    }
    return undefined;
  };
  const run = async () => {
    busy = true;
    await later(together);
    while (waiting.length > 0 && !closed) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await deliver(batch);
    }
    busy = false;
  };
  return {
    send: (signal: string) => {
      waiting.push(signal);
      if (!busy) void run();
    },
    close: () => {
      closed = true;
    },
  };
};
