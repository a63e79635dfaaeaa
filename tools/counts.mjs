// How many tests passed, failed or were not run, which ones failed and why, and what took how long, read from the reports
// that the runners write.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const nothing = { passed: 0, failed: 0, notRun: 0 };

const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    // A file that could not be loaded has no tests that could fail, so it is counted itself.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      notRun: numPendingTests + numTodoTests,
    };
  },
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    // A test that passed only on a retry counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    notRun: stats.skipped,
  }),
};

/** The tests in one of Playwright's files, however deeply nested. */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Says what went wrong in one line, without the colours of a terminal. */
const firstLineOf = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0].slice(0, 200);

const reds = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLineOf(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLineOf(failureMessages?.[0])}`,
      );
    }),
  playwright: ({ suites, errors }) => [
    ...errors.map(({ message }) => firstLineOf(message)),
    ...suites.flatMap((suite) =>
      specsIn(suite).flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) => {
            const message = results.find(({ error }) => error)?.error?.message;
            return `${suite.file}: ${title} (${projectName}): ${firstLineOf(message)}`;
          }),
      ),
    ),
  ],
};

const files = {
  vitest: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  playwright: ({ suites }) =>
    suites.map((suite) => {
      const runs = specsIn(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
      return { file: suite.file, seconds: runs.reduce((total, { duration }) => total + duration, 0) / 1000 };
    }),
};

const reportIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // it did not come so far as to write one
  }
};

/** The figures in a runner's report; zeros when there is no report. */
export const countsOf = (runner, file) => {
  const report = reportIn(file);
  return report ? readers[runner](report) : nothing;
};

/** The files in a runner's report, with their seconds. */
export const filesOf = (runner, file) => {
  const report = reportIn(file);
  return report ? files[runner](report) : [];
};

/** One line for each test that failed, `file: title: why`. */
export const redOf = (runner, file) => {
  const report = reportIn(file);
  return report ? reds[runner](report) : [];
};
