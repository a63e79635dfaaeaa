import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyGround, type ServerPlace } from '../server/crash/ground.fixture.ts';
import { freePort } from '../server/crash/process.fixture.ts';
import { contextFiles, readDockerfile, readEnvironment, readPairs } from './deploy.fixture.ts';

// The image is built without Docker, by the steps of its Dockerfile: a folder per stage takes the place of the stage's file
// system. Then its CMD runs with the example's settings, as the user that it names.

const isRoot = process.getuid?.() === 0;
const root = mkdtempSync(join(tmpdir(), 'lantern-image-'));
chmodSync(root, 0o755);
let ground: ServerPlace;
afterAll(async () => {
  await ground.drop();
  rmSync(root, { recursive: true, force: true });
});

interface Built {
  folder: string;
  env: Record<string, string>;
  user: { uid: number; gid: number } | undefined;
  cmd: string[];
  healthCheck: string[];
}

const { PATH = '', HOME = '' } = process.env;

const run = (command: string, cwd: string, env: Record<string, string>) => {
  if (command.startsWith('chown ') && !isRoot) return; // only root gives files away
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
};

const copy = (what: string, folder: string) => {
  if (what === '. .') {
    for (const path of contextFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(path, join(folder, path));
    }
    return;
  }
  const [, stage = '', from = '', to = ''] = /^--from=(\S+) (\S+) (\S+)$/.exec(what) ?? [];
  cpSync(join(root, stage, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
};

const commandIn = (what: string) => JSON.parse(what.slice(what.indexOf('['))) as string[];

/** Carries out the steps of a stage; an unknown one fails, so that nothing in the Dockerfile goes untried. */
const buildStage = ({ name, steps }: ReturnType<typeof readDockerfile>[number]): Built => {
  const built: Built = { folder: join(root, name), env: {}, user: undefined, cmd: [], healthCheck: [] };
  const carryOut: Record<string, (what: string) => void> = {
    WORKDIR: (what) => {
      built.folder = join(root, name, what);
      mkdirSync(built.folder, { recursive: true });
    },
    COPY: (what) => copy(what, built.folder),
    ENV: (what) => Object.assign(built.env, readPairs(what)),
    RUN: (what) => run(what, built.folder, built.env),
    USER: (what) => {
      const [uid = 0, gid = 0] = what.split(':').map(Number);
      if (isRoot) built.user = { uid, gid };
    },
    VOLUME: () => {},
    EXPOSE: () => {},
    HEALTHCHECK: (what) => (built.healthCheck = commandIn(what)),
    CMD: (what) => (built.cmd = commandIn(what)),
  };
  for (const { verb, what } of steps) {
    const step = carryOut[verb];
    if (!step) throw new Error(`${verb} is not tried here`);
    step(what);
  }
  return built;
};

let image: Built;
beforeAll(async () => {
  ground = await emptyGround();
  const [build, last] = readDockerfile('deploy/Dockerfile').map((stage) => buildStage(stage));
  if (!build || !last) throw new Error('the Dockerfile has two stages');
  image = last;
}, 20 * 60_000);

const start = async () => {
  const { folder, env, user, cmd } = image;
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL } = ground.settings;
  const SECRET_KEY = '9f3b0c5de1a47826b5d90f7e3c2a6148';
  const here = {
    HOST: '127.0.0.1',
    PORT: port,
    BASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL,
    SECRET_KEY,
  };
  const settings = { ...readEnvironment('deploy/lantern.env.example'), ...env, ...here };
  const [program = '', ...args] = cmd;
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  child.stdout.on('data', (words: Buffer) => (said += String(words)));
  child.stderr.on('data', (words: Buffer) => (said += String(words)));
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('is ready at') && resolve());
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  const isHealthy = () => {
    const [, ...check] = ['', ...image.healthCheck];
    const [tool = '', ...rest] = check;
    return spawnSync(tool, rest, { cwd: folder, env: { PATH, PORT: port }, ...user }).status === 0;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return code;
  };
  return { child, ready, url, isHealthy, stop };
};

test('what the Dockerfile builds starts in production from an empty folder, as nobody, and serves the product', async () => {
  const { child, ready, url, isHealthy, stop } = await start();
  expect(isHealthy()).toBe(false);
  await ready;
  expect(isHealthy()).toBe(true);
  if (isRoot) {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    expect(/^Uid:\t(\d+)\t(\d+)/m.exec(status)?.slice(1)).toEqual(['1000', '1000']);
    expect(statSync(join(image.folder, 'data')).uid).toBe(1000);
  }
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  const page = await fetch(`${url}/users/sign_in`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
  const [, script = ''] = /<script type="module"[^>]*src="([^"]+)"/.exec(html) ?? [];
  const loaded = await fetch(url + script);
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  for (const path of ['/dev/mailbox', '/api/docs', '/metrics'])
    expect((await fetch(url + path, { headers: { accept: 'application/json' } })).status, path).toBe(404);
  expect(await stop()).toBe(0);
  expect(isHealthy()).toBe(false);
});

test('the image holds what the server loads at run time, and none of what built it', () => {
  const { folder } = image;
  for (const name of ['vite', 'vitest', 'oxlint', 'playwright-core', '@mantine', '@lantern'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);
  for (const name of ['server', 'web', 'tools', '.git', 'deploy', 'db/demo'])
    expect(existsSync(join(folder, name)), name).toBe(false);
  // Packages with native or wasm parts are not in the bundle (tools/build.mjs).
  for (const name of ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', '@fastify/swagger-ui'])
    run(`node --input-type=module -e "await import('${name}')"`, folder, {});
});
