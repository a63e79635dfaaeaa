import { parseArgs } from 'node:util';
import { complain, say } from './command.ts';
import { connect } from './connect.ts';
import { readSettings, type Settings, WrongSettings } from './platform/config.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import type { AdminCommand } from './admin-acts.ts';

// `npm run admin`, or `node dist/server/admin.js` where only the build is installed: who may run the platform. It works
// beside running servers on PostgreSQL; the embedded database has to be free.

const usage = `Who may run the platform: its platform admins.

  first <email> [--name "First Last"]   makes the first one: opens an account or raises the one with this address
  list                                  says who they are
  grant <email>                         makes somebody who has an account a platform admin
  revoke <email>                        takes the role away again
  reset-password <email>                sends anybody a link to choose a new password

Start it as "npm run admin -- first you@example.com" or "node dist/server/admin.js first you@example.com", with the
settings of the server.`;

const wrongUse = 2;
const failed = 1;

const end = (code: number, line: string): never => {
  complain(line);
  process.exit(code);
};

/** Exactly one address, except for `list`, and a name only for `first`. */
const readCommand = (words: string[]): AdminCommand | null => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [verb, email, ...more] = positionals;
  if (values.help || more.length > 0) return null;
  if (verb === 'list') return email === undefined && values.name === undefined ? { verb } : null;
  if (email === undefined) return null;
  if (verb === 'first') return { verb, email: email.trim(), name: values.name };
  if (values.name !== undefined) return null;
  return verb === 'grant' || verb === 'revoke' || verb === 'reset-password' ? { verb, email: email.trim() } : null;
};

const commandIn = (words: string[]) => {
  try {
    return readCommand(words);
  } catch {
    return null; // an option that we do not have
  }
};

const run = async (command: AdminCommand, settings: Settings) => {
  const connection = connect(settings, complain);
  const { carryOut } = await import('./admin-acts.ts');
  const { lines, wasRefused } = await carryOut(command, { settings, connection, onFault: complain });
  for (const line of lines) (wasRefused ? complain : say)(line);
  process.exit(wasRefused ? wrongUse : 0);
};

const start = async () => {
  const words = process.argv.slice(2);
  const command = commandIn(words);
  if (command === null)
    return words.some((word) => word === '--help' || word === '-h') ? say(usage) : end(wrongUse, usage);
  // What the product logs would stand between the lines for whoever runs this.
  await run(command, readSettings({ ...process.env, LOG_LEVEL: 'silent' }));
};

start().catch((error: unknown) => {
  if (error instanceof FolderInUse)
    end(
      failed,
      `${error.message}\nThe embedded database takes one process at a time: stop the server, run this command again, then start the server.`,
    );
  if (error instanceof WrongSettings) end(failed, error.message);
  end(failed, error instanceof Error ? String(error.stack) : String(error));
});
