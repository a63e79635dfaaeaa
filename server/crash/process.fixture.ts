import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildServer } from '../../tools/build.mjs';
import { projectFolder } from '../platform/project-folder.ts';

/** A port that nothing listens on. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  said: string;
  complained: string;
}

export interface Running {
  url: string;
  port: number;
  pid: number;
  ended: Promise<Ended>;
  signal: (name: NodeJS.Signals) => void;
  /** As if the power went out: the process gets no chance to run anything more. */
  kill: () => Promise<Ended>;
  stop: () => Promise<Ended>;
}

const running = new Set<ChildProcess>();

/** For afterEach: ends whatever a failed test left running. */
export const endAll = async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => once(child, 'exit')));
};

type Environment = Record<string, string>;
const usual: Environment = {
  NODE_ENV: 'development',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '100000',
  BASE_URL: '',
  SECRET_KEY: '',
  PORT: '',
  HOST: '',
};

/**
 * The current server, bundled as for a normal start: run from its sources, each process would take ten seconds to
 * start.
 */
const bundle = async () => {
  const folder = join(projectFolder(), '.cache', 'servers', process.env.VITEST_POOL_ID ?? '1');
  await buildServer(folder);
  return folder;
};
let bundled: Promise<string> | undefined;

const start = async (environment: Environment, [program = 'main', ...words]: readonly string[] = []) => {
  const child = spawn(process.execPath, [join(await (bundled ??= bundle()), `${program}.js`), ...words], {
    cwd: projectFolder(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...usual, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  let complained = '';
  child.stdout.on('data', (words: Buffer) => (said += String(words)));
  child.stderr.on('data', (words: Buffer) => (complained += String(words)));
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    running.delete(child);
    return { code: code as Ended['code'], signal: signal as Ended['signal'], said, complained };
  });
  return { child, ended };
};

/** Runs the real server in a process of its own until that process ends. */
export const runToEnd = async (environment: Environment): Promise<Ended> => (await start(environment)).ended;

/** Runs a command of an installation, such as `admin first you@example.com`, in a process of its own. */
export const runCommand = async (words: readonly string[], environment: Environment): Promise<Ended> =>
  (await start(environment, words)).ended;

/** Starts the real server in a process of its own; signals may be sent to it before it is ready. */
export const launch = async (environment: Environment) => {
  const { child, ended } = await start(environment);
  return { ended, signal: (name: NodeJS.Signals) => void child.kill(name) };
};

/** Starts the real server in a process of its own and waits until it answers. */
export const startServer = async (environment: Environment): Promise<Running> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, ended } = await start({ BASE_URL: url, PORT: String(port), ...environment });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (words: Buffer) => words.includes('is ready') && resolve());
  });
  const failed = ended.then(({ code, complained }) => {
    throw new Error(`the server ended with ${code}: ${complained}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  const send = (name: NodeJS.Signals) => {
    child.kill(name);
    return ended;
  };
  return {
    url,
    port,
    pid: child.pid ?? 0,
    ended,
    signal: (name) => void child.kill(name),
    kill: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
  };
};
