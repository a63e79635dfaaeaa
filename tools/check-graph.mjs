// The walls of .dependency-cruiser.cjs, and no cycles, not of types either. It must have seen every file and into every file:
// dependency-cruiser without @swc/core reads no TypeScript 7, sees nothing and reports success. The picture of the house is
// drawn from the same graph: it must be that of today.
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

/** The files that this one needs only for their types: the cruiser does not tell. */
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
/** Where a wall lets `import()` through as well, what else is asked of that file. */
const typeOnlyAtOnce = new Map(seen.map((file) => [file, typeOnlyTargets(file, staticIn)]));
/** A fixture that a test starts as a process of its own is named there, not imported. */
const isStarted = (fixture) =>
  seen.some((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(basename(fixture)));
const isTypeAlone = ({ name }, from, to) => {
  const open = openToTypes.get(name);
  return open !== undefined && (open.to.dynamic === false ? typeOnlyAtOnce : typeOnly).get(from)?.has(to) === true;
};
const passes = ({ rule, from, to }) =>
  isTypeAlone(rule, from, to) || (rule.name === 'no-stray-fixtures' && isStarted(from));

/** Walks every import, of types as well, depth first; a file met again on the way down closes a cycle. */
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

/** Text that only looks like an import stands in the templates of tools; everywhere else it is one. */
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
