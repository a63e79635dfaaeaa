import { fileURLToPath } from 'node:url';
import { complain, say } from './command.ts';
import { connect, isFirstStart } from './connect.ts';
import { endWithParent, fillElsewhere, toFill } from './first-start.ts';
import { warningAtStart } from './doctor/judge-settings.ts';
import { spareMemory } from './spare-memory.ts';
import { readSettings, type Settings, WrongSettings } from './platform/config.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';

// Loading the modules takes half a second, so it happens while the database is being filled or woken.
const readProduct = () => import('./open.ts');

const fill = async (settings: Settings) => {
  endWithParent();
  const connection = connect(settings, complain);
  const { fillProduct } = await readProduct();
  await fillProduct(settings, connection, complain);
  process.exit(0);
};

const run = async () => {
  const settings = readSettings(process.env);
  if (process.argv[2] === toFill) return fill(settings);
  if (isFirstStart(settings)) {
    const [isFilled] = await Promise.all([fillElsewhere(fileURLToPath(import.meta.url)), readProduct()]);
    if (!isFilled) process.exit(1);
  }
  const connection = connect(settings, complain);
  const { openProduct } = await readProduct();
  const product = await openProduct(settings, connection, complain);
  spareMemory();
  // Before we say that we are ready: whoever reads that may send a signal at once. Close only once, however often we
  // are told: in a terminal both the terminal and our parent process send the signal.
  let closing: Promise<never> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void (closing ??= product.close().then(() => process.exit(0))));
  }
  say(`${settings.PRODUCT_NAME} is ready at ${settings.BASE_URL}`);
  const warning = warningAtStart(settings);
  if (warning !== null) complain(warning);
  if (settings.demo) say((await import('./demo/accounts.ts')).demoAccounts());
};

run().catch((error: unknown) => {
  const expected = error instanceof WrongSettings || error instanceof FolderInUse;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
