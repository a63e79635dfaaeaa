import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, redLines, type Result, runSteps, slowest, type Step, sum } from './steps.mjs';

const run = (steps: Step[]) => runSteps(steps, { say: () => {} });
const script = (name: string, code: string): Step => ({ name, command: [process.execPath, '-e', code] });

/** A fake runner that writes this report and exits with this code. */
const runner = (counts: 'vitest' | 'playwright', report: unknown, code = 0): Step => {
  const file = join(mkdtempSync(join(tmpdir(), 'lantern-report-')), 'report.json');
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))})`;
  return { ...script('tests', `${write}; process.exit(${code})`), counts, report: file };
};
const ofVitest = (figures: Record<string, number>, testResults: unknown[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...figures,
});
const figuresOf = (results: Result[]) =>
  results.map(({ ok, passed, failed, notRun }) => ({ ok, passed, failed, notRun }));

test('a green run hands on its figures, with what was not run', async () => {
  const report = ofVitest({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 2 });
  expect(figuresOf(await run([runner('vitest', report)]))).toEqual([{ ok: true, passed: 5, failed: 0, notRun: 3 }]);
});

test('a file that could not be loaded is a failure, though none of its tests is', async () => {
  const broken = { name: 'a.test.ts', startTime: 0, endTime: 0, status: 'failed', assertionResults: [] };
  const report = ofVitest({ numPassedTests: 5 }, [broken]);
  expect(figuresOf(await run([runner('vitest', report, 1)]))).toEqual([{ ok: false, passed: 5, failed: 1, notRun: 0 }]);
});

test('a browser test that passed only when tried again has failed', async () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [], suites: [] };
  expect(figuresOf(await run([runner('playwright', report)]))).toEqual([
    { ok: false, passed: 3, failed: 1, notRun: 0 },
  ]);
});

test('what failed is named with its reason, in one line each, by both runners and by a command', async () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'fine' },
      { status: 'failed', fullName: 'part > sum', failureMessages: ['\u001B[31mexpected 2\u001B[39m\n  at line 5'] },
    ],
  };
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module\nat', assertionResults: [] };
  const journey = {
    title: 'books',
    tests: [
      { status: 'unexpected', projectName: 'phone', results: [{ error: { message: 'no button\nlog' } }] },
      { status: 'expected', projectName: 'desktop', results: [{}] },
    ],
  };
  const journeys = [{ file: 'c.spec.ts', specs: [], suites: [{ specs: [journey] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const results = await run([
    runner('vitest', ofVitest({ numPassedTests: 1, numFailedTests: 1 }, [failing, broken]), 1),
    runner('playwright', { stats, errors: [], suites: journeys }, 1),
    script('graph', "console.log('two faults'); process.exit(4)"),
    script('green', ''),
  ]);
  expect(redLines(results)).toEqual([
    'red: tests: a.test.ts: part > sum: expected 2',
    'red: tests: b.test.ts: no such module',
    'red: tests: c.spec.ts: books (phone): no button',
    'red: graph: ended with 4: two faults',
  ]);
});

test('the slowest files of both runners come first, a browser file with the tests of all its parts', async () => {
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const journeys = [
    { file: 'a.spec.ts', specs: [took(2000)], suites: [{ specs: [took(3000), took(1500)] }] },
    { file: 'b.spec.ts', specs: [took(100)] },
  ];
  const reports = [
    runner('playwright', { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: journeys }),
    runner('vitest', ofVitest({ numPassedTests: 1 }, [{ name: 'c.test.ts', startTime: 1000, endTime: 5250 }])),
  ];
  expect(slowest(await run(reports), 2)).toEqual(['   6.5 s  a.spec.ts (tests)', '   4.3 s  c.test.ts (tests)']);
});

test('no tests is a failure, whatever the runner says', async () => {
  const [result] = await run([runner('vitest', ofVitest({}))]);
  expect(result).toMatchObject({ ok: false, failed: 1, empty: true });
  expect(result && lineOf(result)).toContain('no tests');
});

test('a runner that dies without a report is a failure, even with an old report in its place', async () => {
  const green = runner('vitest', ofVitest({ numPassedTests: 5 }));
  await run([green]);
  const [result] = await run([{ ...green, command: [process.execPath, '-e', ''] }]);
  expect(result).toMatchObject({ ok: false, passed: 0, failed: 1 });
});

test('a step that fails does not stop the next, and the sum never says 0 over a red step', async () => {
  const results = await run([script('red', 'process.exit(3)'), script('green', ''), script('gone', 'process.abort()')]);
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['red', false],
    ['green', true],
    ['gone', false],
  ]);
  expect(sum(results)).toEqual({ passed: 0, failed: 2, notRun: 0 });
});

test('a command that is not there is a failure that names it', async () => {
  const [result] = await run([{ name: 'nowhere', command: ['a-command-nobody-has'] }]);
  expect(result).toMatchObject({ ok: false, failed: 1 });
  expect(result?.output).toContain('a-command-nobody-has');
});
