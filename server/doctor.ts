import { parseArgs } from 'node:util';
import { smtpMail } from './adapters/smtp.ts';
import { say } from './command.ts';
import { type Connection, connect, databaseFolder, isFirstStart } from './connect.ts';
import { type Finding, fault, linesOf, ok, summaryOf, warning, withoutSecrets } from './doctor/finding.ts';
import { judgeDatabase, unreachable } from './doctor/judge-database.ts';
import { judgeFilesToCome, judgeDataFolder, judgeFiles } from './doctor/judge-folders.ts';
import { judgeMail } from './doctor/judge-mail.ts';
import { judgeQueues } from './doctor/judge-queues.ts';
import { judgeSettings } from './doctor/judge-settings.ts';
import { hasPlatformAdmin } from './modules/accounts/index.ts';
import { isOld, minutesWaited, queueStates } from './modules/notifications/index.ts';
import { systemClock } from './platform/clock.ts';
import { readSettings, type Settings, wrongSettings } from './platform/config.ts';
import { examine } from './platform/database/examine.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { waitingJobs } from './platform/waiting-jobs.ts';
import { openFiles } from './open-files.ts';

// `npm run doctor`, or `node dist/server/doctor.js`: looks at an installation with the settings of its server, and says
// in plain words what is wrong. It changes nothing, sends nothing and never prints a secret.

const usage = `Looks at this installation and says what is wrong with it; the exit code is 1 if something is.

  --json   the same for programs

Start it with the settings of the server.`;

const tellTimeout = 20_000;

/** Where something is, without the user and the password of its address. */
const placeOf = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), tellTimeout).unref();
    }),
  ]);

const judgeAdmins = async (tx: Connection['database']['reader']): Promise<Finding> =>
  (await hasPlatformAdmin(tx))
    ? ok('platform_admin', 'There is a platform admin.')
    : warning(
        'platform_admin',
        'There is no platform admin, so nobody can approve a mentor.',
        'Make one: npm run admin -- first you@example.com, or node dist/server/admin.js first you@example.com.',
      );

const look = async ({ database }: Connection, settings: Settings): Promise<Finding[]> => {
  const examined = await inTime(examine(database));
  const findings = judgeDatabase(examined);
  // The tables are as this build knows them only once every migration ran.
  if (examined.toRun.length > 0 || examined.unknown.length > 0) return findings;
  const { reader } = database;
  const now = systemClock.now();
  const { setAside } = await waitingJobs(reader);
  const queues = (await queueStates(reader, now)).map((state) => ({
    ...state,
    minutes: minutesWaited(state, now),
    isOld: isOld(state, now, settings.QUEUE_WARNING_MINUTES),
  }));
  return [...findings, await judgeAdmins(reader), ...judgeQueues(queues, setAside, settings)];
};

const connected = (settings: Settings): Connection | Finding => {
  try {
    return connect(settings, () => {});
  } catch (error) {
    if (error instanceof FolderInUse)
      return ok(
        'database',
        `${error.message.split('. ')[0]}: the server is running. Stop it to have the database looked at.`,
      );
    return fault(
      'database',
      `The folder ${databaseFolder(settings)} cannot be opened: ${String(error)}.`,
      'Check DATA_DIR.',
    );
  }
};

const judgeConnection = async (settings: Settings): Promise<Finding[]> => {
  if (isFirstStart(settings))
    return [ok('database', 'The embedded database does not exist yet; the first start makes it.')];
  const connection = connected(settings);
  if ('check' in connection) return [connection];
  const place = settings.DATABASE_URL ? placeOf(settings.DATABASE_URL) : databaseFolder(settings);
  // The thread of an embedded database takes the whole process along when it cannot open its folder.
  const broken = () =>
    print(
      [fault('database', `The database in ${place} is broken.`, 'Go back to a backup of the data folder.')],
      settings,
    );
  process.once('exit', broken);
  const findings = await look(connection, settings).catch((error: unknown) => [unreachable(error, place)]);
  process.off('exit', broken);
  await inTime(connection.database.close()).catch(() => {});
  return findings;
};

const { json = false, help = false } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  strict: false,
}).values;

const all: Finding[] = [];

/** The settings that no finding may quote. */
const secretNames = [
  'SECRET_KEY',
  'FILES_S3_SECRET',
  'FILES_S3_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_REPLIES_KEY',
  'TURN_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
] as const;

/** Shows what was found so far at once: the next look may take a while. */
const print = (findings: readonly Finding[], settings: Settings | null) => {
  const secrets = secretNames.map((name) => settings?.[name] ?? '');
  const clean = (text: string) => withoutSecrets(text, secrets);
  for (const one of findings) {
    const finding = { ...one, says: clean(one.says) }; // the advice quotes nothing
    all.push(finding);
    if (!json) for (const line of linesOf(finding)) say(line);
  }
};

const judgeVendors = async (settings: Settings, show: (findings: readonly Finding[]) => void) => {
  const bucket = settings.FILES_S3_BUCKET;
  const toCome = bucket ? null : judgeFilesToCome(settings.FILES_FOLDER);
  show([toCome ?? (await judgeFiles(openFiles(settings), bucket ? `the bucket ${bucket}` : settings.FILES_FOLDER))]);
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  const mail = url === undefined ? null : smtpMail({ url, from });
  show([await judgeMail(mail && mail.verify, url === undefined ? '' : placeOf(url))]);
  mail?.close();
};

const examineAll = async () => {
  const wrong = wrongSettings(process.env);
  if (wrong.length > 0) {
    print(
      wrong.map((sentence) => fault('settings', sentence, 'The table in the README says what it takes.')),
      null,
    );
    return;
  }
  const settings = readSettings(process.env);
  const show = (findings: readonly Finding[]) => print(findings, settings);
  show([ok('settings', 'All settings can be read.'), ...judgeSettings(settings)]);
  show(judgeDataFolder(settings.DATA_DIR));
  show(await judgeConnection(settings));
  await judgeVendors(settings, show);
};

const finish = () => {
  const isWell = all.every(({ level }) => level !== 'fault');
  say(json ? JSON.stringify({ ok: isWell, findings: all }, null, 2) : `\n${summaryOf(all)}`);
  process.exit(isWell ? 0 : 1);
};

if (help) say(usage);
else await examineAll().then(finish);
