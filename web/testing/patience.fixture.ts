import { configure, getConfig } from '@testing-library/react';

const standard = getConfig();
const { setImmediate: nextTurn } = globalThis; // a test may put its own clock in its place

/** What has just been drawn begins to listen a moment later, on a busy machine a few turns later. */
const begunToListen = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => void nextTurn(resolve));
};

// Once for all files of a worker, which share what is configured here.
configure({
  // A guard against hanging, far above what is expected; never a measurement.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (wait) =>
    standard.asyncWrapper(async () => {
      const found = await wait();
      await begunToListen();
      return found;
    }),
});
