import { configure, getConfig } from '@testing-library/react';

const standard = getConfig();
const { setImmediate: nextTurn } = globalThis; // a test may put its own clock in its place

/** Freshly rendered elements attach their listeners a moment later, or on a busy machine a few turns later. */
const begunToListen = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => void nextTurn(resolve));
};

// Done once for all files of a worker, because they share this configuration.
configure({
  // Only guards against hanging, so it is far longer than any expected wait; never use it to measure.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (wait) =>
    standard.asyncWrapper(async () => {
      const found = await wait();
      await begunToListen();
      return found;
    }),
});
