import type { Examined } from '../platform/database/examine.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const oldestVersion = 15;

const codes: Record<string, [says: string, advice: string]> = {
  ECONNREFUSED: ['nothing answers there', 'Start PostgreSQL, or correct the host and the port in DATABASE_URL.'],
  ENOTFOUND: ['this host is unknown', 'Correct the host in DATABASE_URL.'],
  EAI_AGAIN: ['this host cannot be looked up', 'Check the name in DATABASE_URL and the DNS of this machine.'],
  ETIMEDOUT: ['it does not answer in time', 'Check the host in DATABASE_URL, and the firewall in between.'],
  '28P01': ['it refuses the password', 'Correct the user and the password in DATABASE_URL.'],
  '28000': ['it does not let this user in', 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf.'],
  '3D000': ['this database does not exist', 'Create it (createdb), or correct the name in DATABASE_URL.'],
  '53300': ['it has no connection left', 'Raise max_connections, or run fewer processes: each uses up to twelve.'],
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** Why a database cannot be reached, in plain words. */
export const unreachable = (error: unknown, place: string): Finding => {
  const [says, advice] = codes[codeOf(error)] ?? [
    error instanceof Error ? error.message : 'it does not answer',
    'Check DATABASE_URL.',
  ];
  return fault('database', `The database at ${place} cannot be used: ${says}.`, advice);
};

const version = ({ version: number, kind }: Examined): Finding => {
  if (kind === 'embedded') return ok('database', 'The embedded database opens.');
  const major = Math.floor(number / 10_000);
  return major < oldestVersion
    ? fault('database', `This is PostgreSQL ${major}.`, `Move to PostgreSQL ${oldestVersion} or newer.`)
    : ok('database', `PostgreSQL ${major} answers.`);
};

const named = (names: readonly string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', '));

const migrations = ({ toRun, unknown, isNew }: Examined): Finding => {
  if (unknown.length > 0)
    return fault(
      'migrations',
      `The database was used by a newer version: it has ${named(unknown)}.`,
      'Start the newer version, or go back to a backup from before it.',
    );
  if (isNew) return ok('migrations', 'The database is empty; the first start fills it.');
  return toRun.length > 0
    ? warning(
        'migrations',
        `${toRun.length} still to run: ${named(toRun)}.`,
        'Take a backup, then start the server: it runs them first.',
      )
    : ok('migrations', 'The schema is up to date.');
};

const extensions = ({ missing, mayCreate }: Examined): Finding[] => {
  if (missing.length > 0)
    return [
      fault(
        'extensions',
        `PostgreSQL has no ${missing.join(', ')}.`,
        'Install the contrib package of PostgreSQL on its server.',
      ),
    ];
  return mayCreate
    ? []
    : [
        fault(
          'extensions',
          'The database user may not create tables here, so nothing can be migrated.',
          'Make it the owner of the database (alter database … owner to …).',
        ),
      ];
};

const lock = ({ hasLock }: Examined): Finding =>
  hasLock
    ? ok('locks', 'Processes can take turns.')
    : warning(
        'locks',
        'Another process is migrating the database at this moment, or died while doing so.',
        'Wait a minute and look again; if it stays, end that connection (pg_stat_activity).',
      );

const signals = ({ hears }: Examined): Finding[] =>
  hears === null || hears
    ? []
    : [
        fault(
          'signals',
          'LISTEN and NOTIFY do not work, so open pages are not updated.',
          'Connect to PostgreSQL itself, or let the pooler keep sessions (pgbouncer: pool_mode=session).',
        ),
      ];

const secondsBeforeWarning = 5;
const secondsBeforeFault = 60;

/** How far the clocks of the database and of this machine are apart. */
export const judgeClock = (seconds: number): Finding => {
  const apart = Math.abs(Math.round(seconds));
  const says = `The clocks of this machine and of the database are ${apart} seconds apart.`;
  const advice = 'Run a time service (chrony, systemd-timesyncd) on both.';
  if (apart >= secondsBeforeFault) return fault('clock', says, advice);
  return apart >= secondsBeforeWarning ? warning('clock', says, advice) : ok('clock', 'The clocks agree.');
};

/** What a look into the database tells about it. */
export const judgeDatabase = (examined: Examined): Finding[] => [
  version(examined),
  migrations(examined),
  ...extensions(examined),
  lock(examined),
  ...signals(examined),
  ...(examined.kind === 'embedded' ? [] : [judgeClock(examined.secondsApart)]),
];
