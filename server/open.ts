import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAttachment } from './adapters/attachments.ts';
import { readImage } from './adapters/images.ts';
import { smtpMail } from './adapters/smtp.ts';
import { httpWhatsApp } from './adapters/whatsapp.ts';
import { buildApp } from './app.ts';
import type { Connection } from './connect.ts';
import { loadDemo } from './demo/load.ts';
import { loadQuestions } from './modules/programmes/index.ts';
import { loadReference } from './modules/reference/index.ts';
import { openFiles } from './open-files.ts';
import type { Vendors } from './parts.ts';
import { openDoor } from './platform/backup/door.ts';
import { openBus } from './platform/bus.ts';
import { type Clock, movableClock, systemClock } from './platform/clock.ts';
import type { Settings } from './platform/config.ts';
import { projectFolder } from './platform/project-folder.ts';

const openVendors = (settings: Settings): Vendors => ({
  files: openFiles(settings),
  images: { read: readImage },
  readAttachment,
  whatsApp:
    settings.WHATSAPP_URL && settings.WHATSAPP_TOKEN
      ? httpWhatsApp({ url: settings.WHATSAPP_URL, token: settings.WHATSAPP_TOKEN })
      : null,
  mail: settings.SMTP_URL ? smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) : null,
});

/** B52: the room's address on the platform and in a portal. */
const meetingRoom = /^\/(?:main|app\/[^/]+\/[^/]+)\/bookings\/\d+\/room\/?$/i;

/** The built web app, and which addresses are pages of it: any other address gets its 404 view with the status 404. */
const builtPages = () => {
  const folder = join(projectFolder(), 'dist', 'web');
  const list = join(folder, 'pages.json'); // the last that the build writes
  if (!existsSync(list)) return {};
  const listed = JSON.parse(readFileSync(list, 'utf8')) as string[];
  // The router ignores case too.
  const patterns = listed.map((one) => new RegExp(one, 'i'));
  const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));
  const usesDevices = (path: string) => meetingRoom.test(path);
  return { pages: { folder, isPage, usesDevices } };
};

/** Everything except listening and running jobs: migrated and filled. */
const openFilled = async (
  settings: Settings,
  { database, migrated }: Connection,
  onFault: (fault: unknown) => void,
  clock: Clock,
) => {
  const bus = await openBus(database, onFault);
  const vendors = openVendors(settings);
  const app = buildApp({ settings, database, clock, bus, vendors, ...builtPages() });
  // The routes are registered while the database wakes up.
  await Promise.all([migrated(), app.server.ready()]);
  await loadReference(database.transact);
  await loadQuestions(database.transact);
  await app.jobs.prepare();
  if (settings.demo && (await loadDemo({ transact: app.transact, files: vendors.files, now: clock.now() }))) {
    await app.jobs.runSchedules(); // averages, next slots
  }

  /** Answers the calls under way, lets jobs finish, then closes the database. */
  const close = async () => {
    await app.server.close();
    await app.jobs.close();
    await bus.close();
    await database.close();
  };
  return { ...app, database, clock, close };
};

const clockFor = (settings: Settings) => (settings.production ? systemClock : movableClock());

/** Everything that a running product is made of: migrated, filled and listening. `close` shuts it down in order. */
export const openProduct = async (
  settings: Settings,
  connection: Connection,
  onFault: (fault: unknown) => void,
  clock: Clock = clockFor(settings),
) => {
  const product = await openFilled(settings, connection, onFault, clock);
  await product.server.listen({ port: settings.PORT, host: settings.HOST });
  product.jobs.work();
  if (product.database.kind === 'postgresql') return product;
  const closeDoor = await openDoor(settings.DATA_DIR, product.database.copyTo, onFault);
  const close = async () => {
    closeDoor();
    await product.close();
  };
  return { ...product, close };
};

/** Creates what later starts of the product expect to find; serves no requests. */
export const fillProduct = async (settings: Settings, connection: Connection, onFault: (fault: unknown) => void) => {
  const product = await openFilled(settings, connection, onFault, clockFor(settings));
  await product.jobs.poke(); // what the loading set off
  await product.close();
};
