// Runs the steps of a check and reports how each one ended: one line, its seconds, and its output if it failed.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from './house.mjs';
import { countsOf, filesOf, nothing, redOf } from './counts.mjs';

const reports = join('.cache', 'reports');

/** A run of vitest over some of its projects, with its tests counted. */
export const vitest = (name, projects, { env = {}, more = [], ...rest } = {}) => {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: [bin('vitest'), 'run', ...only, ...told, ...more], report, env, counts: 'vitest', ...rest };
};

/** A run of the browser tests, with its tests counted. */
export const playwright = (name, more = []) => {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return {
    name,
    command: [bin('playwright'), 'test', '--reporter=list,json', ...more],
    report,
    env,
    counts: 'playwright',
  };
};

/** Ends a process with all its children, so that a step that hangs leaves nothing behind. */
const endFamily = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) endFamily(child);
    process.exit(1);
  });
}

/** Runs a command until it ends. `live` shows its output immediately; otherwise the output is kept. */
const runCommand = ([command, ...args], { env = {}, live = false, longestMinutes = 20 }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setTimeout(() => {
      take(`\nended after ${longestMinutes} minutes\n`);
      endFamily(child);
    }, longestMinutes * 60_000);
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      take(`${command}: ${error.message}\n`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });

const lastLine = (output) => output.trimEnd().split('\n').at(-1) ?? '';

const runStep = async (step) => {
  const began = performance.now();
  mkdirSync(reports, { recursive: true });
  if (step.report) rmSync(step.report, { force: true });
  const { code, output } = await runCommand(step.command, step);
  const counts = step.counts ? countsOf(step.counts, step.report) : nothing;
  const files = step.counts ? filesOf(step.counts, step.report) : [];
  const empty = step.counts !== undefined && counts.passed + counts.failed === 0;
  const ok = code === 0 && counts.failed === 0 && !empty;
  // A step that fails without a failed test counts as one failure, so that the last line never says 0 for a red step.
  const failed = ok ? 0 : Math.max(counts.failed, 1);
  const seconds = (performance.now() - began) / 1000;
  const tests = step.counts && !ok ? redOf(step.counts, step.report) : [];
  const red = ok ? [] : tests.length > 0 ? tests : [`ended with ${code}: ${lastLine(output).slice(0, 200)}`];
  return { ...counts, files, red, name: step.name, seconds, ok, failed, empty, output };
};

/**
 * `✓ graph        4.1 s  312 files, 0 faults`: for tests their figures, for other steps the last thing they printed.
 */
export const lineOf = ({ name, seconds, ok, passed, failed, notRun, empty, output }) => {
  const tests = passed + failed + notRun > 0 && passed > 0;
  const figures = `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;
  const said = empty ? 'no tests' : tests ? figures : ok ? lastLine(output).slice(0, 90) : '';
  return `${ok ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${said}`.trimEnd();
};

const report = (result, live, say) => {
  if (!result.ok && !live) say(result.output.trimEnd());
  say(lineOf(result));
};

/** Runs the steps in this order, some in parallel, all of them even after a failure, and returns how each one ended. */
export const runSteps = async (steps, { atOnce = 1, say = console.log } = {}) => {
  const waiting = [...steps];
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      report(result, step.live, say);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

/** The figures of several steps added up. */
export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  notRun: results.reduce((total, { notRun }) => total + notRun, 0),
});

/** A line for each thing that failed, `red: API tests: …`. They are printed last, where a long log is read first. */
export const redLines = (results) => results.flatMap(({ name, red }) => red.map((line) => `red: ${name}: ${line}`));

/** The slowest files of all steps, one per line: where to look first when a run has become slow. */
export const slowest = (results, most = 10) =>
  results
    .flatMap(({ name, files }) => files.map(({ file, seconds }) => ({ name, file, seconds })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} (${name})`);
