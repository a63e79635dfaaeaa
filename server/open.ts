import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Connection } from './connect.ts';
import { loadDemo } from './demo/load.ts';
import { hasPlatformAdmin } from './modules/accounts/index.ts';
import { loadPackages } from './modules/credits/index.ts';
import { loadQuestions } from './modules/programmes/index.ts';
import { loadReference } from './modules/reference/index.ts';
import { openDoor } from './platform/backup/door.ts';
import { openBus } from './platform/bus.ts';
import { type Clock, movableClock, systemClock } from './platform/clock.ts';
import type { Settings } from './platform/config.ts';
import { projectFolder } from './platform/project-folder.ts';
import { pagePowers } from './page-powers.ts';
import type { Change } from './platform/work.ts';
import { openVendors } from './vendors.ts';

/** The built web app, and which addresses are pages of it: any other address gets its 404 view with the status 404. */
const builtPages = (settings: Settings) => {
  const { production } = settings;
  const folder = join(projectFolder(), 'dist', 'web');
  const list = join(folder, 'pages.json'); // the last that the build writes
  if (!existsSync(list)) return {};
  const listed = JSON.parse(readFileSync(list, 'utf8')) as string[];
  // The router ignores case too.
  const patterns = listed.map((one) => new RegExp(one, 'i'));
  const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));
  return { pages: { folder, isPage, powersOf: pagePowers(settings), forBuilders: !production } };
};

/** Nobody reads figures unless a setting says so: then even their code is not loaded. */
const openFigures = async (watched: Parameters<(typeof import('./metrics.ts'))['watch']>[0]) => {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = watched.settings;
  if (port === undefined && token === undefined) return { listen: async () => {}, close: async () => {} };
  return (await import('./metrics.ts')).watch(watched);
};

/** Everything except listening and running jobs: migrated and filled. */
const openFilled = async (
  settings: Settings,
  { database, migrated }: Connection,
  onFault: (fault: unknown) => void,
  clock: Clock,
) => {
  const bus = await openBus(database, onFault);
  const vendors = await openVendors(settings);
  const app = buildApp({ settings, database, clock, bus, vendors, ...builtPages(settings) });
  const figures = await openFigures({ ...app, database, clock, settings });
  // The routes are registered while the database wakes up.
  await Promise.all([migrated(), app.server.ready()]);
  await loadReference(database.transact);
  await loadQuestions(database.transact);
  await loadPackages(database.transact);
  await app.jobs.prepare();
  const { transact, demos } = app;
  if (settings.demo && (await loadDemo({ transact, files: vendors.files, now: clock.now(), demos }))) {
    await app.jobs.runSchedules(); // averages, next slots
  }

  /** Answers the calls under way, lets jobs finish, then closes the database. */
  const close = async () => {
    await app.server.close();
    await figures.close();
    await app.jobs.close();
    await bus.close();
    await database.close();
  };
  return { ...app, database, clock, figures, close };
};

const clockFor = (settings: Settings) => (settings.production ? systemClock : movableClock());

/** Without one nobody approves mentors, and there is no other way in. */
const noAdminYet =
  'there is no platform admin yet: make the first one with "node dist/server/admin.js first you@example.com"';

/** Everything that a running product is made of: migrated, filled and listening. `close` shuts it down in order. */
export const openProduct = async (
  settings: Settings,
  connection: Connection,
  onFault: (fault: unknown) => void,
  clock: Clock = clockFor(settings),
) => {
  const product = await openFilled(settings, connection, onFault, clock);
  const { server, database, figures, jobs } = product;
  if (settings.production && !(await hasPlatformAdmin(database.reader))) server.log.warn(noAdminYet);
  const closeDoor =
    database.kind === 'embedded' ? await openDoor(settings.DATA_DIR, database.copyTo, onFault) : () => {};
  await figures.listen();
  await server.listen({ port: settings.PORT, host: settings.HOST }); // last: whoever hears it may also tell us to stop
  jobs.work();
  const close = async () => {
    closeDoor();
    await product.close();
  };
  return { ...product, close };
};

/** Runs one act on the product's data and closes everything again: nothing listens here, and no job runs. */
export const actOnProduct = async <T>(
  settings: Settings,
  connection: Connection,
  onFault: (fault: unknown) => void,
  act: (change: Change) => Promise<T>,
): Promise<T> => {
  const product = await openFilled({ ...settings, demo: false }, connection, onFault, clockFor(settings));
  return product.transact(act).finally(() => product.close());
};

/** Creates what later starts of the product expect to find; serves no requests. */
export const fillProduct = async (settings: Settings, connection: Connection, onFault: (fault: unknown) => void) => {
  const product = await openFilled(settings, connection, onFault, clockFor(settings));
  await product.jobs.poke(); // what the loading set off
  await product.close();
};
