// A PostgreSQL database for one run of .ci/run. `make <name>` finds a server, or starts the one that Debian installed
// if none answers, and prints the address of the new database; `drop <address>` removes it again.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const [verb, given = ''] = process.argv.slice(2);

const connect = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  return client;
};
const speak = async (connectionString, ...statements) => {
  const client = await connect(connectionString);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
const inside = (server, name) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** The default users of images and packages, which may connect from the same machine. */
const usualServers = ['postgres', 'root', 'postgres:postgres'].map(
  (user) => `postgresql://${user}@127.0.0.1:5432/postgres`,
);

const firstThatAnswers = async (servers) => {
  for (const server of servers) {
    try {
      await speak(server, 'select 1');
      return server;
    } catch {
      // Try the next one.
    }
  }
  return undefined;
};

const said = (command, args, input) => spawnSync(command, args, { encoding: 'utf8', input });

/**
 * Starts the server that Debian installed and creates a role of our own on it, because its own users can connect only
 * through the socket.
 */
const ofDebian = (role) => {
  for (const line of said('pg_lsclusters', ['--no-header']).stdout?.trim().split('\n').filter(Boolean) ?? []) {
    const [version, name, port, status] = line.split(/\s+/);
    if (status !== 'online') said('pg_ctlcluster', [version, name, 'start']);
    const password = randomBytes(18).toString('hex');
    const statement = `create role ${role} login createdb password '${password}'`;
    const made = said('su', ['postgres', '-s', '/bin/sh', '-c', `psql -p ${port} -qAt -v ON_ERROR_STOP=1`], statement);
    if (made.status === 0) return `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`;
  }
  return undefined;
};

const make = async (name) => {
  const server = (await firstThatAnswers(usualServers)) ?? ofDebian(name);
  if (!server) throw new Error('No PostgreSQL was found: start one, or set TEST_DATABASE_URL.');
  await speak(server, `create database ${name}`);
  console.log(inside(server, name));
};

const drop = async (address) => {
  const name = new URL(address).pathname.slice(1);
  await speak(inside(address, 'postgres'), `drop database if exists ${name} with (force)`);
  const ours = new URL(address).username === name;
  if (ours)
    said('su', ['postgres', '-s', '/bin/sh', '-c', `psql -p ${new URL(address).port} -qAt`], `drop role ${name}`);
};

try {
  await (verb === 'make' ? make(given) : drop(given));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
