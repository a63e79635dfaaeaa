// Builds what `npm start` runs: the pages with vite, the server and its worker threads with esbuild in one file each,
// and the embedded database in its initial state. Nothing is rebuilt while the sources and the lockfile are unchanged.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bin, exitWith, filesBelow, isCommand } from './house.mjs';
import { generateRouteTree, pagePatterns } from './route-tree.mjs';
import { overweight } from './weigh.mjs';

const stamp = 'dist/stamp';
const pageList = 'dist/web/pages.json';
const databaseFolder = 'dist/database';
/** What can be started: the server, and the commands of whoever runs an installation. */
const entries = ['server/main.ts', 'server/admin.ts', 'server/doctor.ts', 'server/backup.ts', 'server/restore.ts'];
const commands = entries.map((file) => `dist/server/${basename(file, '.ts')}.js`);
const made = [
  'dist/web/index.html',
  'dist/web/service-worker.js',
  pageList,
  ...commands,
  `${databaseFolder}/PG_VERSION`,
];

/** Packages with native or wasm parts, extra files next to their code, or optional parts: they are not bundled. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'sharp',
  'pg-native',
  '@fastify/swagger-ui',
  'pdfmake',
  'fontkit',
];

/** Defines what code written for `require` expects to exist, under names that neither a package nor we use. */
const banner = [
  "import{createRequire as __requireFrom}from'node:module';",
  "import{dirname as __folderOf}from'node:path';",
  "import{fileURLToPath as __pathOf}from'node:url';",
  'const require=__requireFrom(import.meta.url),__filename=__pathOf(import.meta.url),__dirname=__folderOf(__filename);',
].join('');

/**
 * A summary of the build's sources by name, size and time of change; reading every byte would add a second to the
 * start.
 */
const fingerprint = () => {
  const tools = ['tools/build.mjs', 'tools/route-tree.mjs'];
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'lingui.config.ts', ...tools];
  const sources = filesBelow(['contract', 'server', 'web', 'db', 'tools/web']).filter(
    (file) => !/\.(test|twin|fixture)\.|\.gen\.ts$/.test(file),
  );
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources, ...settings.filter((one) => existsSync(one))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** Compresses what the browser loads, once here instead of on each request. */
const pack = async (file) => {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
};

/** Runs a program until it ends, showing its output. */
const run = async (program, args, env = process.env) => {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code] = await once(child, 'exit');
  return code === 0;
};

/** Vite's own minifier leaves two or three of a hundred bytes of the first loads that this one finds. */
const shrink = async (file) => {
  const { minify } = await import('@swc/core');
  const { code } = await minify(readFileSync(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    mangle: true,
  });
  writeFileSync(file, code);
};

const buildPages = async () => {
  await generateRouteTree(); // vite's plugin does it too, but says nothing of a fault
  if (!(await run(bin('vite'), ['build', '--logLevel', 'warn']))) throw new Error('the pages could not be built');
  const assets = filesBelow(['dist/web/assets']).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(assets.filter((file) => file.endsWith('.js')).map(shrink));
  await Promise.all(assets.map(pack));
  writeFileSync(pageList, JSON.stringify(pagePatterns(), null, 2));
  await buildWorker();
};

/** What runs beside the pages (web/app/offline), in one file at the root: only from there may it answer for all of them. */
const buildWorker = async () => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['web/app/offline/service-worker.ts'],
    outfile: 'dist/web/service-worker.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // It changes with the pages, so that a browser takes both anew.
    banner: {
      js: `/* ${createHash('sha256').update(readFileSync('dist/web/index.html')).digest('hex').slice(0, 16)} */`,
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
};

const packageOf = (input) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[0];

/**
 * A bundled package with machine code or wasm would look for it next to the bundle, and fail only at some later time.
 */
const refuseNative = (inputs) => {
  const packages = new Set(Object.keys(inputs).map(packageOf).filter(Boolean));
  const native = [...packages].filter((folder) =>
    filesBelow([folder.replace(/\/$/, '')]).some((file) => /\.(node|wasm)$/.test(file)),
  );
  if (native.length > 0) throw new Error(`keep these out of the bundle, they bring native parts: ${native.join(', ')}`);
};

/**
 * A single character beyond the first 256 makes the engine store the whole file with two bytes per character: ten
 * megabytes more. Those that esbuild leaves are in comments and regular expressions, where an escape sequence means the
 * same.
 */
const keepOneByteLetters = (file) => {
  const text = readFileSync(file, 'utf8');
  const numbered = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, text.replaceAll(/[\u0100-\uffff]/g, numbered));
};

/** Builds the server into a few files and each worker thread into one; the folder contains nothing else afterwards. */
export const buildServer = async (folder, starts = entries) => {
  rmSync(folder, { recursive: true, force: true });
  const { build } = await import('esbuild');
  const workers = filesBelow(['server']).filter((file) => file.endsWith('.worker.mjs'));
  const common = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Selects the lean variant of libraries that have two; our own differences between environments are settings.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: external.flatMap((name) => [name, `${name}/*`]),
    banner: { js: banner },
    metafile: true,
    sourcemap: 'linked',
    logLevel: 'warning',
  };
  const bundles = await Promise.all([
    // Modules that an entry imports later go into files of their own, which are read while the database wakes up.
    build({ ...common, entryPoints: starts, outdir: folder, splitting: true, chunkNames: '[name]-[hash]' }),
    // Workers keep their names, because the code that starts them looks for them next to itself.
    ...workers.map((file) => build({ ...common, entryPoints: [file], outfile: `${folder}/${basename(file)}` })),
  ]);
  for (const { metafile } of bundles) refuseNative(metafile.inputs);
  filesBelow([folder])
    .filter((file) => file.endsWith('.js'))
    .forEach(keepOneByteLetters);
};

/**
 * Creates a database that is migrated and has its lists but no demonstration data: a first start copies it and saves
 * three seconds.
 */
const buildDatabase = async () => {
  const beside = 'dist/making';
  for (const folder of [databaseFolder, beside]) rmSync(folder, { recursive: true, force: true });
  const { PATH, HOME } = process.env; // no setting of whoever builds
  const env = { PATH, HOME, DATA_DIR: beside, DEMO: 'off', LOG_LEVEL: 'warn' };
  if (!(await run(process.execPath, ['dist/server/main.js', 'fill'], env)))
    throw new Error('no database could be made');
  renameSync(`${beside}/database`, databaseFolder);
  rmSync(beside, { recursive: true });
};

/** Builds whatever is out of date; returns whether anything was. */
const buildIfNeeded = async () => {
  const now = fingerprint();
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now && made.every((file) => existsSync(file));
  if (fresh) return false;
  const began = performance.now();
  rmSync(stamp, { force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  await buildServer('dist/server');
  await Promise.all([buildPages(), buildDatabase()]);
  writeFileSync('dist/commit', spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout ?? '');
  for (const file of made) if (!existsSync(file)) throw new Error(`the build did not make ${file}`);
  writeFileSync(stamp, now);
  console.log(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
};

/** Builds, or ends the process with one sentence, below the output of vite and esbuild. */
export const buildOrStop = async () => {
  try {
    return await buildIfNeeded();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

if (isCommand(import.meta.url)) {
  if (!(await buildOrStop())) console.log('nothing has changed since the last build');
  // Only an explicit build fails over weight; starting the product is not prevented.
  exitWith(overweight(), 'first loads weighed');
}
