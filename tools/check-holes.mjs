// Asks the registry that npm is set to for known holes in what the lockfile names, and always ends with a line that says
// what came of it. A registry that does not know, or no network at all, is no failure: the line then says that nothing
// was checked. Holes are listed; `--strict` ends with 1 for those of a high or critical severity.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isCommand } from './house.mjs';

const severities = ['critical', 'high', 'moderate', 'low', 'info'];
const rank = ({ severity }) => severities.indexOf(severity);

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What npm's report says, in lines; `grave` counts the high and critical ones. Undefined when it is no report: npm then
 * writes an object with the error, or nothing that can be read.
 */
export const readReport = (text) => {
  const report = parsed(text);
  if (report?.metadata?.vulnerabilities === undefined) return undefined;
  const found = Object.values(report.vulnerabilities ?? {});
  const lines = found
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ severity, name, range, fixAvailable }) => {
      const fixed = fixAvailable ? 'a newer version is without it' : 'no newer version is without it yet';
      return `known hole: ${severity}: ${name} ${range}; ${fixed}`;
    });
  return { lines, grave: found.filter((one) => rank(one) <= 1).length };
};

/** Versions that their authors withdrew or warn of, which npm notes in the lockfile: known without asking anybody. */
export const deprecatedIn = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([, { deprecated }]) => deprecated !== undefined)
    .map(([path, { version, dev, devOptional }]) => {
      const name = path.split('node_modules/').at(-1);
      return `deprecated: ${name} ${version}${dev || devOptional ? ' (development only)' : ''}`;
    });

const ask = () =>
  spawnSync('npm', ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 60_000,
  }).stdout ?? '';

const check = () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const count = Object.keys(lockfile.packages).filter((path) => path.includes('node_modules/')).length;
  for (const line of deprecatedIn(lockfile)) console.log(line);
  const report = readReport(ask());
  if (report === undefined) {
    console.log(`known holes: NOT CHECKED, since no registry answered; ${count} packages, pinned by the lockfile`);
    return 0;
  }
  for (const line of report.lines) console.log(line);
  console.log(`known holes: ${report.lines.length} in ${count} packages, ${report.grave} of them high or critical`);
  return report.grave;
};

if (isCommand(import.meta.url)) {
  const grave = check();
  process.exit(process.argv.includes('--strict') && grave > 0 ? 1 : 0);
}
