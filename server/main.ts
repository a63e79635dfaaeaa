import { fileURLToPath } from 'node:url';
import { demoAccounts } from './demo/accounts.ts';
import { endWithParent, fillElsewhere, toFill } from './first-start.ts';
import { forgetStart } from './forget-start.ts';
import { fillProduct, isFirstStart, openProduct } from './open.ts';
import { readSettings, type Settings, WrongSettings } from './platform/config.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const complain = (fault: unknown) => void process.stderr.write(`${String(fault)}\n`);

const fill = async (settings: Settings) => {
  endWithParent();
  await fillProduct(settings, complain);
  process.exit(0);
};

const run = async () => {
  const settings = readSettings(process.env);
  if (process.argv[2] === toFill) return fill(settings);
  if (isFirstStart(settings) && !(await fillElsewhere(fileURLToPath(import.meta.url)))) process.exit(1);
  const product = await openProduct(settings, complain);
  forgetStart();
  say(`${settings.PRODUCT_NAME} is ready at ${settings.BASE_URL}`);
  if (settings.demo) say(demoAccounts());
  // Once, however often it is said: a terminal tells us and who started us, who tells us again.
  let closing: Promise<never> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void (closing ??= product.close().then(() => process.exit(0))));
  }
};

run().catch((error: unknown) => {
  const expected = error instanceof WrongSettings || error instanceof FolderInUse;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
