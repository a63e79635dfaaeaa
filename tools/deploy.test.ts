import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '../server/platform/config.ts';
import { contextFiles, readDockerfile, readEnvironment, readPairs } from './deploy.fixture.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const guide = read('docs/DEPLOY.md');
const files = readdirSync('deploy');
const example = readEnvironment('deploy/lantern.env.example');

/** Names in capitals that others read: Docker Compose, the Caddyfile, DNS, systemd, SQL. */
const othersNames = new Set(['LANTERN_HOST', 'LANTERN_UPSTREAM', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB']);
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name));

test('every setting that the guide or a file of deploy/ names is one', () => {
  const known = new Set<string>(settingNames);
  const texts = {
    'docs/DEPLOY.md': guide,
    ...Object.fromEntries(files.map((file) => [file, read(join('deploy', file))])),
  };
  const unknown = Object.entries(texts).flatMap(([file, text]) =>
    [...namesIn(text)]
      .filter((name) => !known.has(name) && !othersNames.has(name) && !/^(AF|[A-Z]+_HEX|CMD)_/.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect([...namesIn(guide)].filter((name) => known.has(name)).length).toBeGreaterThan(15);
});

test('every setting is in the example of the environment file, and nothing else is', () => {
  expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted());
});

test('every setting is in the table of the README', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
  const written = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell).join(', ');
  const named = [...written.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const first = named.findLast((name) => name.startsWith('FILES_S3')) ?? '';
  const inTable = new Set(named.map((name) => (name.startsWith('_') ? first.replace('_BUCKET', name) : name)));
  expect(settingNames.filter((name) => !inTable.has(name))).toEqual([]);
});

test('the example starts in production once its key is made', () => {
  const key = '9f3b0c5de1a47826b5d90f7e3c2a6148';
  expect(() => readSettings(example)).toThrow('The setting SECRET_KEY is wrong');
  expect(readSettings({ ...example, SECRET_KEY: key })).toMatchObject({
    production: true,
    demo: false,
    apiDocs: false,
  });
});

