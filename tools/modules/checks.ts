import { readdirSync, readFileSync } from 'node:fs';

const folder = 'db';

/** Migrations before this one named hardly any of their checks; this one names them all. */
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

/** Requires a name for every check (`bookings_duration_positive`), because that is what shows up in errors and logs. */
export const checkNamedChecks = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > namedSince)
    .flatMap(faultsOf);
