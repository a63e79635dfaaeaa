import { readdirSync, readFileSync } from 'node:fs';

const folder = 'db';

/** Older migrations named hardly any of theirs; this one names them all. */
const namedSince = '042-named-checks.sql';

const faultsOf = (file: string) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''");
  return [...text.matchAll(/(?:\bconstraint\s+(\w+)\s+)?\bcheck\s*\(/gi)]
    .map(([, name]) => name)
    .filter((name) => name === undefined || /_check\d*$/i.test(name))
    .map((name) => `${folder}/${file}: a check ${name === undefined ? 'has no name' : `is only called ${name}`}`);
};

/** What a check keeps is its name (`bookings_duration_positive`): an error and a log are read by it. */
export const checkNamedChecks = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > namedSince)
    .flatMap(faultsOf);