test('the guide names only files that are there, and every file of deploy/', () => {
  const named = new Set([...guide.matchAll(/deploy\/([\w.-]+\w)/g)].map(([, file = '']) => file));
  named.delete('lantern.env'); // the reader makes these two
  expect([...named].filter((file) => file !== '.env' && !existsSync(join('deploy', file)))).toEqual([]);
  expect(files.filter((file) => !named.has(file) && file !== 'Dockerfile')).toEqual([]);
  const links = [...guide.matchAll(/\]\(((?!#|http)[^)#]+)/g)].map(([, to = '']) => join('docs', to));
  expect(links.filter((to) => !existsSync(to))).toEqual([]);
});

test('the image is built by the steps of the guide, runs as nobody, and says when it is healthy', () => {
  const [build, last] = readDockerfile('deploy/Dockerfile');
  const ran = (build?.steps ?? []).filter(({ verb }) => verb === 'RUN').map(({ what }) => what);
  expect(ran).toHaveLength(3);
  for (const command of ran) expect(guide, command).toContain(`\n${command}\n`);
  const steps = last?.steps ?? [];
  const of = (wanted: string) => steps.filter(({ verb }) => verb === wanted).map(({ what }) => what);
  expect(of('USER')).toEqual(['1000:1000']);
  expect(of('HEALTHCHECK')[0]).toContain('/healthz');
  expect(of('CMD')).toEqual(['["node", "dist/server/main.js"]']);
  expect(readPairs(of('ENV')[0] ?? '')).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  const copied = of('COPY').map((what) => what.split(' ').at(-1));
  expect(copied).toEqual(['./package.json', './node_modules', './db', './dist']);
});

test('an image is built from the sources alone: no data, no secrets, no history', () => {
  const context = contextFiles();
  for (const needed of ['package-lock.json', 'tools/build.mjs', 'server/main.ts', 'db/001-accounts.sql'])
    expect(context).toContain(needed);
  expect(
    context.filter((path) => /^(\.git|\.ci|node_modules|dist|data)(\/|$)|(^|\/)(lantern)?\.env$/.test(path)),
  ).toEqual([]);
});

interface Service {
  build?: { context: string; dockerfile: string };
  restart: string;
  environment: Record<string, string>;
  ports?: string[];
  volumes: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  networks: object;
}

test('of the compose file only the proxy is reached from outside, and the product may do little', () => {
  const { services } = parse(read('deploy/compose.yaml')) as Compose;
  expect(Object.keys(services)).toEqual(['app', 'db', 'proxy']);
  const { app, db, proxy } = services;
  expect(existsSync(join('deploy', app?.build?.context ?? '', app?.build?.dockerfile ?? ''))).toBe(true);
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  expect(db?.networks).toEqual(['inside']);
  expect(proxy?.networks).toEqual(['outside']);
  expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  const known = new Set<string>(settingNames);
  expect(Object.keys(app?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
});

test('each service of the compose file starts again, after what it needs, with folders and networks that are there', () => {
  const { services, volumes, networks } = parse(read('deploy/compose.yaml')) as Compose;
  for (const { volumes: used, networks: on, depends_on: needs = {}, restart } of Object.values(services)) {
    expect(restart).toBe('unless-stopped');
    expect(Object.values(needs).filter(({ condition }) => condition !== 'service_healthy')).toEqual([]);
    const named = used.map((one) => one.split(':')[0] ?? '');
    expect(named.filter((one) => (one.startsWith('.') ? !existsSync(join('deploy', one)) : !(one in volumes)))).toEqual(
      [],
    );
    expect(on.filter((one) => !(one in networks))).toEqual([]);
    expect(Object.keys(needs).filter((one) => !(one in services))).toEqual([]);
  }
});

test('the units run the release that is current, as a user of its own that writes to its data alone', () => {
  for (const unit of ['lantern.service', 'lantern-backup.service']) {
    const text = read(join('deploy', unit));
    for (const line of ['User=lantern', 'WorkingDirectory=/opt/lantern/current', 'ProtectSystem=strict'])
      expect(text.split('\n'), unit).toContain(line);
    expect(text, unit).toContain('EnvironmentFile=/etc/lantern/lantern.env');
  }
  expect(read('deploy/lantern.service')).toContain('ExecStart=/usr/bin/node dist/server/main.js\n');
  expect(read('deploy/lantern.service')).toContain('StateDirectory=lantern\n'); // /var/lib/lantern, the DATA_DIR
  expect(example.DATA_DIR).toBe('/var/lib/lantern');
});

test('both proxies leave event streams alone, hide the figures, and let the largest body through', () => {
  const nginx = read('deploy/nginx.conf');
  for (const place of ['location = /api/v2/my/live', 'location ~ ^/api/v2/meetings/[^/]+/stream$']) {
    const [, block = ''] = nginx.split(`${place} {`);
    expect(block.split('}')[0]).toContain('proxy_buffering off;');
  }
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('client_max_body_size 44m;'); // 2 × 20 MiB of files, twice what a form takes, and 2 MiB of text
  const caddy = read('deploy/Caddyfile');
  for (const line of ['flush_interval -1', 'max_size 44MiB', 'respond @figures 404', 'X-Forwarded-For {remote_host}'])
    expect(caddy).toContain(line);
});

test('the dashboard asks only for figures that are written', () => {
  const written = read('server/metrics.ts');
  const gauges = [...written.matchAll(/gauge\(registers, '(\w+)'/g)].map(([, name = '']) => `lantern_${name}`);
  const counted = [...written.matchAll(/name: '(lantern_\w+)'/g)].map(([, name = '']) => name);
  const ours = new Set([...gauges, ...counted, 'lantern_http_request_duration_seconds_bucket']);
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/lantern_\w+/g) ?? []));
  expect(asked.filter((name) => !ours.has(name))).toEqual([]);
  expect(new Set(asked).size).toBeGreaterThanOrEqual(8);
});
