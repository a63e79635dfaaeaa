import { demoAccounts } from './demo/accounts.ts';
import { openProduct } from './open.ts';
import { readSettings, WrongSettings } from './platform/config.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const run = async () => {
  const settings = readSettings(process.env);
  const product = await openProduct(settings, (fault) => void process.stderr.write(`${String(fault)}\n`));
  say(`${settings.PRODUCT_NAME} is ready at ${settings.BASE_URL}`);
  if (settings.demo) say(demoAccounts());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.close().then(() => process.exit(0)));
  }
};

run().catch((error: unknown) => {
  const expected = error instanceof WrongSettings || error instanceof FolderInUse;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
