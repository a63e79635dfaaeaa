import pg from 'pg';

const workers = [1, 2];

/** The scratch database of one test worker, beside the one that `url` names. */
const scratchUrl = (url: string, worker: number | string) => {
  const scratch = new URL(url);
  scratch.pathname = `${scratch.pathname}_w${worker}`;
  return scratch.href;
};

/** On PostgreSQL each worker has a database of its own, new for each run; the embedded one needs nothing. */
export const setup = async ({ config }: { config: { env: Record<string, string | undefined> } }) => {
  const url = config.env.DATABASE_URL ?? '';
  if (url === '') return undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = workers.map((worker) => new URL(scratchUrl(url, worker)).pathname.slice(1));
  const drop = async () => {
    for (const name of names) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  };
  await drop();
  for (const name of names) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  return async () => {
    await drop();
    await client.end();
  };
};
