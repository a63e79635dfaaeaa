// Every rule that is switched off is listed in allowed.json with its file and reason, and there are never more of them
// than the number given there. An entry that is no longer needed is a fault too.
import { readdirSync, readFileSync } from 'node:fs';
import { exitWith, sourceFiles } from './house.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const lineComments = /^.*$/gm;

/** Ways to switch a rule off in the source; the name is the one used in allowed.json, or that of the rule. */
const switches = [
  [/(?:ox|es)lint-disable(?:-next-line|-line)?\s*([\w/@, -]*?)\s*(?:--|\*\/|$)/, 'lint'],
  [/@ts-(ignore|expect-error|nocheck)\b/, 'types'],
  [/\b(?:oxfmt|prettier)-ignore\b/, 'format'],
  [/\b(?:test|it|describe|suite)(?:\.\w+)*\.(skip|only|todo|fixme|fails|skipIf|runIf)\b/, 'tests'],
  [/\bas unknown as\b/, 'double-assertion'],
  [/\bas any\b/, 'any'],
];

/** Files that mention the switches without using them. */
const speaksOfThem = /^tools\/(check-allowed|breaches\/.*)\.mjs$/;
/** The platform contains what types cannot express, and tests may pass in wrong values. */
const mayAssert = /^server\/platform\/|\.(test|fixture|twin|setup)\.tsx?$/;

/**
 * In a test, `@ts-expect-error` asserts that the next line does not compile; if it does compile, type checking fails.
 */
const assertsRefusal = (file, name) => name === 'types: expect-error' && /\.test\.tsx?$/.test(file);

const namesOf = (kind, match) => {
  if (kind !== 'lint') return [kind === 'types' || kind === 'tests' ? `${kind}: ${match[1]}` : kind];
  const rules = (match[1] ?? '').split(',').map((rule) => rule.trim());
  return rules.map((rule) => rule || 'every rule');
};

const inSource = (file) => {
  const found = [];
  for (const [line] of readFileSync(file, 'utf8').matchAll(lineComments)) {
    for (const [pattern, kind] of switches) {
      const match = pattern.exec(line);
      if (!match || (kind === 'double-assertion' && mayAssert.test(file))) continue;
      const names = namesOf(kind, match).filter((name) => !assertsRefusal(file, name));
      for (const rule of names) found.push({ file, rule });
    }
  }
  return found;
};

const ignoredByKnip = (settings) =>
  Object.entries(settings).flatMap(([key, value]) => {
    if (key.startsWith('ignore') && Array.isArray(value)) return value.map((file) => ({ file, rule: `knip ${key}` }));
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? ignoredByKnip(value) : [];
  });

/** The exceptions in the settings of the linter and of knip. */
const inSettings = () => {
  const { overrides = [] } = readJson('.oxlintrc.json');
  const lint = overrides.flatMap(({ files, rules }) =>
    Object.keys(rules).flatMap((rule) => files.map((file) => ({ file, rule }))),
  );
  return [...lint, ...ignoredByKnip(readJson('knip.json'))];
};

const keyOf = ({ file, rule }) => `${file}: ${rule}`;
const times = (list, key) => list.filter((one) => keyOf(one) === key).length;

const { most, allowed } = readJson('allowed.json');
const floors = ['contract', 'server', 'web', 'e2e', 'tools'];
const configs = readdirSync('.').filter((file) => file.endsWith('.config.ts'));
const sources = [...sourceFiles(floors), ...configs];
const used = [...sources.filter((file) => !speaksOfThem.test(file)).flatMap(inSource), ...inSettings()];

const faults = [];
for (const key of new Set([...used, ...allowed].map(keyOf))) {
  const [real, listed] = [times(used, key), times(allowed, key)];
  if (real > listed) faults.push(`${key} is switched off ${real} times and listed ${listed} times in allowed.json`);
  if (real < listed) faults.push(`${key} is listed ${listed} times in allowed.json and switched off ${real} times`);
}
for (const entry of allowed) if (!entry.reason) faults.push(`${keyOf(entry)} has no reason in allowed.json`);
if (allowed.length > most) faults.push(`${allowed.length} rules are switched off; allowed.json says at most ${most}`);
if (allowed.length < most) faults.push(`lower "most" in allowed.json to ${allowed.length}: what is won stays won`);

exitWith(faults, `${allowed.length} rules switched off, at most ${most}`);
