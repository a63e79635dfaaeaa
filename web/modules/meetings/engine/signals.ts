import { isPassing } from '../../../lib/passing.ts';

const together = 40;
const most = 40;
const pause = 800;

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends signals to one other browser in order, several at a time; waits out temporary failures. */
export const signalSender = (post: (signals: string[]) => Promise<unknown>) => {
  let waiting: string[] = [];
  let busy = false;
  let closed = false;
  const deliver = async (batch: string[]) => {
    // Keeps trying for as long as the other is there: nobody repeats a call that was dropped.
    while (!closed) {
      try {
        return await post(batch);
      } catch (fault) {
        if (!isPassing(fault)) return undefined;
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
