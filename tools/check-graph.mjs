// Checks the walls of .dependency-cruiser.cjs, and that there are no cycles, not even of types. Also checks that it has
// seen every file and looked inside it: dependency-cruiser without @swc/core cannot read TypeScript 7, sees nothing and
// reports success. The picture of the house is drawn from the same graph and must be up to date.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { floors, readGraph } from './graph.mjs';
import { exitWith, sourceFiles } from './house.mjs';
import { drawHouse } from './picture/draw-house.mjs';
import { usesIn } from './picture/uses.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const openToTypes = new Map(
  forbidden.filter((rule) => rule.comment.endsWith('types may pass')).map((rule) => [rule.name, rule]),
);

const ours = sourceFiles(floors);
const graph = readGraph();
const { modules, summary } = graph;
const bySource = new Map(modules.map((module) => [module.source, module]));

const staticIn = /(?:^|\s)(?:from|import)\s*['"]([^'"]+)['"]/g;
const specifierIn = /(?:^|\s)(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const typeStatement = /^\s*(?:import|export)\s+type\s[^;'"]*?from\s*['"]([^'"]+)['"]/gm;
const specifiers = (text, pattern) => [...text.matchAll(pattern)].map(([, specifier]) => specifier);

/** The files that this one imports only for their types, which dependency-cruiser does not report. */
const typeOnlyTargets = (source, pattern) => {
  const text = readFileSync(source, 'utf8');
  const all = specifiers(text, pattern);
  const types = specifiers(text, typeStatement);
  const times = (list, one) => list.filter((other) => other === one).length;
  const only = new Set(types.filter((one) => times(types, one) === times(all, one)));
  const { dependencies } = bySource.get(source);
  return new Set(dependencies.filter(({ module }) => only.has(module)).map(({ resolved }) => resolved));
};

const seen = ours.filter((file) => bySource.has(file));
const isOurs = new Set(seen);
const typeOnly = new Map(seen.map((file) => [file, typeOnlyTargets(file, specifierIn)]));
/** The same, counting static imports only, for walls that let `import()` through. */
const typeOnlyAtOnce = new Map(seen.map((file) => [file, typeOnlyTargets(file, staticIn)]));
/** A fixture that a test starts as a separate process is named in the test, not imported. */
const isStarted = (fixture) =>
  seen.some((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(basename(fixture)));
const isTypeAlone = ({ name }, from, to) => {
  const open = openToTypes.get(name);
  return open !== undefined && (open.to.dynamic === false ? typeOnlyAtOnce : typeOnly).get(from)?.has(to) === true;
};
const passes = ({ rule, from, to }) =>
  isTypeAlone(rule, from, to) || (rule.name === 'no-stray-fixtures' && isStarted(from));

/**
 * Follows every import, of types as well, depth first; meeting a file that is already on the current path means a
 * cycle.
 */
const cyclesOf = () => {
  const cycles = [];
  const done = new Set();
  const walk = (file, way) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    for (const { resolved } of bySource.get(file)?.dependencies ?? []) {
      if (isOurs.has(resolved)) walk(resolved, [...way, file]);
    }
    done.add(file);
  };
  for (const file of seen) walk(file, []);
  return cycles;
};

/** Templates in tools contain text that only looks like an import; everywhere else such text is an import. */
const blindTo = (file) => {
  if (!bySource.has(file)) return true;
  if (file.startsWith('tools/')) return false;
  const asks = /^import .*from '\.{1,2}\//m.test(readFileSync(file, 'utf8'));
  return asks && bySource.get(file).dependencies.length === 0;
};

const picture = 'docs/images/house.svg';
const isOld = () => !existsSync(picture) || readFileSync(picture, 'utf8') !== drawHouse(usesIn(graph));

exitWith(
  [
    ...summary.violations
      .filter((violation) => !passes(violation))
      .map(({ rule, from, to }) => `${rule.name}: ${from}${to === from ? '' : ` → ${to}`}`),
    ...cyclesOf().map((cycle) => `no-cycles: ${cycle.join(' → ')}`),
    ...ours.filter(blindTo).map((file) => `not seen: ${file}`),
    ...(isOld() ? [`picture: ${picture} is not that of today; run npm run picture`] : []),
  ],
  `${seen.length} files`,
);
