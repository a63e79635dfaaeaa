// How many tests passed, failed, or stood there and were not run, read from what the runner wrote down.
import { readFileSync } from 'node:fs';

export const nothing = { passed: 0, failed: 0, notRun: 0 };

const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    // A file that could not be loaded has no tests of its own to fail.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      notRun: numPendingTests + numTodoTests,
    };
  },
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    // One that passed only when tried again has failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    notRun: stats.skipped,
  }),
};

/** The figures in a runner's report; none where it did not come so far as to write one. */
export const countsOf = (runner, file) => {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return nothing;
  }
  return readers[runner](JSON.parse(text));
};
